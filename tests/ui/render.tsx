import type { ReactNode } from "react"
import { userEvent } from "vitest/browser"
import { render, type RenderResult } from "vitest-browser-react"

import "#app/theme.css"
import { changeLanguage } from "#app/i18n.ts"
import type { Language } from "#config/product.ts"
// The texts of all areas.
import "#ladle/texts.ts"

/** Renders a component with the app's styles and texts. */
export const renderComponent = async (
  component: ReactNode,
  language: Language = "EN",
): Promise<RenderResult> => {
  await changeLanguage(language)
  return render(component)
}

/** CSS px of a length in units of the 750-unit canvas. */
export const pixels = (units: number): number =>
  (units / 100) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** A pointer event with a timestamp, in ms of the page's clock. */
export const pointer = (type: "pointerdown" | "pointerup", at: number): PointerEvent =>
  momentOf(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true }),
    at,
  )

/** A click by touch with a timestamp. */
export const click = (at: number): MouseEvent =>
  momentOf(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }), at)

const momentOf = <E extends Event>(event: E, at: number): E =>
  Object.defineProperty(event, "timeStamp", { value: at })

/** The only animation or transition of an element, paused, so that a test can set its time. */
export const pausedAnimation = (element: Element): Animation => {
  const [animation, ...others] = element.getAnimations()
  if (animation === undefined || others.length > 0)
    throw new Error(`${others.length + (animation === undefined ? 0 : 1)} animations, not one`)
  animation.pause()
  return animation
}

/** Vertical translation of an element, in CSS px. */
export const shiftOf = (element: Element): number => matrixOf(element).m42

/** Scale of an element; 1 is unscaled. */
export const scaleOf = (element: Element): number => matrixOf(element).a

export const matrixOf = (element: Element): DOMMatrix => new DOMMatrix(getComputedStyle(element).transform)

/** Returns the element; fails when it is missing. */
export const found = (element: Element | null | undefined): HTMLElement => {
  if (!(element instanceof HTMLElement)) throw new Error("There is no such element")
  return element
}

/** Moves the mouse to the far corner: hovering pauses moving parts. */
export const pointAway = (): Promise<void> =>
  userEvent.hover(document.documentElement, {
    position: { x: window.innerWidth - 2, y: window.innerHeight - 2 },
  })
