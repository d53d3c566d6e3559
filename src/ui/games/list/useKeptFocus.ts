import { type RefObject, useEffect } from "react"

const placeOf = (item: Element | undefined): number => Number(item?.getAttribute("aria-posinset"))

const controlsOf = (item: Element | undefined) => [...(item?.querySelectorAll("button") ?? [])]

interface Focused {
  readonly element: Element
  readonly place: number
  /** Its index among the buttons of its item. */
  readonly control: number
}

const focusedIn = (list: Element, { type, target }: Event): Focused | undefined => {
  const element =
    type === "focusin" && target instanceof Element && list.contains(target) ? target : undefined
  const item = element?.closest("[aria-posinset]")
  if (element === undefined || item === undefined || item === null) return undefined
  return { element, place: placeOf(item), control: controlsOf(item).findIndex((each) => each === element) }
}

/** Moves the focus to the nearest item when the item with the focus is removed, by scrolling or from the list. */
export const useKeptFocus = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = list.current
    if (box === null) return undefined
    let focused: Focused | undefined
    // A press, also one that scrolls, moves the focus by itself.
    const types = ["focusin", "pointerdown"]
    const note = (event: Event) => {
      focused = focusedIn(box, event)
    }
    const observer = new MutationObserver(() => {
      if (focused === undefined || focused.element.isConnected) return
      if (document.activeElement !== document.body) return
      const { place, control } = focused
      const [nearest] = [...box.querySelectorAll("[aria-posinset]")].sort(
        (one, other) => Math.abs(placeOf(one) - place) - Math.abs(placeOf(other) - place),
      )
      const controls = controlsOf(nearest)
      ;(controls[control] ?? controls[0])?.focus({ preventScroll: true })
    })
    observer.observe(box, { childList: true, subtree: true })
    for (const type of types) document.addEventListener(type, note, true)
    return () => {
      observer.disconnect()
      for (const type of types) document.removeEventListener(type, note, true)
    }
  }, [list])
}
