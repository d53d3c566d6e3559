import { safe, svg } from "#fixtures/art/svg.ts"

import type { Natives } from "../clock/clock.ts"
import { dockElement } from "../userEvents.ts"
import { nameOf } from "../scenario/view.ts"

export interface Picture {
  /** A data URL. */
  readonly address: string
  /** The reason why the picture is a drawing of the page's state; empty for a picture of the page itself. */
  readonly why: string
}

/** Milliseconds until a change of the page is in the captured video. */
const untilCaptured = 400

/** The address, heading and open dialogs of a page. */
export const stateOf = ({ document: page, location }: Window) => {
  const dialogs = [...page.querySelectorAll("[role=dialog], [role=alertdialog]")]
  return {
    address: location.pathname + location.search,
    heading: page.querySelector("h1")?.textContent.trim() ?? "none",
    dialog: dialogs.map((dialog) => nameOf(page, dialog)).join(", ") || "none",
  }
}

const drawingOf = (page: Window, why: string): string => {
  const lines = Object.entries(stateOf(page)).map(([name, value]) => `${name}: ${value}`)
  const texts = [...lines, why].map(
    (line, index) => `<text x="20" y="${40 + 30 * index}" font-family="sans-serif">${safe(line)}</text>`,
  )
  return `data:image/svg+xml,${encodeURIComponent(svg(800, 160, texts.join("")))}`
}

const pictureOf = async (
  stream: MediaStream,
  { document: page }: Window,
  natives: Pick<Natives, "setTimeout">,
) => {
  const video = Object.assign(page.createElement("video"), { srcObject: stream, muted: true })
  const dock = page.querySelector<HTMLElement>(dockElement)
  try {
    await video.play()
    // Transparent, because a hidden dock would lose the focus.
    if (dock !== null) dock.style.opacity = "0"
    await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), untilCaptured))
    const canvas = Object.assign(page.createElement("canvas"), {
      width: video.videoWidth,
      height: video.videoHeight,
    })
    canvas.getContext("2d")?.drawImage(video, 0, 0)
    return canvas.toDataURL("image/png")
  } finally {
    if (dock !== null) dock.style.opacity = ""
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Takes a picture of the page by the browser's capture. Without a capture, draws the page's state. */
export const takePicture = async (page: Window, natives: Pick<Natives, "setTimeout">): Promise<Picture> => {
  const wish = { video: true, preferCurrentTab: true }
  try {
    const stream = await page.navigator.mediaDevices.getDisplayMedia(wish)
    return { address: await pictureOf(stream, page, natives), why: "" }
  } catch (error) {
    const why = `The browser gave no picture: ${String(error)}`
    return { address: drawingOf(page, why), why }
  }
}
