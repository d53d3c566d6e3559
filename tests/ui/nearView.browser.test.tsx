import "#app/theme.css"

import { afterEach, expect, it, vi } from "vitest"

import { whenNear } from "#ui/basic/nearView.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("[BC-06] looks once in 300 ms for art to load, however often the page scrolls meanwhile", () => {
  // As on Safari under 12.2, which tells of scrolling alone.
  vi.stubGlobal("IntersectionObserver", undefined)
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
  const far = document.body.appendChild(document.createElement("div"))
  far.style.cssText = "position: absolute; top: 9000px"
  const looked = vi.spyOn(far, "getBoundingClientRect")
  const arrived = vi.fn<() => void>()
  const stop = whenNear(far, arrived)
  const scrollFor = (time: number) => {
    for (let gone = 0; gone < time; gone += 10) {
      window.dispatchEvent(new Event("scroll"))
      vi.advanceTimersByTime(10)
    }
  }
  scrollFor(20)
  expect(looked).toHaveBeenCalledTimes(1)
  scrollFor(270)
  expect(looked).toHaveBeenCalledTimes(1)
  scrollFor(40)
  expect(looked).toHaveBeenCalledTimes(2)
  far.style.top = `${window.innerHeight + 99}px`
  scrollFor(320)
  expect(looked).toHaveBeenCalledTimes(3)
  expect(arrived).toHaveBeenCalledTimes(1)
  stop()
  far.remove()
})
