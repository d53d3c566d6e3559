import type { RunOnly } from "axe-core"

/** What axe reports about a story: the broken rule and the element, for each fault. */
export type Findings = ReadonlyArray<string>

const rules: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }

/** Milliseconds to wait before a check, because a story fades in and fetches its data. */
const pause = 1000

const untilShown = async (): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, pause))
  while (document.querySelector("[data-story=busy]") !== null)
}

const run = async (): Promise<Findings> => {
  await untilShown()
  const { default: axe } = await import("axe-core")
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] })
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html }) => `${help}: ${html.slice(0, 120)}`),
  )
  return [...new Set(found)]
}

let last: Promise<unknown> = Promise.resolve()

/** Checks the open story against WCAG 2.2 AA. Checks run one after another, because axe allows no concurrent runs. */
export const check = (): Promise<Findings> => {
  const checked = last.then(run)
  last = checked.catch(() => {})
  return checked
}
