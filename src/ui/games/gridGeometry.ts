/** Posters are three wide to four high. */
export const posterRatio = 3 / 4

/** Columns and sizes of a grid of posters. Lengths are CSS px. */
export interface GridGeometry {
  readonly columns: number
  /** Height of a row, with the gap below it. */
  readonly row: number
  /** Ratio of a tile that spans two columns and two rows. */
  readonly double: number
}

/** Gap between posters, in rem. */
export const gridGap = 0.16

/** A narrower grid, in rem, has large text, and room for two columns. */
const leastForThree = 5

const columnsIn = (width: number, rem: number): number => {
  if (width < leastForThree * rem) return 2
  if (width >= 800) return 5
  return width >= 600 ? 4 : 3
}

/** Geometry of a grid by its width in CSS px. Known before the first render, so that nothing shifts. */
export const geometryOf = (width: number, rem: number): GridGeometry => {
  const columns = columnsIn(width, rem)
  const gap = gridGap * rem
  const poster = (width - (columns - 1) * gap) / columns
  const row = Math.max(1, Math.round(poster / posterRatio + gap))
  return { columns, row, double: (2 * poster + gap) / (2 * row - gap) }
}

/** Games in the two rows of a large one: it takes the place of four. */
export const gamesBesideLarge = (columns: number): number => 2 * (columns - 2)
