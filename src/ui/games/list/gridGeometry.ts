// Width divided by height.
export const posterRatio = 3 / 4

/** Lengths are in CSS px. */
export interface GridGeometry {
  readonly columns: number
  /** The height of a row with the gap below. */
  readonly row: number
  /** Width divided by height of a tile that spans two columns and two rows. */
  readonly double: number
}

/** In rem. */
export const gridGap = 0.16

// In rem. A narrower grid has large text and space for two columns.
const leastForThree = 5

const columnsIn = (width: number, rem: number): number => {
  if (width < leastForThree * rem) return 2
  if (width >= 800) return 5
  return width >= 600 ? 4 : 3
}

/** Known before the first render, so that nothing shifts. */
export const geometryOf = (width: number, rem: number): GridGeometry => {
  const columns = columnsIn(width, rem)
  const gap = gridGap * rem
  const poster = (width - (columns - 1) * gap) / columns
  const row = Math.max(1, Math.round(poster / posterRatio + gap))
  return { columns, row, double: (2 * poster + gap) / (2 * row - gap) }
}

/** The large game replaces four of the games in its two rows. */
export const gamesBesideLarge = (columns: number): number => 2 * (columns - 2)
