import { type PointerEvent, type PointerEventHandler, useRef } from "react"

// A share of the panel's height.
const closingPart = 0.25

// In CSS px and px per ms: a short quick pull closes the panel too.
const flick = { length: 24, speed: 0.5 }

/** Takes lengths in CSS px and a time in ms. */
export const pullCloses = (pulled: number, height: number, time: number): boolean =>
  pulled > height * closingPart || (pulled >= flick.length && pulled >= flick.speed * time)

export type PullProps = Readonly<
  Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    PointerEventHandler<HTMLElement>
  >
>

// The closing animation starts at the pulled position.
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

/** Undefined `onClose`: the panel cannot be pulled. */
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
      // The page may keep the panel open.
      requestAnimationFrame(() => {
        if (panel.dataset["state"] === "open") release(panel)
      })
    }
  }
  return { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
}
