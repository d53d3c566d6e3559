import { useSetAtom } from "jotai"
import { type RefObject, useEffect, useRef } from "react"

import { readArrivalAtom } from "#atoms/frame/address.ts"
import { afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"
import type { Page } from "#domain/frame/Pages.ts"

const isDialogOpen = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null

const findStart = (): HTMLElement | null =>
  document.querySelector("h1") ?? document.querySelector<HTMLElement>("main:not([hidden])")

const isFocusInside = (): boolean => document.activeElement?.closest("main")?.hidden === false

const focusInPlace = (element: HTMLElement, isByKey: boolean): void => {
  const { scrollX, scrollY } = window
  element.tabIndex = -1
  element.dataset["byKey"] = String(isByKey)
  element.focus({ preventScroll: true })
  // iOS before 15 ignores `preventScroll`.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY)
}

// In Safari a tap focuses no link, so `:focus-visible` would match an element that a script focuses afterwards.
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

interface FocusOptions {
  readonly isByKey: RefObject<boolean>
  readonly afterNextPaint: () => Promise<unknown>
}

const focusStart = ({ isByKey, afterNextPaint }: FocusOptions): (() => void) => {
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

/** Focuses the heading after a navigation to another page, so that a screen reader reads the heading. */
export const useHeadingFocus = (page: Page): void => {
  const readArrival = useSetAtom(readArrivalAtom)
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  const isByKey = useIsByKey()
  const shown = useRef<Page>(undefined)
  useEffect(() => {
    const arrival = readArrival()
    // Selecting a tab replaces the address but stays on the page, so the focus must not move.
    const isTab = shown.current?.name === page.name && arrival === "replace"
    shown.current = page
    return arrival === "start" || isTab ? undefined : focusStart({ isByKey, afterNextPaint })
  }, [afterNextPaint, isByKey, page, readArrival])
}
