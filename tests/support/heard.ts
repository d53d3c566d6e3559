import type { BrowserContext, Page } from "playwright"

/** A text of a live region. */
interface Heard {
  readonly role: string
  readonly text: string
  /** Milliseconds of `performance.now()`. */
  readonly at: number
}

declare global {
  interface Window {
    heard?: Array<Heard>
  }
}

/** Milliseconds for which a text counts after it was shown: a busy machine pauses for seconds while a page loads. */
const remembered = 20_000

/** Records the texts of the live regions of the document from now on. Playwright runs it alone in the page. */
export const recordTexts = (): void => {
  const heard: Array<Heard> = []
  const last = new WeakMap<Element, string>()
  window.heard = heard
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=alert], [role=status]")) {
      const text = region.textContent
      if (last.get(region) === text) continue
      last.set(region, text)
      heard.push({ role: region.getAttribute("role") ?? "", text, at: performance.now() })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records the texts of the live regions of a context's pages. */
export const recordHeard = (context: BrowserContext): Promise<unknown> => context.addInitScript(recordTexts)

/** The texts that live regions of a role have shown a short time ago. */
export const heardOn = (page: Page, role: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([expected, milliseconds]) =>
      (window.heard ?? [])
        .filter((each) => each.role === expected && performance.now() - each.at < milliseconds)
        .map(({ text }) => text),
    [role, remembered] as const,
  )

/** Whether a text, or one that contains it, was heard. */
export const isHeard = (heard: ReadonlyArray<string>, text: string | RegExp): boolean =>
  heard.some((each) =>
    typeof text === "string" ? each.toLowerCase().includes(text.toLowerCase()) : text.test(each),
  )

/** Forgets texts that count as heard. A page that leaves its document has none left. */
export const forget = async (page: Page, role: string, text: string | RegExp): Promise<void> => {
  const heard = await heardOn(page, role).catch(() => [])
  const done = heard.filter((each) => isHeard([each], text))
  if (done.length === 0) return
  await page
    .evaluate(
      ([expected, texts]) => {
        const left =
          window.heard?.filter((each) => each.role !== expected || !texts.includes(each.text)) ?? []
        window.heard?.splice(0, window.heard.length, ...left)
      },
      [role, done] as const,
    )
    .catch(() => undefined)
}
