/** `units(340)` is `"3.4rem"`: the canvas is 750 units wide (spec §9 "Popup pixel conversion"). */
export const units = (length: number): string => `${length / 100}rem`
