import type { Page } from "playwright"

/** Sets the text size of the browser in CSS px, as in its settings; the usual one is 16. A reload keeps it. */
export const setTextSize = async (page: Page, size: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } })
}
