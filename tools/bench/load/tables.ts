import { type Figure, type Load, median, type TapTimes, valuesOf } from "./Load.ts"
import type { judge } from "./loadBudgets.ts"

const table = (titles: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [titles, titles.map((_, column) => (column === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")

const shown = (value: number | undefined, digits = 0): string => value?.toFixed(digits) ?? "–"
const pagesOf = (loads: ReadonlyArray<Load>) => [...new Set(loads.map(({ page }) => page))]

const pageTitles =
  "Page,LCP,×,Content,Blocked,Second LCP,×,Requests before LCP,Scripts in kB,Starts offline,Dropped"

/** The medians of each page, `×` as factors of `react-api`, and why parts have no figures. */
export const pageTable = (loads: ReadonlyArray<Load>): string => {
  const rows = pagesOf(loads).map((page) => {
    const runs = loads.filter((load) => load.page === page)
    const of = (figure: Figure): string => shown(median(valuesOf(runs, page, figure)))
    const factor = (figure: Figure): string => {
      const [value, beside] = [page, "react-api"].map((each) => median(valuesOf(loads, each, figure)))
      return value === undefined || beside === undefined ? "–" : (value / beside).toFixed(2)
    }
    const visits = [
      of("LCP"),
      factor("LCP"),
      of("content"),
      of("blocked"),
      of("second LCP"),
      factor("second LCP"),
    ]
    const offline = runs.filter(({ startsOffline }) => startsOffline === true).length
    const dropped = runs.flatMap((load, run) => load.dropped?.map((why) => `run ${run + 1}: ${why}`) ?? [])
    const last = [`${offline} of ${runs.length}`, dropped.join("; ").replaceAll("|", "\\|")]
    return [page, ...visits, of("requests before LCP"), of("scripts, kB"), ...last]
  })
  return table(pageTitles.split(","), rows)
}

/** The medians of each tap, in ms, and how many of the runs have them. */
export const tapTable = (loads: ReadonlyArray<Load>): string => {
  const rows = pagesOf(loads).flatMap((page) => {
    const runs = loads.filter((load) => load.page === page)
    const taps = runs.flatMap((load) => Object.entries(load.taps ?? {}))
    return [...new Set(taps.map(([name]) => name))].map((name) => {
      const times = taps.flatMap(([tapped, each]) => (tapped === name ? [each] : []))
      const of = (time: keyof TapTimes): string => shown(median(times.map((each) => each[time])))
      return [`${page}: ${name}`, of("content"), of("inp"), `${times.length} of ${runs.length}`]
    })
  })
  return table(["Tap", "Content", "INP", "Runs"], rows)
}

export const budgetTable = (verdicts: ReturnType<typeof judge>): string => {
  const rows = verdicts.map(({ page, figure, values, limit, result, goal, goalResult = "–" }) => {
    const measured = values.map((value) => shown(value, 2)).join(" ")
    return [`${page}: ${figure}`, measured, shown(limit, 2), result, shown(goal, 2), goalResult]
  })
  return table(["Budget", "Values", "Limit", "Result", "Goal", "Goal's result"], rows)
}
