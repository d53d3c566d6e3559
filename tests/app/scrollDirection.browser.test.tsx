import { describe, expect, it, onTestFinished } from "vitest"

import { markScrollDirection } from "#app/scrollDirection.ts"

const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))

const longPage = () => {
  const root = document.createElement("div")
  const block = document.createElement("div")
  block.style.height = "400px"
  const rest = document.createElement("p")
  rest.textContent = "Text"
  rest.style.height = "5000px"
  root.append(block, rest)
  document.body.append(root)
  const stop = markScrollDirection()
  onTestFinished(() => {
    stop()
    root.remove()
    window.scrollTo(0, 0)
  })
  return block
}

const direction = () => document.documentElement.dataset["scroll"]

describe("scroll direction", () => {
  it("scrolling down and up sets the direction on the document", async () => {
    longPage()
    window.scrollTo(0, 900)
    await expect.poll(direction).toBe("down")
    window.scrollTo(0, 700)
    await expect.poll(direction).toBe("up")
  })

  it("content that grows above the viewport does not change the direction", async () => {
    const block = longPage()
    window.scrollTo(0, 900)
    await expect.poll(direction).toBe("down")
    window.scrollTo(0, 700)
    await expect.poll(direction).toBe("up")
    block.style.height = "900px"
    await expect.poll(() => window.scrollY).toBe(1200)
    // The scroll event comes with the next animation frame.
    await frame()
    await frame()
    expect(direction()).toBe("up")
    window.scrollTo(0, 1300)
    await expect.poll(direction).toBe("down")
  })
})
