import { describe, expect, it } from "vitest"

import { settled } from "../frame/looks.ts"
import { textNodes } from "../frame/textNodes.ts"
import { open, targets } from "./pageStates.ts"

/** The steps of `brands/lantern/brand.json` in CSS px at 375 px: 16, 24 and 32 units. */
const radii = [8, 12, 16]
/** 22, 26, 28, 32, 44 and 60 units. */
const textSizes = [11, 13, 14, 16, 22, 30]
const belowHeader = 12
/** The ticker of home contains the space above the banners. */
const belowTicker = 0

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

const seen = (selector: string): ReadonlyArray<Element> =>
  [...document.querySelectorAll(selector)].filter(isSeen)

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute("class")} ${element.textContent.slice(0, 30)}`

/** Corners of what is round by nature, such as switches and badges, end at half its height. */
const oddRadii = (): ReadonlyArray<string> =>
  seen("body *").flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const radius = getComputedStyle(element).borderTopLeftRadius
    const isRound = radius.endsWith("%") || parseFloat(radius) > Math.min(width, height) / 2 - 0.1
    return parseFloat(radius) === 0 ||
      isRound ||
      radii.includes(parseFloat(radius)) ||
      Math.max(width, height) <= 24
      ? []
      : [`radius of ${radius}: ${nameOf(element)}`]
  })

const oddTextSizes = (): ReadonlyArray<string> =>
  textNodes().flatMap(({ element }) => {
    const { fontSize } = getComputedStyle(element)
    return !isSeen(element) || textSizes.includes(parseFloat(fontSize))
      ? []
      : [`text of ${fontSize}: ${nameOf(element)}`]
  })

/** The distance from the header to the first text, picture or box. A transparent border only enlarges the press area. */
const oddStart = (below: number): ReadonlyArray<string> => {
  const starts = seen("main:not([class*=covering]) *").flatMap((element) => {
    const { backgroundColor, backgroundClip, boxShadow, borderTopWidth } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    const isDrawn =
      hasText ||
      element.matches("img, svg, input") ||
      backgroundColor !== "rgba(0, 0, 0, 0)" ||
      boxShadow !== "none" ||
      borderTopWidth !== "0px"
    const border = backgroundClip === "padding-box" ? parseFloat(borderTopWidth) : 0
    return isDrawn ? [{ element, top: element.getBoundingClientRect().top + border }] : []
  })
  const first = starts.reduce((one, other) => (other.top < one.top ? other : one), {
    element: document.body,
    top: Infinity,
  })
  const gap = first.top - (document.querySelector("main")?.getBoundingClientRect().top ?? 0)
  return starts.length === 0 || Math.abs(gap - below) <= 1
    ? []
    : [`starts ${gap} px below the header: ${nameOf(first.element)}`]
}

describe("every page", () => {
  it.each(targets)("keeps to the scales of corners, texts and space on $title", async (target) => {
    await settled(await open(target))
    const below = target.page.name === "home" ? belowTicker : belowHeader
    expect([...oddStart(below), ...oddRadii(), ...oddTextSizes()]).toEqual([])
  })
})
