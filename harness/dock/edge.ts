/** The position of the dock's tab: the side, and the distance from the top in CSS px. */
export interface Edge {
  readonly side: "left" | "right"
  readonly top: number
}

export interface View {
  readonly width: number
  readonly height: number
  /** Height in CSS px of the product's menu at the bottom. */
  readonly reserved: number
}

/** Size of the tab in CSS px. */
export const tabSize = { width: 26, height: 64 } as const

const margin = 8

/** The lowest position of the tab above the bottom menu, in CSS px from the top. */
export const lowest = ({ height, reserved }: View): number =>
  Math.round(Math.max(margin, height - reserved - tabSize.height - margin))

/** The nearest position that does not cover the bottom menu. */
export const settle = ({ side, top }: Edge, view: View): Edge => ({
  side,
  top: Math.round(Math.max(margin, Math.min(top, lowest(view)))),
})

/** The position of a tab dropped with its centre at a point. */
export const dropped = (x: number, y: number, view: View): Edge =>
  settle({ side: x < view.width / 2 ? "left" : "right", top: y - tabSize.height / 2 }, view)

const step = 24

/** The position after an arrow key; undefined for other keys. */
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

/** Decodes a stored position; an invalid one becomes the middle of the right side. */
export const read = (text: string | null, view: View): Edge => {
  const [, side, top] = /^(left|right) (\d+)$/.exec(text ?? "") ?? []
  const edge: Edge = { side: side === "left" ? "left" : "right", top: Number(top ?? view.height * 0.42) }
  return settle(edge, view)
}

export const write = ({ side, top }: Edge): string => `${side} ${top}`
