import { useSetAtom } from "jotai"
import { type RefObject, useEffect, useRef } from "react"

import { readArrivalAtom } from "#atoms/frame/address.ts"
import { afterNextPaintAtom } from "#atoms/frame/system.ts"
import type { Page } from "#domain/frame/Pages.ts"

const isDialogOpen = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null

/** The page's heading, or its main region if it has none. */
const findStart = (): HTMLElement | null =>
  document.querySelector("h1") ?? document.querySelector<HTMLElement>("main:not([hidden])")

/** Whether the page has the focus already, for example in a field that focuses itself. */
const isFocusInside = (): boolean => document.activeElement?.closest("main")?.hidden === false

const focusInPlace = (element: HTMLElement, isByKey: boolean): void => {
  const { scrollX, scrollY } = window
  element.tabIndex = -1
  element.dataset["byKey"] = String(isByKey)
  element.focus({ preventScroll: true })
  // iOS before 15 ignores `preventScroll`.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY)
}

/**
 * Whether the player used a key last. In Safari a tap focuses no link, so `:focus-visible` matches an element that a
 * script focuses afterwards.
 */
const useIsByKey = (): RefObject<boolean> => {
  const isByKey = useRef(false)
  useEffect(() => {
    const onInput = ({ type }: Event) => {
      isByKey.current = type === "keydown"
    }
    const inputs = ["keydown", "mousedown"] as const
    inputs.forEach((input) => document.addEventListener(input, onInput, true))
    return () => inputs.forEach((input) => document.removeEventListener(input, onInput, true))
  }, [])
  return isByKey
}

interface Way {
  readonly isByKey: RefObject<boolean>
  readonly afterNextPaint: () => Promise<unknown>
}

/** Focuses the start of the page once it is there and no dialog is open. Returns a cancel function. */
const focusStart = ({ isByKey, afterNextPaint }: Way): (() => void) => {
  let isCurrent = true
  const attempt = () => {
    const start = isDialogOpen() ? null : findStart()
    if (!isCurrent || start === null) return
    stop()
    if (!isFocusInside()) focusInPlace(start, isByKey.current)
  }
  const attemptAfterPaint = () => void afterNextPaint().then(attempt)
  const observer = new MutationObserver(() => {
    if (!isDialogOpen()) attemptAfterPaint()
  })
  const stop = () => {
    isCurrent = false
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  attemptAfterPaint()
  return stop
}

/**
 * Moves the focus to the page's heading after a navigation to another page, so that a screen reader reads it. The first
 * page of a visit, a new query and another tab of the same page leave the focus where it is.
 */
export const useHeadingFocus = (page: Page): void => {
  const readArrival = useSetAtom(readArrivalAtom)
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  const isByKey = useIsByKey()
  const shown = useRef<Page>(undefined)
  useEffect(() => {
    const arrival = readArrival()
    // A tab replaces the address.
    const isTab = shown.current?.name === page.name && arrival === "replace"
    shown.current = page
    return arrival === "start" || isTab ? undefined : focusStart({ isByKey, afterNextPaint })
  }, [afterNextPaint, isByKey, page, readArrival])
}
