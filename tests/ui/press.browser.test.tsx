import { afterEach, describe, expect, it, vi } from "vitest"

import { PressButton } from "#ui/button/PressButton.tsx"
import { isLongPress } from "#ui/button/usePress.ts"

import { click, renderComponent, pointer, scaleOf, pausedAnimation } from "./render.tsx"

const pressable = async (onPress: () => void = () => {}) => {
  const screen = await renderComponent(<PressButton onPress={onPress}>Press</PressButton>)
  return screen.getByRole("button", { name: "Press" }).element()
}

describe("a press", () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    [369, 1],
    [370, 0],
  ])("[BC-14] a press of %i ms counts as %i taps, however late its click arrives", async (held, taps) => {
    const onPress = vi.fn<() => void>()
    const button = await pressable(onPress)
    button.dispatchEvent(pointer("pointerdown", 1000))
    button.dispatchEvent(pointer("pointerup", 1000 + held))
    button.dispatchEvent(click(3000))
    expect(onPress).toHaveBeenCalledTimes(taps)
    expect(isLongPress(held)).toBe(taps === 0)
  })

  it("[BC-15] the press style shows 130 ms after the touch began", async () => {
    const button = await pressable()
    vi.useFakeTimers()
    button.dispatchEvent(pointer("pointerdown", 1000))
    vi.advanceTimersByTime(129)
    expect(button.getAnimations()).toEqual([])
    expect(scaleOf(button)).toBe(1)
    vi.advanceTimersByTime(1)
    const pressing = pausedAnimation(button)
    expect(scaleOf(button)).toBe(1)
    pressing.currentTime = 1
    expect(scaleOf(button)).toBeLessThan(1)
    pressing.finish()
    expect(scaleOf(button)).toBeCloseTo(0.97, 5)
  })

  it.each(["pointerup", "pointercancel", "pointerleave"])(
    "[BC-15] shows no press style when %s ends the touch before 130 ms",
    async (end) => {
      const button = await pressable()
      vi.useFakeTimers()
      button.dispatchEvent(pointer("pointerdown", 1000))
      vi.advanceTimersByTime(129)
      // React derives `pointerleave` from `pointerout`.
      button.dispatchEvent(new PointerEvent(end === "pointerleave" ? "pointerout" : end, { bubbles: true }))
      vi.advanceTimersByTime(200)
      expect(button.getAnimations()).toEqual([])
      expect(scaleOf(button)).toBe(1)
    },
  )

  it("[BC-16] the press style ends 100 ms after the touch", async () => {
    const button = await pressable()
    vi.useFakeTimers()
    button.dispatchEvent(pointer("pointerdown", 1000))
    vi.advanceTimersByTime(130)
    pausedAnimation(button).finish()
    expect(scaleOf(button)).toBeCloseTo(0.97, 5)
    button.dispatchEvent(pointer("pointerup", 1300))
    const releasing = pausedAnimation(button)
    const scaleAt = (time: number) => {
      releasing.currentTime = time
      return scaleOf(button)
    }
    expect(scaleAt(0)).toBeCloseTo(0.97, 5)
    expect(scaleAt(95)).toBeLessThan(1)
    expect(releasing.effect?.getComputedTiming().endTime).toBe(100)
    expect(scaleAt(100)).toBe(1)
  })
})
