import * as matchers from "@testing-library/jest-dom/matchers"
import { afterEach, expect } from "vitest"

import { expectElement } from "./browser.ts"

// Loads all lazy modules now. A module that loads between two test files would find no document, and fail in all later files.
import.meta.glob(["/src/{pages,services}/**/*.{ts,tsx}", "!**/*.stories.tsx"], { eager: true })

const { toHaveTextContent: toMatchTextContent, ...rest } = matchers
expect.extend({
  ...rest,
  toMatchTextContent,
  // As in Vitest's browser API, the expected text must equal the whole text.
  toHaveTextContent: (element: Element, text: string) => {
    const found = element.textContent.replace(/\s+/g, " ").trim()
    return { pass: found === text, message: () => `The text is '${found}', not '${text}'` }
  },
})
Object.assign(expect, { element: expectElement })

// Node has no layout. Every element counts as visible and has the size of a list row.
const size = { width: 375, height: 100 }
const screen = { width: 375, height: 812 }

class Near {
  readonly #call: IntersectionObserverCallback

  constructor(call: IntersectionObserverCallback) {
    this.#call = call
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry
    queueMicrotask(() => this.#call([entry], this as never))
  }

  unobserve(): void {}

  disconnect(): void {}
}

class Sized {
  readonly #call: ResizeObserverCallback

  constructor(call: ResizeObserverCallback) {
    this.#call = call
  }

  observe(target: Element): void {
    const contentRect = target === document.documentElement ? screen : size
    const entry = { target, contentRect } as unknown as ResizeObserverEntry
    queueMicrotask(() => this.#call([entry], this as never))
  }

  unobserve(): void {}

  disconnect(): void {}
}

for (const scope of [globalThis, document.defaultView])
  Object.assign(scope ?? {}, { IntersectionObserver: Near, ResizeObserver: Sized })
Object.defineProperties(window.HTMLElement.prototype, {
  offsetWidth: { configurable: true, get: () => size.width },
  offsetHeight: { configurable: true, get: () => size.height },
  clientWidth: { configurable: true, get: () => size.width },
  offsetParent: {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement
    },
  },
})
Object.defineProperty(document.documentElement, "clientHeight", {
  configurable: true,
  get: () => screen.height,
})
// No picture loads here, so each counts as loaded once it has an address.
window.HTMLImageElement.prototype.setAttribute = function (name, value) {
  window.HTMLElement.prototype.setAttribute.call(this, name, value)
  if (name === "src") setTimeout(() => this.dispatchEvent(new window.Event("load")))
}
// Without rectangles, no list loads its next page.
window.HTMLElement.prototype.getClientRects = () => [] as never
// Makes Effect measure time by `performance`, which tests fake. In Node, Effect uses `hrtime`.
process.hrtime.bigint = () => BigInt(Math.round(performance.now() * 1_000_000))
document.documentElement.style.fontSize = "50px"
// happy-dom treats `bdi` as a block element, which would add spaces around its text in accessible names.
const inlineNames = Object.assign(document.createElement("style"), { textContent: "bdi { display: inline }" })
document.head.replaceChildren(inlineNames)
// Removes links and styles that a test has added, because they slow down later queries.
afterEach(() => document.head.replaceChildren(inlineNames))

// Makes every iframe load an empty page, because no vendor's server exists here.
const { happyDOM } = window as { happyDOM?: { settings: object } }
if (happyDOM !== undefined) {
  const interceptor = { beforeAsyncRequest: async () => new window.Response("") }
  Object.assign(happyDOM.settings, {
    enableIframePageLoading: true,
    fetch: { ...Reflect.get(happyDOM.settings, "fetch"), interceptor },
  })
}
