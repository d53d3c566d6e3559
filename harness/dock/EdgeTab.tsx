import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"

import { storedKeys } from "../scenario/storedKeys.ts"
import * as Edge from "./edge.ts"

/** Height in rem of the product's bottom menu with its raised button; the product sets the root size. */
const bottomMenu = 2.2

const viewOf = (): Edge.View => ({
  width: window.innerWidth,
  height: window.innerHeight,
  reserved: bottomMenu * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 24,
})

/** Distance in CSS px after which a press becomes a drag. */
const slack = 6

interface Drag {
  readonly x: number
  readonly y: number
  moving: boolean
}

const useEdge = () => {
  const [edge, setEdge] = useState(() => Edge.read(localStorage.getItem(storedKeys.edge), viewOf()))
  useEffect(() => {
    const onResize = () => setEdge((before) => Edge.settle(before, viewOf()))
    window.addEventListener("resize", onResize)
    return () => window.removeEventListener("resize", onResize)
  }, [])
  const move = (next: Edge.Edge): void => {
    localStorage.setItem(storedKeys.edge, Edge.write(next))
    setEdge(next)
  }
  return [edge, move] as const
}

const styleOf = ({ top }: Edge.Edge) => ({
  ...Edge.tabSize,
  "--top": `${top}px`,
  "--lowest": `${Edge.lowest(viewOf())}px`,
})

interface Props {
  readonly open: boolean
  /** The number of changed settings. */
  readonly changes: number
  readonly onPress: () => void
}

/** The tab that opens the dock: moved along the edges by pointer and arrow keys. */
export const EdgeTab = ({ open, changes, onPress }: Props) => {
  const [edge, move] = useEdge()
  const drag = useRef<Drag>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { x: event.clientX, y: event.clientY, moving: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const held = drag.current
    if (held === undefined) return
    held.moving ||= Math.hypot(clientX - held.x, clientY - held.y) > slack
    if (held.moving) move(Edge.dropped(clientX, clientY, viewOf()))
  }
  const onClick = () => {
    const wasDrag = drag.current?.moving === true
    drag.current = undefined
    if (!wasDrag) onPress()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = Edge.moved(edge, event.key, viewOf())
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  return (
    <button
      type="button"
      className={`tab ${edge.side}`}
      style={styleOf(edge)}
      // The closed dock is hidden from keyboard and assistive technology: a shortcut opens it.
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
