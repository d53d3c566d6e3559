import { describe, expect, it, onTestFinished } from "vitest"

import { isOld } from "#app/boot/loadApp.ts"
import { installObservers } from "#app/boot/polyfills/observers.ts"

const remove = (name: string): void => {
  const own: unknown = Reflect.get(window, name)
  Reflect.deleteProperty(window, name)
  onTestFinished(() => {
    Object.defineProperty(window, name, { value: own, configurable: true, writable: true })
  })
}

describe("a browser without an observer", () => {
  it("a browser with all functions loads no polyfills", () => {
    expect(isOld()).toBe(false)
  })

  it.each(["ResizeObserver", "IntersectionObserver", "matchMedia"])(
    "a browser without %s loads the polyfills",
    (name) => {
      remove(name)
      expect(isOld()).toBe(true)
    },
  )

  it("a browser without IntersectionObserver shows every lazy element", async () => {
    remove("IntersectionObserver")
    installObservers()
    const element = document.createElement("div")
    const seen = await new Promise((resolve) => {
      new IntersectionObserver((entries) => resolve(entries[0]?.target)).observe(element)
    })
    expect(seen).toBe(element)
  })

  it("in a browser without matchMedia no media query matches", () => {
    remove("matchMedia")
    installObservers()
    expect(window.matchMedia("(pointer: coarse)").matches).toBe(false)
  })
})
