import { type PointerEvent, type PointerEventHandler, useRef } from "react"

/** The part of its height by which a panel is pulled down before it closes. */
const closingPart = 0.25

/** A shorter pull closes the panel too, from this length in CSS px and this speed in px per ms. */
const flick = { length: 24, speed: 0.5 }

/** Whether a pull over `pulled` CSS px in `time` ms closes a panel of this height. */
export const pullCloses = (pulled: number, height: number, time: number): boolean =>
  pulled > height * closingPart || (pulled >= flick.length && pulled >= flick.speed * time)

/** Props of a panel's head. */
export type PullProps = Readonly<
  Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    PointerEventHandler<HTMLElement>
  >
>

/** Moves a panel down; its closing animation starts there. */
const move = (panel: HTMLElement, pulled: number): void => {
  panel.style.setProperty("--pulled", `${pulled}px`)
  panel.style.transform = `translateY(${pulled}px)`
  panel.dataset["pulled"] = ""
}

/** Lets a panel go, which moves back by a CSS transition. */
const release = (panel: HTMLElement): void => {
  panel.style.removeProperty("--pulled")
  panel.style.transform = ""
  delete panel.dataset["pulled"]
}

/**
 * Props of a head by which a finger pulls its panel down: the panel follows, closes when it was pulled far or fast, and
 * else moves back. Without `onClose` it may not be closed and stays where it is.
 */
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
      // The page may keep it open.
      requestAnimationFrame(() => {
        if (panel.dataset["state"] === "open") release(panel)
      })
    }
  }
  return { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
}
