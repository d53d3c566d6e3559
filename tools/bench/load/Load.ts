type OfVisit = "LCP" | "content" | "first row"
type Wait = "blocked" | "layout shifts" | "INP" | "tap to content"
type Size = "elements" | "requests before LCP" | "kB before LCP" | "chain depth" | "scripts, kB" | "heap, MB"

/** A figure of a page: a time in ms, a size in kB of 1000 bytes or in MB, or a number. */
export type Figure = OfVisit | `second ${OfVisit}` | Wait | Size

export type Figures = Partial<Record<Figure, number | undefined>>

/** A tap: the time until its content is painted, and its longest event, in ms. */
export interface TapTimes {
  readonly content: number
  readonly inp: number
}

/** The figures of one visit, in a browser with an empty profile. */
export interface Load {
  readonly page: string
  readonly figures: Readonly<Figures>
  readonly taps?: Readonly<Record<string, TapTimes>>
  readonly startsOffline?: boolean
  /** Why parts of the load have no figures. */
  readonly dropped?: ReadonlyArray<string>
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export const median = (values: ReadonlyArray<number>): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** The values of a figure in the loads of a page. */
export const valuesOf = (loads: ReadonlyArray<Load>, page: string, figure: Figure) =>
  loads.flatMap((load) => (load.page === page ? (load.figures[figure] ?? []) : []))
