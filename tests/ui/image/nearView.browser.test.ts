import { expect, it, onTestFinished, vi } from "vitest"

import { whenNear } from "#ui/image/nearView.ts"

/** Two boxes in a tall page, and those that were near. */
const layOut = () => {
  const page = document.createElement("div")
  page.style.cssText = "position: relative; height: 9000px"
  const seen: Array<string> = []
  for (const [name, top] of [
    ["first", 3000],
    ["second", 6000],
  ] as const) {
    const box = document.createElement("div")
    box.style.cssText = `position: absolute; top: ${top}px; width: 10px; height: 10px`
    page.append(box)
    onTestFinished(whenNear(box, () => seen.push(name)))
  }
  document.body.append(page)
  window.scrollTo(0, 0)
  onTestFinished(() => page.remove())
  /** The scroll position at which a box is this far below the viewport. */
  const ahead = (top: number, distance: number) =>
    page.getBoundingClientRect().top + window.scrollY + top - window.innerHeight - distance
  return { seen, ahead, page }
}

/** Resolves when the browser has observed the current scroll position. */
const observed = async (element: Element): Promise<void> => {
  for (let count = 0; count < 2; count += 1)
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(element)
    })
}

it("[BC-06] the positions of pictures are checked at most every 300 ms while scrolling", async () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const { seen, ahead, page } = layOut()
  await observed(page)
  const scrollsTo = async (top: number) => {
    window.scrollTo(0, top)
    await observed(page)
  }
  await scrollsTo(ahead(3000, 400))
  expect(seen).toEqual([])
  vi.advanceTimersByTime(300)
  await scrollsTo(ahead(3000, -10))
  expect(seen).toEqual(["first"])
  vi.advanceTimersByTime(100)
  await scrollsTo(ahead(6000, -10))
  vi.advanceTimersByTime(180)
  expect(seen).toEqual(["first"])
  vi.advanceTimersByTime(40)
  expect(seen).toEqual(["first", "second"])
})
