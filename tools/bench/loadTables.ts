import { judge, type Verdict } from "./loadBudgets.ts"
import { againstMark, type Figure, type Measured, median, type PageValues, spread } from "./loadFigures.ts"

/** The figures of the table of pages. */
const columns: ReadonlyArray<Figure> = [
  "FCP",
  "LCP",
  "row seen",
  "content",
  "blocked",
  "INP",
  "tap to content",
  "second LCP",
  "second content",
  "offline content",
  "scripts, kB",
  "calls before content",
  "calls in 10 s",
]

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [row(head), row(head.map((_, place) => (place === 0 ? "---" : "---:"))), ...rows.map(row)].join("\n")

const number = (value: number): string => {
  if (Number.isInteger(value) || value >= 100) return value.toFixed(0)
  return value < 1 ? value.toFixed(3) : value.toFixed(1)
}

/** The median, with the smallest and the largest value of several runs. */
const shown = (values: ReadonlyArray<number> = []): string => {
  const value = median(values)
  if (value === undefined) return "–"
  const range = [Math.min(...values), Math.max(...values)].map(number)
  return spread(values) === 0 ? number(value) : `${number(value)} (${range.join("–")})`
}

/** How the figures were measured. */
export const circumstances = ({ processor, version, net, runs, busy, when }: Measured): string =>
  `${processor}, ${when.slice(0, 10)}, version ${version}, net ${net}, ${runs === 1 ? "one run" : `median of ${runs} runs (smallest–largest)`}, ` +
  `cores ${Math.round(busy * 100)} % busy with other work. Times in ms, kB after brotli.`

/** A row a page. */
export const pagesTable = ({ pages }: Measured): string => {
  const used = columns.filter((figure) => Object.values(pages).some((values) => values[figure] !== undefined))
  const rowOf = (page: string, values: PageValues) => [page, ...used.map((figure) => shown(values[figure]))]
  const loaded = Object.entries(pages).filter(([, values]) => Object.keys(values).length > 0)
  return table(
    ["Page", ...used],
    loaded.map(([page, values]) => rowOf(page, values)),
  )
}

const limitText = ({ limit, isLeast = false }: Verdict): string =>
  limit === undefined ? "–" : `${isLeast ? "≥" : "≤"} ${number(limit)}`

/** A row a budget. */
export const budgetsTable = (measured: Measured): string =>
  table(
    ["Budget", "Limit", "Measured", "Result", "Goal", "Result of the goal"],
    judge(measured).map((verdict) => [
      `${verdict.page}: ${verdict.about}`,
      limitText(verdict),
      shown(verdict.values),
      verdict.result,
      verdict.goal === undefined ? "–" : `≤ ${number(verdict.goal)}`,
      verdict.goalResult ?? "–",
    ]),
  )

/** Figures of two builds that were measured in turns, a row a page and figure. */
export const comparison = ({ pages }: Measured): string => {
  const times: ReadonlyArray<Figure> = ["LCP", "content", "blocked", "INP", "tap to content", "second LCP"]
  const rows = Object.entries(pages).flatMap(([page, now]) =>
    times.flatMap((figure) => {
      const [before, after] = [pages[`${page}${againstMark}`]?.[figure], now[figure]].map(
        (values = []) => values,
      )
      const [old, value] = [median(before ?? []), median(after ?? [])]
      if (old === undefined || value === undefined) return []
      const noise = Math.max(spread(before ?? []), spread(after ?? []))
      const difference = value - old
      const change = difference < 0 ? "better" : "worse"
      const result = Math.abs(difference) <= noise ? "within noise" : change
      return [[`${page}: ${figure}`, shown(before), shown(after), number(difference), result]]
    }),
  )
  return table(["Figure", "Other build", "This build", "Difference", "Result"], rows)
}

/** Writes the tables of a measurement between the marks of a document. */
export const fillTables = (document: string, measured: Measured): string => {
  const tables = {
    pages: `${circumstances(measured)}\n\n${pagesTable(measured)}`,
    budgets: budgetsTable(measured),
    comparison: comparison(measured),
  }
  return Object.entries(tables).reduce((text, [name, filled]) => {
    const [start, end] = [`<!-- load: ${name} -->`, `<!-- end of load: ${name} -->`]
    const [before, rest] = text.split(start)
    const [, after] = rest?.split(end) ?? []
    if (before === undefined || after === undefined) throw new Error(`The document needs ${start} and ${end}`)
    return `${before}${start}\n\n${filled}\n\n${end}${after}`
  }, document)
}
