/** Where the tab of the dock sticks: at which side, and how far from the top in CSS px. */
export interface Edge {
  readonly side: "left" | "right"
  readonly top: number
}

export interface View {
  readonly width: number
  readonly height: number
  /** CSS px at the bottom that belong to the product's menu. */
  readonly reserved: number
}

/** CSS px of the tab. */
export const tabSize = { width: 26, height: 64 } as const

const margin = 8

/** How far down the tab may be without covering the bottom menu, in CSS px from the top. */
export const lowest = ({ height, reserved }: View): number =>
  Math.round(Math.max(margin, height - reserved - tabSize.height - margin))

/** The nearest place from which the bottom menu is not covered. */
export const settle = ({ side, top }: Edge, view: View): Edge => ({
  side,
  top: Math.round(Math.max(margin, Math.min(top, lowest(view)))),
})

/** The place for a tab that was dropped with its middle at a point. */
export const dropped = (x: number, y: number, view: View): Edge =>
  settle({ side: x < view.width / 2 ? "left" : "right", top: y - tabSize.height / 2 }, view)

const step = 24

/** Where an arrow key takes it; nothing for other keys. */
export const moved = (edge: Edge, key: string, view: View): Edge | undefined => {
  switch (key) {
    case "ArrowUp":
      return settle({ ...edge, top: edge.top - step }, view)
    case "ArrowDown":
      return settle({ ...edge, top: edge.top + step }, view)
    case "ArrowLeft":
      return settle({ ...edge, side: "left" }, view)
    case "ArrowRight":
      return settle({ ...edge, side: "right" }, view)
    default:
      return undefined
  }
}

/** A place as it is kept; anything else is the middle of the right side. */
export const read = (text: string | null, view: View): Edge => {
  const [, side, top] = /^(left|right) (\d+)$/.exec(text ?? "") ?? []
  const edge: Edge = { side: side === "left" ? "left" : "right", top: Number(top ?? view.height * 0.42) }
  return settle(edge, view)
}

export const write = ({ side, top }: Edge): string => `${side} ${top}`
