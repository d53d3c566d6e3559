import { rangeOf, textNodes } from "./textNodes.ts"

/** CSS px between two cards, and between a badge and its neighbours. */
const leastGap = 4

/**
 * The cards that are closer than `least`. A card is a box with round corners and its own background or shadow; a
 * circle is none, and neither is what lies over others. A transparent border only enlarges the press area.
 */
const closeCards = (least: number): ReadonlyArray<string> => {
  const boxOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const border = (width: string) => (style.backgroundClip === "padding-box" ? parseFloat(width) : 0)
    return {
      left: left + border(style.borderLeftWidth),
      right: right - border(style.borderRightWidth),
      top: top + border(style.borderTopWidth),
      bottom: bottom - border(style.borderBottomWidth),
    }
  }
  const isSticky = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === "sticky" || isSticky(element.parentElement))
  const isCard = (element: Element): boolean => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const radius = parseFloat(style.borderTopLeftRadius)
    const isCircle = style.borderTopLeftRadius.endsWith("%") || (width === height && radius >= height / 2)
    return (
      radius >= least &&
      !isCircle &&
      (style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.boxShadow !== "none") &&
      !/absolute|fixed/.test(style.position) &&
      !isSticky(element) &&
      Math.min(width, height) >= 20 &&
      element.closest("[hidden], [inert]") === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const elements = [...document.querySelectorAll("main *")].filter(isCard)
  const cards = elements.map((element) => ({
    element,
    box: boxOf(element),
    around: elements.findLast((each) => each !== element && each.contains(element)),
    name: `${element.tagName.toLowerCase()} "${element.textContent}" .${element.className}`,
  }))
  type Card = (typeof cards)[number]
  const gapOf = ({ box: one }: Card, { box: other }: Card): number =>
    Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom)
  return cards.flatMap((one, index) =>
    cards
      .slice(index + 1)
      .filter((other) => one.around === other.around && gapOf(one, other) < least - 0.1)
      .map((other) => `cards at ${gapOf(one, other).toFixed(1)} px: ${one.name} and ${other.name}`),
  )
}

/**
 * Neighbours of a row whose texts have different baselines: both of one line, or with first lines that nearly
 * share one. A text beside several lines may be at their middle.
 */
const unevenRows = (): ReadonlyArray<string> => {
  const brush = document.createElement("canvas").getContext("2d")
  const nearly = 4

  const linesOf = (element: Element) => {
    const boxes: Array<DOMRect> = []
    let descent: number | undefined
    for (const { node, element: parent } of textNodes(element)) {
      if (brush === null || !parent.checkVisibility({ visibilityProperty: true })) continue
      // A box of one pixel is for screen readers.
      const isSeen = parent.getBoundingClientRect().width > 1
      const rendered = [...rangeOf(node).getClientRects()].filter(({ width }) => isSeen && width > 1)
      if (rendered.length === 0) continue
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
      brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      descent ??= Math.round(brush.measureText("0").fontBoundingBoxDescent)
      boxes.push(...rendered)
    }
    const [first] = boxes
    if (first === undefined || descent === undefined) return undefined
    const middle = (first.top + first.bottom) / 2
    const isOne = boxes.every(({ top, bottom }) => top < middle && bottom > middle)
    return { first, isOne, baseline: first.bottom - descent, text: element.textContent }
  }
  const isRow = (element: Element): boolean => {
    const { display, flexDirection } = getComputedStyle(element)
    return (display.includes("flex") && flexDirection === "row") || element.matches(":has(> dt)")
  }

  return [...document.querySelectorAll("main *")]
    .filter((element) => isRow(element) && element.checkVisibility())
    .flatMap((row) => {
      const lines = [...row.children].flatMap((child) => linesOf(child) ?? [])
      return lines.slice(1).flatMap((other, index) => {
        const one = lines[index] ?? other
        const isBeside = one.first.bottom > other.first.top + 2 && other.first.bottom > one.first.top + 2
        const apart = Math.abs(one.baseline - other.baseline)
        const isMeant = (one.isOne && other.isOne) || apart < nearly
        return isBeside && isMeant && apart > 1
          ? [`baselines ${apart.toFixed(1)} px apart: ${one.text} and ${other.text} in .${row.className}`]
          : []
      })
    })
}

const closeBadges = (least: number): ReadonlyArray<string> => {
  const isBadge = (element: Element): boolean => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    return (
      /^\d+\+?$/.test(element.textContent ?? "") &&
      element.childElementCount === 0 &&
      backgroundColor !== "rgba(0, 0, 0, 0)" &&
      parseFloat(borderTopLeftRadius) >= height / 3 &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const icons = [...document.querySelectorAll("svg, img")].map((icon) => ({
    owner: icon,
    boxes: [icon.getBoundingClientRect()],
  }))
  const texts = textNodes()
    .filter(({ element }) => element.getBoundingClientRect().width > 1)
    .map(({ node, element }) => ({ owner: element, boxes: [...rangeOf(node).getClientRects()] }))
  return [...document.querySelectorAll("header span, main span, nav span")]
    .filter(isBadge)
    .flatMap((badge) => {
      const own = badge.getBoundingClientRect()
      return [...icons, ...texts]
        .filter(({ owner }) => badge.parentElement?.contains(owner) !== true)
        .flatMap(({ owner, boxes }) => boxes.map((box) => ({ owner, box })))
        .map(({ owner, box }) => ({
          owner: owner.closest("a, button")?.getAttribute("aria-label") ?? owner.textContent,
          isRendered: box.width > 1 && box.height > 1,
          gap: Math.max(
            box.left - own.right,
            own.left - box.right,
            box.top - own.bottom,
            own.top - box.bottom,
          ),
        }))
        .filter(({ isRendered, gap }) => isRendered && gap < least - 0.1)
        .map(({ owner, gap }) => `badge ${badge.textContent} at ${gap.toFixed(1)} px from ${owner}`)
    })
}

const cutStarts = (): ReadonlyArray<string> =>
  [...document.querySelectorAll("main *")]
    .filter((row) => row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX))
    .flatMap((row) => {
      const start = row.getBoundingClientRect().left
      return [...row.children].filter((item) => {
        // A chip's cell may be wider than the chip.
        const { left, right } = (item.querySelector("a, button") ?? item).getBoundingClientRect()
        return item.textContent !== "" && left < start - 1 && right > start + 1
      })
    })
    .map((item) => `cut off at its start: ${item.textContent}`)

export const badgesTooClose = (): ReadonlyArray<string> => closeBadges(leastGap)

/** Cards and badges that are too close to others, rows with several baselines, and strips that start cut off. */
export const misplaced = (): ReadonlyArray<string> => [
  ...closeCards(leastGap),
  ...unevenRows(),
  ...badgesTooClose(),
  ...cutStarts(),
]
