import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"

import { dockElement } from "../userEvents.ts"
import type { Harness } from "../api.ts"
import type { Natives } from "../clock/clock.ts"
import { storedKeys } from "../scenario/storedKeys.ts"
import { Dock } from "./Dock.tsx"
import { FormsContext, makeForms } from "./forms.ts"
import { UndoContext, withUndo } from "./undo.ts"
import { watch, WatchedContext } from "./useHarness.ts"

const styles = import.meta.glob<string>(["./*.css", "../panels/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
})

/** Types of the dock's events that must not reach the app, where they would close dialogs or move the focus back. */
const ownEvents = [
  ..."pointerdown pointerup pointermove mousedown mouseup click touchstart touchmove touchend".split(" "),
  ..."keydown keyup keypress focusin focusout wheel scroll input change".split(" "),
]

const keepOwnEvents = (host: HTMLElement): void => {
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation())
  // A dialog of the app must not notice that the focus moved to the dock.
  const hide = (event: FocusEvent): void => {
    if (event.relatedTarget === host) event.stopImmediatePropagation()
  }
  window.addEventListener("focusout", hide, true)
}

/** Renders the dock beside the page, with its own React root and styles. Returns a function that removes it. */
export const openDock = (harness: Harness, natives: Natives): (() => void) => {
  const host = document.createElement(dockElement)
  host.setAttribute("aria-hidden", "true")
  const shadow = host.attachShadow({ mode: "open" })
  const style = document.createElement("style")
  style.textContent = Object.values(styles).join("\n")
  const place = document.createElement("div")
  shadow.append(style, place)
  // Outside the body, because dialogs of the app hide their siblings in it.
  document.documentElement.append(host)
  keepOwnEvents(host)
  const forms = makeForms(sessionStorage, storedKeys.forms)
  window.addEventListener("pagehide", forms.save)
  const noted = withUndo(harness, forms)
  const watched = watch(noted.harness, natives)
  const root = createRoot(place)
  // Renders synchronously, so that the dock has its stored state before the app renders.
  flushSync(() =>
    root.render(
      <WatchedContext value={watched}>
        <UndoContext value={noted.undo}>
          <FormsContext value={forms}>
            <Dock host={host} />
          </FormsContext>
        </UndoContext>
      </WatchedContext>,
    ),
  )
  return () => {
    window.removeEventListener("pagehide", forms.save)
    root.unmount()
    watched.stop()
    host.remove()
  }
}
