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

describe("a browser without modern observers", () => {
  it("a browser with all observers loads no polyfills", () => {
    expect(isOld()).toBe(false)
  })

  it.each(["ResizeObserver", "IntersectionObserver", "matchMedia"])(
    "a browser without %s loads the polyfills",
    (name) => {
      remove(name)
      expect(isOld()).toBe(true)
    },
  )

  it("the polyfill of IntersectionObserver reports every element as visible", async () => {
    remove("IntersectionObserver")
    installObservers()
    const element = document.createElement("div")
    const seen = await new Promise((resolve) => {
      new IntersectionObserver((entries) => resolve(entries[0]?.target)).observe(element)
    })
    expect(seen).toBe(element)
  })

  it("the polyfill of matchMedia matches no media query", () => {
    remove("matchMedia")
    installObservers()
    expect(window.matchMedia("(pointer: coarse)").matches).toBe(false)
  })
})
