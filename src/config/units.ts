export const units = (length: number): string => `${length / 100}rem`
