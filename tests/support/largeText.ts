import type { Page } from "playwright"

/** Sets the browser's text size in CSS px, as in the browser's settings; the default is 16. A reload keeps the text size. */
export const setTextSize = async (page: Page, size: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } })
}
