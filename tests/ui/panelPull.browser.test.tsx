import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { pullCloses } from "#ui/overlay/usePull.ts"

import { renderComponent, found, pausedAnimation, shiftOf } from "./render.tsx"

type Kind = "panel" | "confirmation"

const overlays: Readonly<Record<Kind, (onClose: () => void, busy?: boolean) => ReactNode>> = {
  panel: (onClose) => (
    <Modal open title="Filters" onClose={onClose}>
      <div style={{ height: 300 }}>Words</div>
    </Modal>
  ),
  confirmation: (onClose, busy = false) => (
    <ConfirmDialog
      open
      text="Filters"
      lines={<div style={{ height: 300 }}>Words</div>}
      confirmLabel="Deposit"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => {}}
    />
  ),
}

const panel = () => found(document.querySelector("[role=dialog], [role=alertdialog]"))
const head = () => page.getByRole("heading", { name: "Filters" }).element()

/** Ends the animation with which the panel came in. */
const settle = () =>
  panel()
    .getAnimations()
    .forEach((each) => each.finish())

interface Touch {
  readonly at: number
  readonly y: number
  readonly on?: Element
  readonly pointerType?: string
}

const touch = (type: string, { at, y, on = head(), pointerType = "touch" }: Touch) => {
  const given = { bubbles: true, cancelable: true, isPrimary: true, clientY: y, pointerId: 5, pointerType }
  on.dispatchEvent(Object.defineProperty(new PointerEvent(type, given), "timeStamp", { value: at }))
}

/** Pulls the head down slowly, and leaves the finger there. */
const pull = (by: number, given: Partial<Touch> = {}) => {
  touch("pointerdown", { at: 1000, y: 100, ...given })
  touch("pointermove", { at: 1900, y: 100 + by, ...given })
}

// An event that a script sends has no finger whose later events could be captured.
beforeEach(() => void vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue())

afterEach(() => void vi.restoreAllMocks())

describe.each<Kind>(["panel", "confirmation"])("a bottom %s that a finger drags by its header", (kind) => {
  const open = async () => {
    const onClose = vi.fn<() => void>()
    await renderComponent(overlays[kind](onClose))
    settle()
    return onClose
  }

  it("a panel follows the finger down, but not up", async () => {
    await open()
    pull(40)
    expect(shiftOf(panel())).toBe(40)
    touch("pointermove", { at: 1950, y: 60 })
    expect(shiftOf(panel())).toBe(0)
  })

  it.each(["pointerup", "pointercancel"])(
    "moves back within 300 ms after a short drag that ends by %s",
    async (type) => {
      const onClose = await open()
      pull(40)
      touch(type, { at: 2000, y: 140 })
      const back = pausedAnimation(panel())
      expect(back.effect?.getComputedTiming().endTime).toBeLessThan(300)
      back.currentTime = 1
      expect(shiftOf(panel())).toBeGreaterThan(0)
      back.finish()
      expect(shiftOf(panel())).toBe(0)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each<[string, Partial<Touch> | (() => Partial<Touch>)]>([
    ["a mouse", { pointerType: "mouse" }],
    ["a finger on a button", () => ({ on: found(panel().querySelector("button")) })],
    ["a finger on the content", () => ({ on: page.getByText("Words").element() })],
  ])("a panel does not move under %s", async (_, given) => {
    const onClose = await open()
    pull(200, typeof given === "function" ? given() : given)
    expect(shiftOf(panel())).toBe(0)
    touch("pointerup", { at: 2000, y: 300, ...(typeof given === "function" ? given() : given) })
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe("a confirmation at the bottom edge while its request is in flight", () => {
  it("a busy panel does not move under a finger that drags it", async () => {
    const onClose = vi.fn<() => void>()
    await renderComponent(overlays.confirmation(onClose, true))
    settle()
    pull(200)
    expect(shiftOf(panel())).toBe(0)
    touch("pointerup", { at: 2000, y: 300 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it("a panel moves back if the request starts during the drag", async () => {
    const onClose = vi.fn<() => void>()
    const screen = await renderComponent(overlays.confirmation(onClose))
    settle()
    pull(200)
    await screen.rerender(overlays.confirmation(onClose, true))
    touch("pointerup", { at: 2000, y: 300 })
    await expect.poll(() => shiftOf(panel())).toBe(0)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe("the end of a drag", () => {
  it.each([
    [100, 400, 2000, false],
    [101, 400, 2000, true],
    [24, 400, 48, true],
    [24, 400, 49, false],
    [23, 400, 10, false],
    [-200, 400, 100, false],
  ])("a drag over %i px of a panel %i px high in %i ms closes it: %s", (pulled, height, time, closes) => {
    expect(pullCloses(pulled, height, time)).toBe(closes)
  })
})
