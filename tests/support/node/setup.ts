import * as matchers from "@testing-library/jest-dom/matchers"
import { afterEach, expect } from "vitest"

import { expectElement } from "./browser.ts"

// All lazy chunks load here. A module that loads between two files finds no document, and would fail for all later files.
import.meta.glob(["/src/{pages,services}/**/*.{ts,tsx}", "!**/*.stories.tsx"], { eager: true })

const { toHaveTextContent: toMatchTextContent, ...rest } = matchers
expect.extend({
  ...rest,
  toMatchTextContent,
  // In the browser's API a text is the whole text.
  toHaveTextContent: (element: Element, text: string) => {
    const found = element.textContent.replace(/\s+/g, " ").trim()
    return { pass: found === text, message: () => `The text is '${found}', not '${text}'` }
  },
})
Object.assign(expect, { element: expectElement })

// Node has no layout: each element is near the screen, and as large as a row of a list.
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
// No list's end is near.
window.HTMLElement.prototype.getClientRects = () => [] as never
// Effect measures time by `hrtime` in Node, and by `performance` in a browser, which tests fake.
process.hrtime.bigint = () => BigInt(Math.round(performance.now() * 1_000_000))
document.documentElement.style.fontSize = "50px"
// happy-dom counts `bdi` as a block, which would put blanks around it in names.
const inlineNames = Object.assign(document.createElement("style"), { textContent: "bdi { display: inline }" })
document.head.replaceChildren(inlineNames)
// Links and styles that a test leaves make each later look at the document slower.
afterEach(() => document.head.replaceChildren(inlineNames))

// Iframes load an empty page: no vendor answers here.
const { happyDOM } = window as { happyDOM?: { settings: object } }
if (happyDOM !== undefined) {
  const interceptor = { beforeAsyncRequest: async () => new window.Response("") }
  Object.assign(happyDOM.settings, {
    enableIframePageLoading: true,
    fetch: { ...Reflect.get(happyDOM.settings, "fetch"), interceptor },
  })
}
