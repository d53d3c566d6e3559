import { describe, expect, it } from "vitest"

import { settled } from "../frame/looks.ts"
import { textNodes } from "../frame/textNodes.ts"
import { open, targets } from "./pageStates.ts"

// The scales of lantern in a window of 375 px, where 1 CSS px is 2 units.
const corners = ["0px", "8px", "12px", "16px"]
const texts = ["11px", "13px", "14px", "16px", "22px", "30px"]
const headerHeight = 52
const starts = [11, 12, 13]

const seen = (elements: Iterable<Element>) =>
  [...elements]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect(), style: getComputedStyle(element) }))
    .filter(({ box }) => Math.min(box.width, box.height) > 1)

type Seen = ReturnType<typeof seen>[number]

const named = (fault: string, { element }: Seen): string =>
  `${fault}: ${element.getAttribute("class")} ${element.textContent.slice(0, 30)}`

const cornerOf = ({ style }: Seen): string => style.borderTopLeftRadius.replace(/ .*/, "")

/** Circles, pills, and marks of at most 24 px, such as a checkbox, have their own corners. */
const hasOwnCorners = (each: Seen): boolean =>
  cornerOf(each).endsWith("%") ||
  parseFloat(cornerOf(each)) > Math.min(each.box.width, each.box.height) / 2 - 0.1 ||
  Math.max(each.box.width, each.box.height) <= 24

const isDrawn = ({ element, style }: Seen): boolean =>
  element.matches("img, svg, input") ||
  [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) ||
  style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
  style.boxShadow !== "none" ||
  style.borderTopWidth !== "0px"

/** A transparent border only enlarges the press area. */
const topOf = ({ box, style }: Seen): number =>
  box.top + (style.backgroundClip === "padding-box" ? parseFloat(style.borderTopWidth) : 0)

const offScale = (isHome: boolean): ReadonlyArray<string> => {
  const all = seen(document.querySelectorAll("body *"))
  const [top = 0] = seen(document.querySelectorAll("main")).map(topOf)
  // The ticker of home contains the space above the banners, and a game covers the window.
  const inPage = isHome ? [] : all.filter(({ element }) => element.matches("main:not([class*=covering]) *"))
  const [first] = inPage.filter(isDrawn).sort((one, other) => topOf(one) - topOf(other))
  const bars = seen(document.querySelectorAll(":is(header, section):has(~ #content) > :first-child"))
  return [
    ...(bars.length === 1 ? [] : [`${bars.length} headers`]),
    ...bars
      .filter(({ box }) => box.height !== headerHeight)
      .map((each) => named(`header of ${each.box.height} px`, each)),
    ...all
      .filter((each) => !corners.includes(cornerOf(each)) && !hasOwnCorners(each))
      .map((each) => named(`corner of ${cornerOf(each)}`, each)),
    ...seen(textNodes().map(({ element }) => element))
      .filter(({ style }) => !texts.includes(style.fontSize))
      .map((each) => named(`text of ${each.style.fontSize}`, each)),
    ...(first === undefined || starts.includes(Math.round(topOf(first) - top))
      ? []
      : [named(`${topOf(first) - top} px below the header`, first)]),
  ]
}

describe("looks of a page", () => {
  it.each(targets)("keeps to the scales at $path", async (target) => {
    await settled(await open(target))
    expect(offScale(target.page.name === "home")).toEqual([])
  })
})
