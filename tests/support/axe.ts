import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds on a page as it stands: WCAG 2.2 A and AA, and best practices. One line for each rule and place. */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  // Evaluated, not added as a script: the page's content policy forbids scripts from elsewhere.
  if (await page.evaluate(`typeof axe === "undefined"`)) await page.evaluate(source)
  const options = { runOnly: tags, resultTypes: ["violations"] }
  return page.evaluate<ReadonlyArray<string>>(`
    axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => [id, help, target.join(" "), failureSummary].join(" | "))))
  `)
}
