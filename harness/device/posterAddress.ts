/** The address of a brand's poster in the harness. The server refuses the folders of brands. */
export const posterAddress = (brand: string): string => `/posters/${brand}.svg`
