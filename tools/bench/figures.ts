/** One load of one page, as the measuring tool records it: times in ms, transferred sizes in bytes. */
export interface Run {
  readonly target: string
  readonly error?: string
  readonly first?: Visit & { readonly elements: number }
  readonly repeat?: Visit & { readonly total: number }
  readonly net?: {
    readonly js: number
    readonly beforeLcp: number
    readonly bytesBeforeLcp: number
    readonly depth: number
  }
  readonly heap?: number
  /** The longest time from a tap or key event to the next paint. */
  readonly inp?: number | null
  readonly taps?: ReadonlyArray<{ readonly label: string; readonly ms: number | null }>
  readonly offline?: boolean
}

interface Visit {
  readonly fcp: number
  readonly lcp: number
  readonly ready: number
  readonly tbt: number
  readonly cls: number
}

/** The reported figures of a load, in table order. */
const figures = {
  FCP: ({ first }) => first?.fcp,
  LCP: ({ first }) => first?.lcp,
  content: ({ first }) => first?.ready,
  TBT: ({ first }) => first?.tbt,
  CLS: ({ first, repeat }) => Math.max(first?.cls ?? 0, repeat?.cls ?? 0),
  // The budget's slowest tap. The star in the reference table is this value, whose end the tool does not wait
  // for.
  INP: ({ inp }) => inp ?? undefined,
  "tap to content": ({ taps = [] }) =>
    taps.length === 0 ? undefined : Math.max(...taps.map(({ ms }) => ms ?? Infinity)),
  "JS kB": ({ net }) => net && net.js / 1000,
  "requests before LCP": ({ net }) => net?.beforeLcp,
  "kB before LCP": ({ net }) => net && net.bytesBeforeLcp / 1000,
  "chain depth": ({ net }) => net?.depth,
  "heap MB": ({ heap }) => heap && heap / 1e6,
  elements: ({ first }) => first?.elements,
  "second LCP": ({ repeat }) => repeat?.lcp,
  "second content": ({ repeat }) => repeat?.ready,
  "second kB": ({ repeat }) => repeat && repeat.total / 1000,
} as const satisfies Readonly<Record<string, (run: Run) => number | undefined>>

type Figure = keyof typeof figures
const names = Object.keys(figures).filter((name): name is Figure => name in figures)

/** The median of each figure of a page. */
export type Middles = Readonly<Partial<Record<Figure, number>>> & { readonly opensOffline: boolean }

const middle = (values: ReadonlyArray<number>): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

export const middles = (runs: ReadonlyArray<Run>, target: string): Middles => {
  const good = runs.filter((run) => run.target === target && run.error === undefined)
  const of = (name: Figure) =>
    middle(good.map((run) => figures[name](run)).filter((value) => value !== undefined))
  return {
    ...Object.fromEntries(names.map((name) => [name, of(name)])),
    opensOffline: good.length > 0 && good.every(({ offline }) => offline === true),
  }
}

const shown = (value: number | undefined): string => {
  if (value === undefined) return "–"
  return Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)
}

/** A Markdown table, one row a page. */
export const table = (pages: ReadonlyArray<readonly [string, Middles]>): string => {
  const row = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
  return [
    row(["page", ...names]),
    row(["---", ...names.map(() => "---:")]),
    ...pages.map(([page, values]) => row([page, ...names.map((name) => shown(values[name]))])),
  ].join("\n")
}

/** A budget: its subject, the figure, and the limit. */
interface Verdict {
  readonly text: string
  readonly isMet: boolean
}

const atMost = (about: string, value: number | undefined, most: number): Verdict => ({
  text: `${about}: ${shown(value)} (at most ${shown(most)})`,
  isMet: value !== undefined && value <= most,
})

/**
 * Home's budgets, as ratios to pages of the same run. The first visit counts until interactive (`app`), the
 * second until visible (`seen`).
 */
export const judge = (of: (page: string) => Middles): ReadonlyArray<Verdict> => {
  const app = of("app")
  const times = (factor: number, floor: string, figure: Figure, page = app) =>
    atMost(`${figure}, ${factor} × ${floor}`, page[figure], factor * (of(floor)[figure] ?? Number.NaN))
  return [
    times(1, "html-lobby", "LCP"),
    times(1, "react-api", "content"),
    times(1.3, "react-static", "content"),
    times(1.1, "html-lobby", "second LCP"),
    times(0.5, "react-api", "second content", of("seen")),
    times(2.5, "html-lobby", "INP"),
    atMost("INP", app.INP, 100),
    times(2.5, "html-lobby", "tap to content"),
    atMost("tap to content", app["tap to content"], 100),
    atMost("TBT", app.TBT, 150),
    atMost("CLS", app.CLS, 0),
    atMost("requests before LCP", app["requests before LCP"], 10),
    atMost("kB before LCP", app["kB before LCP"], 25),
    atMost("chain depth", app["chain depth"], 2),
    atMost("JS kB", app["JS kB"], 190),
    times(2, "react-static", "heap MB"),
    atMost("elements", app.elements, 600),
    { text: "opens offline", isMet: app.opensOffline },
  ]
}

/** Minimum Lighthouse scores, mobile preset, median of the runs. */
export const leastScores = { performance: 98, accessibility: 100, "best-practices": 100 } as const
type Category = keyof typeof leastScores
const categories = Object.keys(leastScores).filter((name): name is Category => name in leastScores)

/** One Lighthouse run on a page, as the measuring tool records it. */
export interface Audit {
  readonly target: string
  readonly scores?: Readonly<Record<Category, number>>
}

/** Compares a page's scores with the minimum. */
export const judgeAudits = (audits: ReadonlyArray<Audit>, target: string): ReadonlyArray<Verdict> => {
  const scores = audits.filter((audit) => audit.target === target).flatMap((audit) => audit.scores ?? [])
  return categories.map((category) => {
    const score = middle(scores.map((each) => each[category]))
    const least = leastScores[category]
    const isMet = score !== undefined && score >= least
    return { text: `Lighthouse of ${target}, ${category}: ${shown(score)} (at least ${least})`, isMet }
  })
}
