import { rangeOf, textNodes } from "./textNodes.ts"

/** CSS px. */
const leastText = 11
const leastTarget = 44

const smallTexts = (least: number): ReadonlyArray<string> => {
  const isRendered = (node: Node, element: Element): boolean => {
    const { width, height } = rangeOf(node).getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
  return textNodes()
    .filter(({ element }) => element.closest("[hidden], [inert]") === null && sizeOf(element) < least)
    .filter(({ node, element }) => isRendered(node, element))
    .map(({ element, text }) => `text of ${sizeOf(element).toFixed(1)} px: ${text}`)
}

const pressable = [
  "a[href]",
  "button",
  "input",
  "select",
  "textarea",
  "summary",
  ..."button link tab radio checkbox switch option combobox menuitem menuitemradio menuitemcheckbox"
    .split(" ")
    .map((role) => `[role="${role}"]`),
].join(", ")

/**
 * The pressable elements whose press area is narrower or lower than `least`. A label and an absolutely
 * positioned pseudo-element enlarge the press area of their element.
 */
const smallTargets = (least: number): ReadonlyArray<string> => {
  type Box = readonly [width: number, height: number]

  const boxOf = (element: Element): Box => {
    const { width, height } = element.getBoundingClientRect()
    return [width, height]
  }
  const coverOf = (element: Element, pseudo: string): Box => {
    const style = getComputedStyle(element, pseudo)
    const covers = style.position === "absolute" && style.pointerEvents !== "none"
    return covers ? [parseFloat(style.width), parseFloat(style.height)] : [0, 0]
  }
  const labelsOf = (element: Element): ReadonlyArray<Element> => {
    const isLabelled = element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type)
    return isLabelled ? [...(element.labels ?? [])] : []
  }
  const isLarge = ([width, height]: Box): boolean => Math.min(width, height) > least - 0.1

  /** A link with other text beside it in the same line. */
  const isInText = (element: Element): boolean => {
    const own = element.textContent ?? ""
    const around = element.parentElement?.textContent ?? ""
    return (
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      around.trim().length > own.trim().length
    )
  }
  /** The bars of a chart, like the days of a calendar, share one width. */
  const isBar = (element: Element): boolean => element.matches("figure [type=radio]")
  /** The sanitizer of foreign HTML removes every class. */
  const isForeign = (element: Element): boolean => element.matches("a:not([class])")
  const isPressed = (element: Element): boolean => {
    const [width, height] = boxOf(element)
    return (
      element.closest("[hidden], [inert]") === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== "none" &&
      (width > 1 || height > 1 || labelsOf(element).length > 0)
    )
  }
  const nameOf = (element: Element): string => {
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
    return `${element.tagName.toLowerCase()} "${text}" .${element.className}`
  }

  return [...document.querySelectorAll(pressable)]
    .filter((element) => isPressed(element) && !isForeign(element) && !isInText(element) && !isBar(element))
    .map((element) => {
      const areas = [element, ...labelsOf(element)].map(boxOf)
      return { element, areas: [...areas, coverOf(element, "::before"), coverOf(element, "::after")] }
    })
    .filter(({ areas }) => !areas.some(isLarge))
    .map(({ element, areas }) => {
      const [width, height] = areas[0] ?? [0, 0]
      return `target of ${width.toFixed(1)} × ${height.toFixed(1)} px: ${nameOf(element)}`
    })
}

/**
 * Texts and press areas that are too small for a phone. Links in running text, links of foreign HTML, bars of
 * a chart, and hidden or inert elements are exempt from the size of press areas.
 */
export const tooSmall = (): ReadonlyArray<string> => [...smallTexts(leastText), ...smallTargets(leastTarget)]
