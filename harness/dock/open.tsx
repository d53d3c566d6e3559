import { createRoot } from "react-dom/client"

import type { Harness } from "../api.ts"
import type { Natives } from "../timers.ts"
import { Dock } from "./Dock.tsx"
import styles from "./dock.css?inline"
import { watch, WatchedContext } from "./useHarness.ts"

/** What happens in the dock is none of the app's business: dialogs would close, focus would be taken back. */
const ownEvents = [
  ..."pointerdown pointerup pointermove mousedown mouseup click touchstart touchmove touchend".split(" "),
  ..."keydown keyup keypress focusin focusout wheel scroll input change".split(" "),
]

const keepOwnEvents = (host: HTMLElement): void => {
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation())
  // A dialog of the app must not see that the focus went to the dock.
  const hide = (event: FocusEvent): void => {
    if (event.relatedTarget === host) event.stopImmediatePropagation()
  }
  window.addEventListener("focusout", hide, true)
}

/** Puts the dock beside the page, in a tree and with styles of its own. */
export const openDock = (harness: Harness, natives: Natives): void => {
  const host = document.createElement("harness-dock")
  host.setAttribute("aria-hidden", "true")
  const shadow = host.attachShadow({ mode: "open" })
  const style = document.createElement("style")
  style.textContent = styles
  const place = document.createElement("div")
  shadow.append(style, place)
  // Outside the body: dialogs of the app hide all that stands beside them in it.
  document.documentElement.append(host)
  keepOwnEvents(host)
  createRoot(place).render(
    <WatchedContext value={watch(harness, natives)}>
      <Dock host={host} />
    </WatchedContext>,
  )
}
