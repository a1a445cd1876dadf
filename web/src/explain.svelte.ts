// What things on the table mean: one sentence, shown when something is pointed at, focused by keyboard, or pressed long.
import type { Attachment } from "svelte/attachments";
import { showRules } from "./rules.svelte";
import { loadMessages } from "./words.svelte";

const HOVER = 700; // ms until a thing that is pointed at explains itself
const FOCUS = 300; // ms after the keyboard has reached it
const PRESS = 500; // ms that a finger rests on it
const LEAVE = 250; // ms to reach the link of the explanation
const STRAY = 12; // px a resting finger may move

/** A thing's sentence and its rule, written when it is shown: its messages may be loaded only then. */
export interface Explanation {
  game: string;
  says: () => string;
  rule: string;
}

export interface Shown {
  thing: Element;
  game: string;
  says: string;
  rule: string;
}

const MARK = "data-explained";
const FOCUSABLE = "button, a, input, select, summary, [role=button], [tabindex]";
export const EXPLANATION = "explanation"; // the id of the sentence, and the class of its box

const explained = new WeakMap<Element, Explanation>();
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let next: Element | null = null; // explains itself soon
let place = { left: 0, top: 0 }; // where the thing was when it explained itself
let mouse = { x: NaN, y: NaN };
let ignored = false; // the mouse rests, and something else came under it: it counts when the mouse moves
let pressed: { x: number; y: number } | null = null; // where a finger rests
let swallow = false; // the click that ends a long press
let listening = false;

export const shownExplanation = (): Shown | null => shown;

/** Let an element explain itself. One that cannot be focused gets a stop for the Tab key, unless it is part of a picture. */
export function explain(explanation: Explanation, stop = true): Attachment {
  return (thing) => {
    listen();
    explained.set(thing, explanation);
    thing.setAttribute(MARK, "");
    const still = stop && !thing.closest(FOCUSABLE);
    if (still) thing.setAttribute("tabindex", "0");
    return () => {
      explained.delete(thing);
      thing.removeAttribute(MARK);
      if (still) thing.removeAttribute("tabindex");
      if (shown?.thing === thing) hide();
    };
  };
}

function soon(thing: Element | null, delay: number): void {
  if (thing === next && timer !== undefined) return;
  clearTimeout(timer);
  next = thing;
  timer = setTimeout(() => {
    timer = undefined;
    if (thing) void show(thing);
    else hide();
  }, delay);
}

async function show(thing: Element): Promise<void> {
  const explanation = explained.get(thing);
  if (!explanation || shown?.thing === thing) return;
  const { game, says, rule } = explanation;
  await loadMessages(`${game}/explain`);
  if (next !== thing || !explained.has(thing)) return;
  hide();
  next = thing;
  shown = { thing, game, says: says(), rule };
  place = thing.getBoundingClientRect();
  thing.setAttribute("aria-describedby", EXPLANATION);
}

function hide(): void {
  clearTimeout(timer);
  timer = undefined;
  next = null;
  shown?.thing.removeAttribute("aria-describedby");
  shown = null;
}

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${MARK}]`) : null;

const isExplanation = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${EXPLANATION}`) !== null;

function pointed(event: PointerEvent): void {
  if (event.pointerType !== "mouse" || event.buttons > 0) return;
  ignored = event.clientX === mouse.x && event.clientY === mouse.y; // the page has moved under it
  mouse = { x: event.clientX, y: event.clientY };
  if (ignored) return;
  const thing = thingAt(event.target);
  if (isExplanation(event.target)) soon(shown?.thing ?? null, LEAVE);
  else if (thing) soon(thing, HOVER);
  else if (shown || next) soon(null, LEAVE);
}

function focused(event: FocusEvent): void {
  const target = event.target as Element;
  if (isExplanation(target)) return;
  const inside = `:scope:is(${FOCUSABLE}):not([tabindex="-1"]) [${MARK}]`; // the keyboard does not reach -1: a script set the focus
  const thing = target.matches(`[${MARK}]`) ? target : target.querySelector(inside);
  if (thing && target.matches(":focus-visible")) soon(thing, FOCUS);
  else if (shown && thing !== shown.thing) soon(null, LEAVE);
}

/** Hide the explanation of what loses the focus, unless its rule gets it. */
function blurred(event: FocusEvent): void {
  if (shown && (event.target as Element).contains(shown.thing) && !isExplanation(event.relatedTarget))
    soon(null, LEAVE);
}

/** Hide the explanation of what has been scrolled away; other parts of the page may scroll. */
function scrolled(): void {
  if (!shown) return;
  const { left, top } = shown.thing.getBoundingClientRect();
  if (left !== place.left || top !== place.top) hide();
}

function down(event: PointerEvent): void {
  mouse = { x: event.clientX, y: event.clientY }; // where a tap leaves what the browser takes for a mouse
  swallow = false;
  if (isExplanation(event.target)) return;
  hide();
  const thing = thingAt(event.target);
  if (event.pointerType !== "touch" || !thing) return;
  pressed = { x: event.clientX, y: event.clientY };
  soon(thing, PRESS);
}

function moved(event: PointerEvent): void {
  if (ignored) pointed(event);
  mouse = { x: event.clientX, y: event.clientY };
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) lifted();
}

/** The finger is lifted or strays: soon enough it was a tap, later the explanation stays and the click is no move. */
function lifted(): void {
  if (!pressed) return;
  pressed = null;
  swallow = timer === undefined;
  if (!swallow) hide();
}

function clicked(event: MouseEvent): void {
  if (!swallow || isExplanation(event.target)) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}

function typed(event: KeyboardEvent): void {
  if (!shown) return;
  if (event.key === "Escape") {
    if (shown.thing.closest("details[open]")) event.stopPropagation(); // what it stands in stays open
    hide();
  } else if (event.key === "?" && shown.rule) {
    event.stopPropagation(); // at the table it opens all the rules
    openRule();
  }
}

export function openRule(): void {
  if (!shown) return;
  const { game, rule } = shown;
  hide();
  showRules(game, rule);
}

/** Listen to the whole page, from the first thing that can explain itself. */
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener("pointerover", pointed);
  addEventListener("focusin", focused);
  addEventListener("focusout", blurred);
  addEventListener("pointerdown", down, true);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);
  addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  addEventListener("click", clicked, true);
  addEventListener("keydown", typed, true);
  addEventListener("scroll", scrolled, true);
}
