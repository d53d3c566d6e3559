import type { Page } from "playwright"

/** The labels of the page's facts without a copy button of their name. */
export const uncopied = async (page: Page): Promise<ReadonlyArray<string>> => {
  const labels = await page.getByRole("term").allTextContents()
  const buttons = await page
    .getByRole("button", { name: /^Copy / })
    .evaluateAll((found) => found.map((each) => each.getAttribute("aria-label")))
  return labels.filter((label) => !buttons.includes(`Copy ${label}`))
}
