import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"

import { storedKeys } from "../scenario/storedKeys.ts"

/** The position of the tab: its side, and its distance from the top in CSS px, which the style sheet limits. */
interface Edge {
  readonly side: string
  readonly top: number
}

const size = { width: 26, height: 64 } as const

/** Distance in CSS px after which a press becomes a drag. */
const slack = 6

/** CSS px that an arrow key moves the tab. */
const step = 24

/** Decodes the stored position. An invalid position becomes the middle of the right side. */
const readEdge = (): Edge => {
  const stored = /^(left|right) (\d+)$/.exec(localStorage.getItem(storedKeys.edge) ?? "")
  const [, side = "right", top = Math.round(window.innerHeight * 0.42)] = stored ?? []
  return { side, top: Number(top) }
}

const afterKey = (key: string, { side, top }: Edge): Edge | undefined => {
  switch (key) {
    case "ArrowUp":
      return { side, top: top - step }
    case "ArrowDown":
      return { side, top: top + step }
    case "ArrowLeft":
      return { side: "left", top }
    case "ArrowRight":
      return { side: "right", top }
    default:
      return undefined
  }
}

interface Drag {
  readonly x: number
  readonly y: number
  moving: boolean
}

interface Props {
  readonly open: boolean
  /** The number of changed settings. */
  readonly changes: number
  readonly onPress: () => void
}

/** The tab that opens the dock. Pointer and arrow keys move the tab along the edges of the screen. */
export const EdgeTab = ({ open, changes, onPress }: Props) => {
  const [edge, setEdge] = useState(readEdge)
  const drag = useRef<Drag>(undefined)
  const move = ({ side, top }: Edge): void => {
    const next = { side, top: Math.max(0, Math.round(top)) }
    localStorage.setItem(storedKeys.edge, `${side} ${next.top}`)
    setEdge(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { x: event.clientX, y: event.clientY, moving: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const held = drag.current
    if (held === undefined) return
    held.moving ||= Math.hypot(clientX - held.x, clientY - held.y) > slack
    const side = clientX < window.innerWidth / 2 ? "left" : "right"
    if (held.moving) move({ side, top: clientY - size.height / 2 })
  }
  const onClick = () => {
    const wasDrag = drag.current?.moving === true
    drag.current = undefined
    if (!wasDrag) onPress()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { top } = event.currentTarget.getBoundingClientRect()
    const next = afterKey(event.key, { ...edge, top })
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  const style: Readonly<Record<string, string | number>> = { ...size, "--top": `${edge.top}px` }
  return (
    <button
      type="button"
      className={`tab ${edge.side}`}
      style={style}
      // The closed dock is hidden from keyboard and assistive technology. A keyboard shortcut opens the dock.
      tabIndex={open ? 0 : -1}
      aria-expanded={open}
      aria-label="Harness"
      title="Harness: Ctrl+Shift+H. Drag it, or move it with the arrow keys while it is open."
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden>HARNESS</span>
      {changes > 0 && <i aria-hidden>{changes}</i>}
    </button>
  )
}
