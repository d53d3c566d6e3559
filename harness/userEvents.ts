/** Events that a tester causes by using the page. Includes touch events for engines without pointer events. */
const types = ["pointerdown", "touchstart", "click", "keydown", "wheel", "scroll"] as const

/** The element that contains the dock. Events in the dock are no actions in the page. */
export const dockElement = "harness-dock"

/** Whether an event comes from the dock. */
export const isInDock = ({ target }: Event): boolean =>
  typeof target === "object" && target !== null && "localName" in target && target.localName === dockElement

/** Whether an event is a shortcut of the browser or the dock, or a modifier key alone. */
const isShortcut = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift")

/** Calls the listener for each action of the tester in the page, before the app receives the event. */
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
