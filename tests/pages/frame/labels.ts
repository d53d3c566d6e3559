import type { Language } from "#config/product.ts"

import { dictionaryOf } from "./dictionaries.ts"
import { rangeOf, textNodes } from "./textNodes.ts"

/** The texts of a dictionary that show as they are, without values. The product's name gives way in a narrow header, as a page's title does. */
const labelsOf = (language: Language): ReadonlyArray<string> =>
  Object.entries(dictionaryOf(language)).flatMap(([key, text]) =>
    key === "product_name" || text.includes("{{") ? [] : [text],
  )

const cutLabels = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const labels = new Set(words)
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
  return textNodes()
    .filter(({ node, element, text }) => {
      if (!labels.has(text) || element.matches("h1") || !element.checkVisibility()) return false
      const box = rangeOf(node).getBoundingClientRect()
      return box.width > 0 && isCut(box, element)
    })
    .map(({ text }) => text)
}

const cutOptions = (): ReadonlyArray<string> => {
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
}

const lonelyCurrencies = (): ReadonlyArray<string> => {
  const found: Array<string> = []
  const range = document.createRange()
  for (const { node } of textNodes()) {
    const text = node.textContent ?? ""
    for (const { index, 0: money } of text.matchAll(/₱\s*\d/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + money.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) found.push(text)
    }
  }
  return found
}

export const brokenLabels = (language: Language): ReadonlyArray<string> => [
  ...cutLabels(labelsOf(language)).map((text) => `cut label: ${text}`),
  ...cutOptions().map((text) => `cut option: ${text}`),
  ...lonelyCurrencies().map((text) => `currency at the end of a line: ${text}`),
]

/** The parts of a bar that are cut off or outside the window, without the ticker's titles, which scroll. */
export const cutIn = (bar: Element): ReadonlyArray<string> => {
  const hasWords = (each: Element) =>
    [...each.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== "",
    )
  const isCut = (each: Element) => hasWords(each) && each.scrollWidth > each.clientWidth + 1
  const isOut = (each: Element) => {
    const { left, right } = each.getBoundingClientRect()
    return left < 0 || right > document.documentElement.clientWidth
  }
  return [...bar.querySelectorAll("*")]
    .filter((each) => each.closest("[aria-hidden], [role=group] > a > *") === null)
    .filter((each) => each.getBoundingClientRect().width > 1 && (isCut(each) || isOut(each)))
    .map(({ textContent }) => textContent)
}
