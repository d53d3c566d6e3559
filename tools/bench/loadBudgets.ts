import { againstMark, type Figure, type Measured, median, spread } from "./loadFigures.ts"

/** A limit: a number, or a factor of another page's median in the same measurement. */
type Limit = number | { readonly factor: number; readonly page: string; readonly figure: Figure }

interface Budget {
  readonly about: string
  readonly page: string
  readonly figure: Figure
  readonly most: Limit
  /** The design's goal beyond the budget. */
  readonly goal?: Limit
}

const times = (factor: number, page: string, figure: Figure): Limit => ({ factor, page, figure })

/** The design's budgets for home. */
const ofHome: ReadonlyArray<Omit<Budget, "page">> = [
  {
    about: "LCP",
    figure: "LCP",
    most: times(1, "html-lobby", "LCP"),
    goal: times(0.87, "html-lobby", "LCP"),
  },
  {
    about: "first row seen",
    figure: "row seen",
    most: times(0.9, "react-api", "content"),
    goal: times(0.7, "react-api", "content"),
  },
  {
    about: "first row that can be pressed",
    figure: "content",
    most: times(1.35, "react-api", "content"),
    goal: times(1.1, "react-api", "content"),
  },
  {
    about: "LCP, second visit",
    figure: "second LCP",
    most: times(2, "html-lobby", "second LCP"),
    goal: times(1.1, "html-lobby", "second LCP"),
  },
  { about: "LCP, second visit", figure: "second LCP", most: times(0.5, "react-api", "second LCP") },
  {
    about: "first row seen, second visit",
    figure: "second row seen",
    most: times(0.3, "react-api", "second content"),
  },
  { about: "slowest tap (INP)", figure: "INP", most: 200, goal: 120 },
  { about: "tap to its content", figure: "tap to content", most: times(2.5, "react-api", "tap to content") },
  { about: "blocked", figure: "blocked", most: times(1.5, "stack-best", "blocked"), goal: 150 },
  { about: "requests before LCP", figure: "requests before LCP", most: 12 },
  { about: "kB before LCP", figure: "kB before LCP", most: 25 },
  { about: "chain depth", figure: "chain depth", most: 2 },
  { about: "HTML, CSS and JS before content, kB", figure: "kB before content", most: 160, goal: 140 },
  { about: "scripts in 10 s, kB", figure: "scripts, kB", most: 225, goal: 200 },
  { about: "heap, MB", figure: "heap, MB", most: times(3, "stack-best", "heap, MB") },
  { about: "elements", figure: "elements", most: 650 },
]

/** The design's budgets for a page that is opened by its address. */
const ofOthers: ReadonlyArray<Omit<Budget, "page">> = [
  {
    about: "LCP",
    figure: "LCP",
    most: times(1.35, "react-api", "LCP"),
    goal: times(1, "react-api", "LCP"),
  },
  {
    about: "LCP, second visit",
    figure: "second LCP",
    most: times(1, "react-api", "second LCP"),
    goal: times(0.6, "react-api", "second LCP"),
  },
]

/** Reference pages of the measuring tool. */
export const floors = ["html-lobby", "react-static", "react-api", "stack-best"]

/** Pages of the product that have budgets of their own. */
const openedByAddress = ["login", "game list", "terms", "deposit"]

/** The design's least scores of Lighthouse. */
const leastScores = { performance: 90, accessibility: 100, "best-practices": 100 } as const

/** Lighthouse's categories. */
export const categories: ReadonlyArray<string> = Object.keys(leastScores)

export type Result = "met" | "within noise" | "missed" | "not measured"

export interface Verdict {
  readonly page: string
  readonly about: string
  readonly values: ReadonlyArray<number>
  readonly limit: number | undefined
  /** The limit is the least value, not the largest. */
  readonly isLeast?: boolean
  readonly result: Result
  readonly goal?: number | undefined
  readonly goalResult?: Result
}

const valuesOf = ({ pages }: Measured, page: string, figure: Figure): ReadonlyArray<number> =>
  pages[page]?.[figure] ?? []

const limitOf = (measured: Measured, limit: Limit): number | undefined => {
  if (typeof limit === "number") return limit
  const value = median(valuesOf(measured, limit.page, limit.figure))
  return value === undefined ? undefined : limit.factor * value
}

/** A figure that differs more between runs than it is beyond its limit misses the limit within noise. */
const resultOf = (values: ReadonlyArray<number>, beyond: (value: number) => number): Result => {
  const value = median(values)
  if (value === undefined) return "not measured"
  if (beyond(value) <= 0) return "met"
  return beyond(value) < spread(values) ? "within noise" : "missed"
}

const scoreVerdicts = (
  page: string,
  scores: Readonly<Record<string, ReadonlyArray<number>>>,
): ReadonlyArray<Verdict> =>
  Object.entries(leastScores).map(([category, least]) => {
    const values = scores[category] ?? []
    return {
      page,
      about: `Lighthouse, ${category}`,
      values,
      limit: least,
      isLeast: true,
      result: resultOf(values, (value) => least - value),
    }
  })

const atMost = (values: ReadonlyArray<number>, most: number | undefined): Result =>
  most === undefined ? "not measured" : resultOf(values, (value) => value - most)

/** Whether the measurement keeps the design's budgets. */
export const judge = (measured: Measured): ReadonlyArray<Verdict> => {
  const verdict = ({ page, about, figure, most, goal }: Budget): Verdict => {
    const values = valuesOf(measured, page, figure)
    const limit = limitOf(measured, most)
    const stretch = goal === undefined ? undefined : limitOf(measured, goal)
    return {
      page,
      about,
      values,
      limit,
      result: atMost(values, limit),
      ...(goal === undefined ? {} : { goal: stretch, goalResult: atMost(values, stretch) }),
    }
  }
  const still = Object.entries(measured.pages)
    .filter(
      ([page, values]) =>
        !floors.some((floor) => page.startsWith(floor)) &&
        !page.endsWith(againstMark) &&
        values["layout shifts"] !== undefined,
    )
    .map(([page]): Budget => ({
      page,
      about: "layout shifts, both visits",
      figure: "layout shifts",
      most: 0,
    }))
  const budgets: ReadonlyArray<Budget> = [
    ...ofHome.map((budget) => ({ ...budget, page: "home" })),
    ...openedByAddress.flatMap((page) => ofOthers.map((budget) => ({ ...budget, page }))),
    ...still,
  ]
  return [
    ...budgets.filter(({ page }) => page in measured.pages).map(verdict),
    ...Object.entries(measured.scores).flatMap(([page, scores]) => scoreVerdicts(page, scores)),
  ]
}
