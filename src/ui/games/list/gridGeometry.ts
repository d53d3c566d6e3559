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

// The least widths in rem. A grid too narrow for three columns means that the text is large.
const least = { three: 5, four: 8, six: 12 } as const

const columnsIn = (width: number, rem: number): number => {
  if (width >= least.six * rem) return 6
  if (width >= least.four * rem) return 4
  return width >= least.three * rem ? 3 : 2
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
