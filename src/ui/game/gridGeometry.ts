/** Posters are three wide to four high. */
export const posterRatio = 3 / 4

/** How a grid of posters is divided. Lengths are CSS px. */
export interface GridGeometry {
  readonly columns: number
  /** A row's height, the gap below it included. */
  readonly row: number
}

/** Between posters, in rem. */
export const gridGap = 0.16

const columnsIn = (width: number): number => {
  if (width >= 800) return 5
  return width >= 600 ? 4 : 3
}

/** What a grid of so many CSS px looks like: known before anything is drawn, so nothing shifts. */
export const geometryOf = (width: number, rem: number): GridGeometry => {
  const columns = columnsIn(width)
  const gap = gridGap * rem
  const poster = (width - (columns - 1) * gap) / columns
  return { columns, row: Math.max(1, Math.round(poster / posterRatio + gap)) }
}
