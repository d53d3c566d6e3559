/** The events of a tester who uses the page. Engines without pointer events have touch events. */
const types = ["pointerdown", "touchstart", "click", "keydown", "wheel", "scroll"] as const

/** The element with the dock, whose own events are no actions. */
export const dockElement = "harness-dock"

/** Whether an event is one of the dock. */
export const isInDock = ({ target }: Event): boolean =>
  typeof target === "object" && target !== null && "localName" in target && target.localName === dockElement

/** A shortcut of browser or dock, or a modifier alone. */
const isShortcut = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift")

/** Calls back at each action of the tester in the page, before the app gets it. */
export const onUserEvent = (page: EventTarget, listener: () => void): void => {
  for (const type of types)
    page.addEventListener(
      type,
      (event) => {
        if (!isInDock(event) && !isShortcut(event)) listener()
      },
      { capture: true, passive: true },
    )
}
