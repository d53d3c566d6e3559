/** The measurements of one page load, in the rig's format: times in ms, sizes in bytes. */
export interface Load {
  readonly target: string
  /** Why the load failed. */
  readonly error?: string
  readonly first?: Readonly<Record<"lcp" | "ready" | "tbt" | "cls" | "elements", number>>
  readonly net?: Readonly<Record<"js" | "beforeLcp" | "bytesBeforeLcp" | "depth", number>>
  readonly repeat?: Readonly<Record<"lcp" | "ready" | "cls", number>>
  readonly heap?: number
  readonly inp?: number
  readonly taps?: ReadonlyArray<{ readonly ms: number | null }>
}

type Value = number | null | undefined

const figures = {
  LCP: ({ first }) => first?.lcp,
  content: ({ first }) => first?.ready,
  blocked: ({ first }) => first?.tbt,
  elements: ({ first }) => first?.elements,
  "layout shifts": ({ first, repeat }) => first && Math.max(first.cls, repeat?.cls ?? 0),
  "requests before LCP": ({ net }) => net?.beforeLcp,
  "kB before LCP": ({ net }) => net && net.bytesBeforeLcp / 1000,
  "chain depth": ({ net }) => net?.depth,
  "scripts, kB": ({ net }) => net && net.js / 1000,
  "heap, MB": ({ heap }) => heap && heap / 1e6,
  INP: ({ inp }) => inp,
  // A tap whose content never appeared has no time and counts as infinite.
  "tap to content": ({ taps }) => taps && Math.max(...taps.map(({ ms }) => ms ?? Infinity)),
  "LCP, second visit": ({ repeat }) => repeat?.lcp,
  "content, second visit": ({ repeat }) => repeat?.ready,
} satisfies Readonly<Record<string, (load: Load) => Value>>

type Figure = keyof typeof figures

/** A number, or a factor by which the median of a reference page in the same measurement is multiplied. */
type Limit = number | readonly [factor: number, page: string, figure: Figure]

/** A budget of the design. `goal` is a stricter, optional target. */
type Budget = readonly [page: string, figure: Figure, limit: Limit, goal?: Limit]

/** The design's budgets for a page that is opened by its address. */
const ofAddress = (page: string): ReadonlyArray<Budget> => [
  [page, "LCP", [1.35, "react-api", "LCP"], [1, "react-api", "LCP"]],
  [page, "LCP, second visit", [1, "react-api", "LCP, second visit"], [0.6, "react-api", "LCP, second visit"]],
]

/** The design's budgets, except budgets for the size of the build. */
const budgets: ReadonlyArray<Budget> = [
  ["home", "LCP", [1, "html-lobby", "LCP"], [0.87, "html-lobby", "LCP"]],
  ["first row", "content", [0.9, "react-api", "content"], [0.7, "react-api", "content"]],
  ["home", "content", [1.35, "react-api", "content"], [1.1, "react-api", "content"]],
  [
    "home",
    "LCP, second visit",
    [2, "html-lobby", "LCP, second visit"],
    [1.1, "html-lobby", "LCP, second visit"],
  ],
  ["home", "LCP, second visit", [0.5, "react-api", "LCP, second visit"]],
  ["first row", "content, second visit", [0.3, "react-api", "content, second visit"]],
  ["home", "INP", 200, 120],
  ["home", "tap to content", [2.5, "react-api", "tap to content"]],
  ["home", "blocked", [1.5, "stack-best", "blocked"], 150],
  ["home", "requests before LCP", 12],
  ["home", "kB before LCP", 25],
  ["home", "chain depth", 2],
  ["home", "scripts, kB", 225, 200],
  ["home", "heap, MB", [3, "stack-best", "heap, MB"]],
  ["home", "elements", 650],
  ...["login", "game list", "terms", "deposit"].flatMap(ofAddress),
]

/** The reference pages with which budgets are compared. */
export const references: ReadonlyArray<string> = ["html-lobby", "react-api", "stack-best"]

export const median = (values: ReadonlyArray<number>): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** "within noise" means that the limit is exceeded by less than the runs differ. */
type Result = "met" | "within noise" | "missed" | "not measured"

export interface Verdict {
  readonly page: string
  readonly figure: string
  readonly values: ReadonlyArray<number>
  readonly limit: number | undefined
  readonly result: Result
  readonly goal: number | undefined
  readonly goalResult: Result | undefined
}

const resultOf = (values: ReadonlyArray<number>, limit: number | undefined): Result => {
  const value = median(values)
  if (value === undefined || limit === undefined) return "not measured"
  if (value <= limit) return "met"
  return value - limit < Math.max(...values) - Math.min(...values) ? "within noise" : "missed"
}

/** Compares the loads of pages with the design's budgets. Ignores failed loads. */
export const judge = (loads: ReadonlyArray<Load>, pages: ReadonlyArray<string>): ReadonlyArray<Verdict> => {
  const valuesOf = (page: string, figure: Figure): ReadonlyArray<number> =>
    loads
      .filter(({ target, error }) => target === page && error === undefined)
      .flatMap((load) => figures[figure](load) ?? [])
  const limitOf = (limit: Limit): number | undefined => {
    if (typeof limit === "number") return limit
    const [factor, page, figure] = limit
    const value = median(valuesOf(page, figure))
    return value === undefined ? undefined : factor * value
  }
  const still = pages.map((page): Budget => [page, "layout shifts", 0])
  return [...budgets.filter(([page]) => pages.includes(page)), ...still].map(
    ([page, figure, limit, goal]) => {
      const values = valuesOf(page, figure)
      const most = limitOf(limit)
      const wish = goal === undefined ? undefined : limitOf(goal)
      return {
        page,
        figure,
        values,
        limit: most,
        result: resultOf(values, most),
        goal: wish,
        goalResult: goal === undefined ? undefined : resultOf(values, wish),
      }
    },
  )
}
