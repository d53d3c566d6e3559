// For this many milliseconds after a touch, the engine emulates mouse events.
const echo = 800

// The pointer id of the mouse. Touches have higher ids.
const mouse = 1

interface Pointer {
  readonly id: number
  readonly kind: "mouse" | "touch"
  readonly isDown: boolean
  readonly isPrimary: boolean
  readonly from: MouseEvent | TouchEvent
}

const make = (
  type: string,
  at: MouseEvent | Touch,
  { id, kind, isDown, isPrimary, from }: Pointer,
): Event => {
  const bubbles = !/enter$|leave$/.test(type)
  const { clientX, clientY, screenX, screenY } = at
  const { ctrlKey, shiftKey, altKey, metaKey } = from
  const event = new MouseEvent(type, {
    bubbles,
    cancelable: bubbles,
    composed: true,
    view: window,
    clientX,
    clientY,
    screenX,
    screenY,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
    button: type === "pointermove" ? -1 : 0,
    buttons: isDown ? 1 : 0,
  })
  const further = {
    pointerId: id,
    pointerType: kind,
    isPrimary,
    pressure: isDown ? 0.5 : 0,
    tangentialPressure: 0,
    width: 1,
    height: 1,
    tiltX: 0,
    tiltY: 0,
    twist: 0,
  }
  for (const [name, value] of Object.entries(further)) Object.defineProperty(event, name, { value })
  return event
}

const send = (
  target: EventTarget,
  types: ReadonlyArray<string>,
  at: MouseEvent | Touch,
  pointer: Pointer,
): void =>
  types.forEach((type) => {
    const isAllowed = target.dispatchEvent(make(type, at, pointer))
    // A captured `pointermove` must not scroll the page.
    if (!isAllowed && type === "pointermove" && pointer.from.cancelable) pointer.from.preventDefault()
  })

const touchTypes: Readonly<Record<string, ReadonlyArray<string>>> = {
  touchstart: ["pointerover", "pointerenter", "pointerdown"],
  touchmove: ["pointermove"],
  touchend: ["pointerup", "pointerout", "pointerleave"],
  touchcancel: ["pointercancel", "pointerout", "pointerleave"],
}

const followTouches = (noteTouch: (at: number) => void): void => {
  const targets = new Map<number, EventTarget>()
  const follow = (event: TouchEvent): void => {
    noteTouch(event.timeStamp)
    const isOver = event.type === "touchend" || event.type === "touchcancel"
    Array.from(event.changedTouches).forEach((touch) => {
      const id = touch.identifier + mouse + 1
      const isPrimary = targets.size === 0 || (targets.size === 1 && targets.has(id))
      const target = targets.get(id) ?? touch.target
      if (isOver) targets.delete(id)
      else targets.set(id, target)
      const pointer: Pointer = { id, kind: "touch", isDown: !isOver, isPrimary, from: event }
      send(target, touchTypes[event.type] ?? [], touch, pointer)
    })
  }
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    document.addEventListener(type, follow, { capture: true, passive: false })
}

const followMouse = (lastTouch: () => number): void => {
  for (const name of ["down", "move", "up", "over", "out"] as const) {
    document.addEventListener(
      `mouse${name}`,
      (event) => {
        if (event.timeStamp - lastTouch() < echo || event.target === null) return
        const pointer: Pointer = {
          id: mouse,
          kind: "mouse",
          isPrimary: true,
          from: event,
          isDown: event.buttons !== 0,
        }
        send(event.target, [`pointer${name}`], event, pointer)
      },
      true,
    )
  }
}

/** Adds pointer events for iOS below 13. */
export const installPointerEvents = (): void => {
  if ("PointerEvent" in window) return
  let touchedAt = -echo
  followTouches((at) => {
    touchedAt = at
  })
  followMouse(() => touchedAt)
  for (const name of ["setPointerCapture", "releasePointerCapture", "hasPointerCapture"])
    if (!(name in Element.prototype)) Reflect.set(Element.prototype, name, () => false)
  Reflect.set(window, "PointerEvent", MouseEvent)
}
