import { cdp } from "vitest/browser"

import { rangeOf, textNodes } from "./textNodes.ts"

/** The usual text size of a browser, in CSS px. */
export const usualSize = 16

/** Sets the text size of the browser in CSS px, as in its settings. */
export const setTextSize = (size: number): Promise<unknown> =>
  cdp().send("Page.setFontSizes", { fontSizes: { standard: size } })

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Text {
  readonly element: Element
  readonly text: string
  readonly boxes: ReadonlyArray<Box>
}
const root = document.documentElement

/**
 * The texts of a page that cannot be read: beyond the window, cut off, or behind another text or control. A list that
 * scrolls sideways and the ticker of the header may hide texts.
 */
export const unreadable = (): ReadonlyArray<string> => {
  const ancestors = (element: Element | null): ReadonlyArray<Element> =>
    element === null || element === document.body ? [] : [element, ...ancestors(element.parentElement)]

  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const clips = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX)
  /** Hidden from the eye: for screen readers only, or not rendered. */
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    ancestors(element).some((each) => {
      const { width, height } = each.getBoundingClientRect()
      return (
        each.matches(
          "[inert], [hidden], [aria-hidden=true], [aria-roledescription=carousel], header [role=group]",
        ) ||
        (clips(each) && (width <= 1 || height <= 1))
      )
    })

  const texts: ReadonlyArray<Text> = textNodes()
    .filter(({ element }) => !element.matches("script, style, option") && !isHidden(element))
    .map(({ node, element, text }) => ({ element, text, boxes: [...rangeOf(node).getClientRects()] }))
    .map((each) => ({ ...each, boxes: each.boxes.filter(({ width, height }) => width > 0 && height > 0) }))
    .filter(({ boxes }) => boxes.length > 0)

  const isInside = (box: Box, frame: Box): boolean =>
    box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 6

  const isCut = ({ element, boxes }: Text): boolean => {
    const around = ancestors(element)
    const scroller = around.findIndex(scrolls)
    const frames = (scroller < 0 ? around : around.slice(0, scroller)).filter(clips)
    const windowBox = { left: 0, right: root.clientWidth, top: 0, bottom: Infinity }
    const limits = frames.map((each) => each.getBoundingClientRect())
    return boxes.some(
      (box) => ![...limits, ...(scroller < 0 ? [windowBox] : [])].every((frame) => isInside(box, frame)),
    )
  }

  const overlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4

  const layerOf = (element: Element): Element =>
    ancestors(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position)) ?? root
  const isInScroller = ({ element }: Text): boolean => ancestors(element).some(scrolls)

  const still = texts.filter((each) => !isInScroller(each))
  const controls = [...document.querySelectorAll("button, a[href], [role=tab]")].filter(
    (each) => !isHidden(each) && !ancestors(each).some(scrolls),
  )

  /** A text that another text of the same layer overlaps, or an icon of another control. */
  const covering = (text: Text): string | undefined => {
    const sameLayer = (each: Element): boolean => layerOf(each) === layerOf(text.element)
    const other = still.find(
      (each) =>
        each.element !== text.element &&
        sameLayer(each.element) &&
        each.boxes.some((box) => text.boxes.some((own) => overlap(own, box))),
    )
    const control = controls.find(
      (each) =>
        !each.contains(text.element) &&
        sameLayer(each) &&
        [...each.querySelectorAll("svg")].some((icon) =>
          text.boxes.some((own) => overlap(own, icon.getBoundingClientRect())),
        ),
    )
    return other?.text ?? control?.getAttribute("aria-label") ?? control?.textContent ?? undefined
  }

  const beyond = root.scrollWidth - root.clientWidth
  return [
    ...(beyond > 0 ? [`the page is ${beyond} px too wide`] : []),
    ...texts.filter(isCut).map(({ text }) => `cut: ${text}`),
    ...still.flatMap((each) => {
      const by = covering(each)
      return by === undefined ? [] : [`covered: ${each.text} by ${by}`]
    }),
  ]
}
