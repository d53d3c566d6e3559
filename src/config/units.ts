/** A length of the 750-unit canvas as CSS: `units(340)` is `"3.4rem"` (spec §9 "Popup pixel conversion"). */
export const units = (length: number): string => `${length / 100}rem`
