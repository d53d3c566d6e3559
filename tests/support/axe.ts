import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The one of the rules of words that WCAG does not ask for. */
export const bestPractice = "empty-heading"

/** The rules whose answer other words can change: whether there are any, and how much room they take. */
export const wordRules: ReadonlyArray<string> = [
  "aria-command-name",
  "aria-input-field-name",
  "aria-toggle-field-name",
  "button-name",
  "document-title",
  bestPractice,
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "input-button-name",
  "label",
  "label-content-name-mismatch",
  "link-name",
  "select-name",
  "target-size",
  "valid-lang",
]

const run = async (page: Page, runOnly: unknown): Promise<ReadonlyArray<string>> => {
  // Evaluated, not added as a script: the page's content policy forbids scripts from elsewhere.
  if (await page.evaluate(`typeof axe === "undefined"`)) await page.evaluate(source)
  const options = { runOnly, resultTypes: ["violations"] }
  return page.evaluate<ReadonlyArray<string>>(`
    axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => [id, help, target.join(" "), failureSummary].join(" | "))))
  `)
}

/** What axe finds on a page as it stands: WCAG 2.2 A and AA, and best practices. One line for each rule and place. */
export const violationsOf = (page: Page): Promise<ReadonlyArray<string>> => run(page, tags)

/** What axe finds in the words of a page that it has found nothing on in another language. */
export const violationsOfWords = (page: Page): Promise<ReadonlyArray<string>> =>
  run(page, { type: "rule", values: wordRules })
