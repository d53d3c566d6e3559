import "#app/theme.css"

import type { ReactNode } from "react"
import { userEvent } from "vitest/browser"
import { render, type RenderResult } from "vitest-browser-react"

import { makeTexts, pagesDictionary } from "#app/i18n.ts"
import type { Language } from "#config/product.ts"
import { TextsProvider } from "#ui/texts.tsx"

/** Draws a part of the product as the app would: with its styles and its texts. */
export const draw = async (part: ReactNode, language: Language = "EN"): Promise<RenderResult> => {
  const texts = await makeTexts(language)
  await Promise.all([texts.speak(language), pagesDictionary()])
  return render(part, { wrapper: ({ children }) => <TextsProvider texts={texts}>{children}</TextsProvider> })
}

/** CSS px of so many units of the 750-unit canvas. */
export const pixels = (units: number): number =>
  (units / 100) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** A pointer event of a moment, in ms of the page's clock. */
export const pointer = (type: "pointerdown" | "pointerup", at: number): PointerEvent =>
  momentOf(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true }),
    at,
  )

/** A click made by a finger at a moment. */
export const click = (at: number): MouseEvent =>
  momentOf(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }), at)

const momentOf = <E extends Event>(event: E, at: number): E =>
  Object.defineProperty(event, "timeStamp", { value: at })

/** The one animation or transition of an element, standing still, so that it can be looked at on any moment. */
export const stopped = (element: Element): Animation => {
  const [animation, ...others] = element.getAnimations()
  if (animation === undefined || others.length > 0)
    throw new Error(`${others.length + (animation === undefined ? 0 : 1)} animations, not one`)
  animation.pause()
  return animation
}

/** How far an element is moved down, in CSS px. */
export const shiftOf = (element: Element): number => matrixOf(element).m42

/** How large an element is drawn, 1 for as it is. */
export const scaleOf = (element: Element): number => matrixOf(element).a

export const matrixOf = (element: Element): DOMMatrix => new DOMMatrix(getComputedStyle(element).transform)

/** The element, which must be there. */
export const found = (element: Element | null | undefined): HTMLElement => {
  if (!(element instanceof HTMLElement)) throw new Error("There is no such element")
  return element
}

/** Takes the mouse to the far corner: what moves by itself stands still under it. */
export const pointAway = (): Promise<void> =>
  userEvent.hover(document.documentElement, {
    position: { x: window.innerWidth - 2, y: window.innerHeight - 2 },
  })
