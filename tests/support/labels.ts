import { readFileSync } from "node:fs"
import type { Page } from "playwright"

import { type Language, languageFacts } from "#config/product.ts"

/** The texts of a dictionary that show as they are, without values. The product's name gives way in a narrow header. */
const labelsOf = (language: Language): ReadonlyArray<string> =>
  Object.entries<string>(
    JSON.parse(readFileSync(`src/i18n/locales/${languageFacts[language].file}.json`, "utf8")),
  ).flatMap(([key, text]) => (key === "product_name" || text.includes("{{") ? [] : [text]))

/** The labels that a box cuts off, by the words of the page's language. */
const cutLabels = (page: Page, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  page.evaluate((known) => {
    const labels = new Set(known)
    const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2
    const isCut = (text: DOMRect, element: Element | null): boolean => {
      if (element === null || element === document.body) return false
      const box = element.getBoundingClientRect()
      const { overflowX } = getComputedStyle(element)
      // What scrolls shows its rest, and a box of one pixel is for screen readers.
      if (overflowX === "auto" || overflowX === "scroll" || box.width <= 1) return false
      return (overflowX !== "visible" && !isIn(text, box)) || isCut(text, element.parentElement)
    }
    const found: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ""
      if (element === null || !labels.has(text) || !element.checkVisibility()) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && isCut(box, element)) found.push(text)
    }
    return found
  }, words)

/** The chosen options that do not fit into their box. */
const cutOptions = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d")
    const isCut = (select: HTMLSelectElement): boolean => {
      const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(select)
      if (brush === null || opacity === "0" || !select.checkVisibility()) return false
      brush.font = font
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return brush.measureText(select.selectedOptions[0]?.text ?? "").width > room + 1
    }
    return [...document.querySelectorAll("select")]
      .filter(isCut)
      .map((select) => select.selectedOptions[0]?.text ?? "")
  })

/** The texts with a currency at the end of a line, and its amount on the next one. */
const lonelyCurrencies = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const found: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.textContent ?? ""
      for (const { index, 0: money } of text.matchAll(/₱\s*\d/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + money.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) found.push(text)
      }
    }
    return found
  })

/** Labels that are not whole: cut off by a box or by a choice, and currencies without their amount. */
export const brokenLabels = async (page: Page, language: Language): Promise<ReadonlyArray<string>> => [
  ...(await cutLabels(page, labelsOf(language))).map((text) => `cut label: ${text}`),
  ...(await cutOptions(page)).map((text) => `cut option: ${text}`),
  ...(await lonelyCurrencies(page)).map((text) => `currency at the end of a line: ${text}`),
]
