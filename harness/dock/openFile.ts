import type { DragEvent } from "react"

import type { Harness } from "../api.ts"

type Opener = Pick<Harness, "openScenarioFile">

/** Opens a scenario file. The harness reports what is none; an unreadable file counts as empty. */
export const openFile = (harness: Opener, file: File | undefined): void => {
  if (file === undefined) return
  void file
    .text()
    .catch(() => "")
    .then((text) => harness.openScenarioFile(text))
}

/** Opens a scenario file that was dropped on the dock. Without this the browser would leave the page for it. */
export const openDroppedFile = (harness: Opener, event: DragEvent): void => {
  event.preventDefault()
  openFile(harness, event.dataTransfer.files[0])
}
