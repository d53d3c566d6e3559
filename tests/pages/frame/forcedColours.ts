import { onTestFinished } from "vitest"
import { cdp } from "vitest/browser"

const force = (value: "active" | ""): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] })

/** Forces the colours until the returned function runs, or the test ends. */
export const forceColours = async (): Promise<() => Promise<unknown>> => {
  await force("active")
  onTestFinished(async () => void (await force("")))
  return () => force("")
}

/** The buttons, links, fields and choices of the page without a visible outline or border. The bars of a chart are areas. */
export const edgeless = (): ReadonlyArray<string> => {
  const ground = getComputedStyle(document.body).backgroundColor
  const isSeen = (style: string, width: string, colour: string): boolean =>
    style !== "none" && parseFloat(width) > 0 && colour !== ground && !/^rgba.*, 0\)$/.test(colour)
  const hasEdge = (element: Element | null | undefined): boolean => {
    if (element === null || element === undefined) return false
    const style = getComputedStyle(element)
    return (
      isSeen(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
      ["top", "right", "bottom", "left"].every((side) =>
        isSeen(
          style.getPropertyValue(`border-${side}-style`),
          style.getPropertyValue(`border-${side}-width`),
          style.getPropertyValue(`border-${side}-color`),
        ),
      )
    )
  }
  /** A field's container and the icon beside a choice show its edge. */
  const edgesOf = (element: Element): ReadonlyArray<Element | null | undefined> =>
    element.matches("input, select, textarea")
      ? [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      : [element]
  return [...document.querySelectorAll("button, a[class], input, select, textarea")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) =>
        element.getBoundingClientRect().width > 1 && !element.matches("[type=file], figure [type=radio]"),
    )
    .filter((element) => !edgesOf(element).some(hasEdge))
    .map(
      (element) =>
        `no edge: ${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`,
    )
}
