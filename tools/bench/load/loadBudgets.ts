import { type Figure, type Load, median, valuesOf } from "./Load.ts"

/** A number, or a factor by which the median of a reference page in the same measurement is multiplied. */
type Limit = number | readonly [factor: number, page: string, figure: Figure]

/** A budget of the design. `goal` is a stricter, optional target. */
type Budget = readonly [page: string, figure: Figure, limit: Limit, goal?: Limit]

/** The design's budgets for a page that is opened by its address. */
const ofAddress = (page: string): ReadonlyArray<Budget> => [
  [page, "LCP", [1.35, "react-api", "LCP"], [1, "react-api", "LCP"]],
  [page, "second LCP", [1, "react-api", "second LCP"], [0.6, "react-api", "second LCP"]],
]

/** The design's budgets, except budgets for the size of the build. */
const budgets: ReadonlyArray<Budget> = [
  ["home", "LCP", [1, "html-lobby", "LCP"], [0.87, "html-lobby", "LCP"]],
  ["home", "first row", [0.9, "react-api", "content"], [0.7, "react-api", "content"]],
  ["home", "content", [1.35, "react-api", "content"], [1.1, "react-api", "content"]],
  ["home", "second LCP", [2, "html-lobby", "second LCP"], [1.1, "html-lobby", "second LCP"]],
  ["home", "second LCP", [0.5, "react-api", "second LCP"]],
  ["home", "second first row", [0.3, "react-api", "second content"]],
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

/** "within noise" means that the limit is exceeded by less than the runs differ. */
type Result = "met" | "within noise" | "missed" | "not measured"

const resultOf = (values: ReadonlyArray<number>, limit: number | undefined): Result => {
  const value = median(values)
  if (value === undefined || limit === undefined) return "not measured"
  if (value <= limit) return "met"
  return value - limit < Math.max(...values) - Math.min(...values) ? "within noise" : "missed"
}

/** Compares the loads of pages with the design's budgets. */
export const judge = (loads: ReadonlyArray<Load>, pages: ReadonlyArray<string>) => {
  const limitOf = (limit: Limit | undefined): number | undefined => {
    if (typeof limit !== "object") return limit
    const [factor, page, figure] = limit
    const value = median(valuesOf(loads, page, figure))
    return value === undefined ? undefined : factor * value
  }
  const still = pages.map((page): Budget => [page, "layout shifts", 0])
  const ofPages = budgets.filter(([page]) => pages.includes(page))
  return [...ofPages, ...still].map(([page, figure, most, wish]) => {
    const values = valuesOf(loads, page, figure)
    const [limit, goal] = [limitOf(most), limitOf(wish)]
    const goalResult = wish === undefined ? undefined : resultOf(values, goal)
    return { page, figure, values, limit, result: resultOf(values, limit), goal, goalResult }
  })
}
