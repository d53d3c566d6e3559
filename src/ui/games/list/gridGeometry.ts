// A poster's width divided by its height.
export const posterRatio = 3 / 4

/** Lengths are in CSS px. */
export interface GridGeometry {
  readonly columns: number
  /** The height of a row, including the gap below. */
  readonly row: number
  /** For a tile that spans two columns and two rows: the width divided by the height. */
  readonly double: number
}

/** The gap between tiles, in rem. */
export const gridGap = 0.16

// In rem. A narrower grid means that the text is large, so only two columns fit.
const leastForThree = 5

const columnsIn = (width: number, rem: number): number => {
  if (width < leastForThree * rem) return 2
  if (width >= 800) return 5
  return width >= 600 ? 4 : 3
}

/** Calculates the grid from its width before the first render, so that no content shifts. */
export const geometryOf = (width: number, rem: number): GridGeometry => {
  const columns = columnsIn(width, rem)
  const gap = gridGap * rem
  const poster = (width - (columns - 1) * gap) / columns
  const row = Math.max(1, Math.round(poster / posterRatio + gap))
  return { columns, row, double: (2 * poster + gap) / (2 * row - gap) }
}

/** Returns the number of small games in the two rows of the large game, which takes the space of four small games. */
export const gamesBesideLarge = (columns: number): number => 2 * (columns - 2)
