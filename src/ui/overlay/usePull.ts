import { type PointerEvent, type PointerEventHandler, useRef } from "react"

// The share of the panel's height by which the player must pull to close the panel.
const closingPart = 0.25

// In CSS px and px per ms: a short quick pull closes the panel too.
const flick = { length: 24, speed: 0.5 }

/** Returns true if a pull closes the panel. Lengths are in CSS px, the time is in ms. */
export const pullCloses = (pulled: number, height: number, time: number): boolean =>
  pulled > height * closingPart || (pulled >= flick.length && pulled >= flick.speed * time)

export type PullProps = Readonly<
  Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    PointerEventHandler<HTMLElement>
  >
>

// Moves the panel with the finger. The closing animation starts at the position `--pulled`.
const move = (panel: HTMLElement, pulled: number): void => {
  panel.style.setProperty("--pulled", `${pulled}px`)
  panel.style.transform = `translateY(${pulled}px)`
  panel.dataset["pulled"] = ""
}

const release = (panel: HTMLElement): void => {
  panel.style.removeProperty("--pulled")
  panel.style.transform = ""
  delete panel.dataset["pulled"]
}

/** If `onClose` is undefined, the panel cannot be pulled. */
export const usePull = (onClose: (() => void) | undefined): PullProps => {
  const pull = useRef<{ readonly panel: HTMLElement; readonly y: number; readonly at: number }>(undefined)
  const start = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, target, pointerId, clientY, timeStamp } = event
    const panel = currentTarget.closest<HTMLElement>("[data-state]")
    const isOnButton = target instanceof Element && target.closest("button") !== null
    const isFinger = event.isPrimary && event.pointerType !== "mouse"
    if (panel === null || isOnButton || !isFinger || onClose === undefined) return
    currentTarget.setPointerCapture(pointerId)
    pull.current = { panel, y: clientY, at: timeStamp }
  }
  const follow = ({ clientY }: PointerEvent<HTMLElement>) => {
    if (pull.current !== undefined && onClose !== undefined)
      move(pull.current.panel, Math.max(0, clientY - pull.current.y))
  }
  const end = ({ type, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
    if (pull.current === undefined) return
    const { panel, y, at } = pull.current
    pull.current = undefined
    const isFar = type === "pointerup" && pullCloses(clientY - y, panel.offsetHeight, timeStamp - at)
    const isClosing = isFar && onClose !== undefined
    if (!isClosing) release(panel)
    else {
      onClose()
      // If the page keeps the panel open, the panel moves back.
      requestAnimationFrame(() => {
        if (panel.dataset["state"] === "open") release(panel)
      })
    }
  }
  return { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
}
