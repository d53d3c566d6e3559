import type { BrowserContext, Page } from "playwright"

/** A text that a live region has shown. */
interface RegionText {
  readonly role: string
  readonly text: string
  /** When the text was shown, as `performance.now()`. */
  readonly at: number
}

declare global {
  interface Window {
    liveRegionTexts?: Array<RegionText>
  }
}

/** For how many milliseconds a shown text counts. Long, because a busy machine pauses for seconds while a page loads. */
const remembered = 20_000

/** Records all texts in live regions of the document from now on. Runs in the page, so it uses nothing outside its body. */
export const recordTexts = (): void => {
  const texts: Array<RegionText> = []
  const last = new WeakMap<Element, string>()
  window.liveRegionTexts = texts
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=alert], [role=status]")) {
      const text = region.textContent
      if (last.get(region) === text) continue
      last.set(region, text)
      texts.push({ role: region.getAttribute("role") ?? "", text, at: performance.now() })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records the texts of the live regions of a context's pages. */
export const recordLiveRegions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(recordTexts)

/** The texts that live regions with a role have shown in the last seconds. */
export const textsOn = (page: Page, role: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([expected, milliseconds]) =>
      (window.liveRegionTexts ?? [])
        .filter((each) => each.role === expected && performance.now() - each.at < milliseconds)
        .map(({ text }) => text),
    [role, remembered] as const,
  )

/** Whether a shown text equals or contains the expected text. */
export const isAmong = (texts: ReadonlyArray<string>, text: string | RegExp): boolean =>
  texts.some((each) =>
    typeof text === "string" ? each.toLowerCase().includes(text.toLowerCase()) : text.test(each),
  )

/** Removes a text from the recorded texts. Succeeds if the page navigates, because a new document has no recorded texts. */
export const forget = async (page: Page, role: string, text: string | RegExp): Promise<void> => {
  const texts = await textsOn(page, role).catch(() => [])
  const done = texts.filter((each) => isAmong([each], text))
  if (done.length === 0) return
  await page
    .evaluate(
      ([expected, texts]) => {
        const left =
          window.liveRegionTexts?.filter((each) => each.role !== expected || !texts.includes(each.text)) ?? []
        window.liveRegionTexts?.splice(0, window.liveRegionTexts.length, ...left)
      },
      [role, done] as const,
    )
    .catch(() => undefined)
}
