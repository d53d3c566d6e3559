import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * The violations that axe finds on the current page: WCAG 2.2 A and AA, and best practices. One line for each
 * rule and element.
 */
export const violationsOf = async (page: Page, runOnly = tags): Promise<ReadonlyArray<string>> => {
  // `addScriptTag` would fail, because the page's content security policy forbids foreign scripts.
  if (await page.evaluate(`typeof axe === "undefined"`)) await page.evaluate(source)
  const options = { runOnly, resultTypes: ["violations"] }
  return page.evaluate<ReadonlyArray<string>>(`
    axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => [id, help, target.join(" "), failureSummary].join(" | "))))
  `)
}
