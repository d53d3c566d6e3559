/** What is measured of a page, in the order of tables: times in ms, transferred sizes in kB of 1000 bytes. */
export const figureNames = [
  "FCP",
  "LCP",
  /** The first row is on screen, perhaps without the app behind it. */
  "row seen",
  /** The first content that can be pressed. */
  "content",
  "blocked",
  "layout shifts",
  /** The slowest tap or key (INP). */
  "INP",
  "tap to content",
  "scripts, kB",
  "requests before LCP",
  "kB before LCP",
  /** HTML, CSS and JS of the first load, as the build's files weigh. */
  "kB before content",
  "chain depth",
  "calls before content",
  "calls in 10 s",
  "heap, MB",
  "elements",
  "second LCP",
  "second row seen",
  "second content",
  "second kB",
  "offline LCP",
  "offline content",
] as const

export type Figure = (typeof figureNames)[number]

/** The values of a page, one a run. */
export type PageValues = Readonly<Partial<Record<Figure, ReadonlyArray<number>>>>

/** A whole measurement. */
export interface Measured {
  readonly when: string
  readonly processor: string
  readonly version: string
  readonly net: string
  readonly runs: number
  /** Median of the share of the cores that was busy before each load. */
  readonly busy: number
  readonly pages: Readonly<Record<string, PageValues>>
  /** Lighthouse's scores by page and category. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<number>>>>>
}

export const median = (values: ReadonlyArray<number>): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** The difference between the largest and the smallest value. */
export const spread = (values: ReadonlyArray<number>): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)

/** Ends the name of a page of the build that is compared. */
export const againstMark = " (other build)"
