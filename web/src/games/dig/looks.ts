// What players choose beside their colour: how their prisoner looks (Standee.svelte).
export const characters = 6;
