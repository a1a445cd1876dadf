// Synthesized sounds; off by default.
import { settings } from "./settings.svelte";

export type Sound =
  | "step"
  | "card"
  | "draw"
  | "wave"
  | "chest"
  | "win"
  | "turn"
  | "tick"
  | "go"
  | "lay"
  | "wrong"
  | "growl"
  | "dice"
  | "dig"
  | "punch"
  | "coin";

let air: AudioContext | undefined;

function tone(at: number, frequency: number, length: number, volume: number, shape: OscillatorType = "sine"): void {
  const context = air!;
  const voice = new OscillatorNode(context, { frequency, type: shape });
  const gain = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

function noise(at: number, frequency: number, length: number, volume: number): void {
  const context = air!;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length);
  const source = new AudioBufferSourceNode(context, { buffer: samples });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: volume }))
    .connect(context.destination);
  source.start(context.currentTime + at);
}

const SCORE: Record<Sound, () => void> = {
  step: () => [0, 0.09, 0.18].forEach((at, n) => tone(at, 190 + 18 * n, 0.07, 0.14, "triangle")),
  card: () => noise(0, 2600, 0.12, 0.22),
  draw: () => noise(0, 3600, 0.09, 0.14),
  wave: () => noise(0, 500, 0.9, 0.3),
  chest: () => [0, 0.12].forEach((at) => tone(at, 330 + 220 * at * 8, 0.25, 0.12, "square")),
  win: () => [523, 659, 784, 1047].forEach((hz, n) => tone(n * 0.13, hz, 0.5, 0.16, "triangle")),
  tick: () => tone(0, 440, 0.12, 0.14, "triangle"),
  go: () => tone(0, 880, 0.35, 0.16, "triangle"),
  lay: () => noise(0, 1900, 0.05, 0.2),
  wrong: () => [220, 165].forEach((hz, n) => tone(n * 0.14, hz, 0.3, 0.12, "sawtooth")),
  growl: () => [0, 0.1, 0.2].forEach((at, n) => tone(at, 70 + 9 * (n % 2), 0.22, 0.2, "sawtooth")),
  dice: () => [0, 0.07, 0.16, 0.3, 0.42].forEach((at, n) => noise(at, 1500 + 220 * (n % 3), 0.05, 0.3)),
  dig: () => [0, 0.16].forEach((at) => noise(at, 320, 0.16, 0.5)),
  punch: () => (noise(0, 180, 0.14, 0.7), tone(0, 90, 0.16, 0.2, "triangle")),
  coin: () => [1250, 1660].forEach((hz, n) => tone(n * 0.05, hz, 0.16, 0.07)),
  turn: () => [659, 880].forEach((hz, n) => tone(n * 0.11, hz, 0.35, 0.12)),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    air ??= new AudioContext();
    if (air.state === "suspended") void air.resume(); // browsers allow no sound before the first click
    SCORE[sound]();
  } catch {
    // no audio device
  }
}
