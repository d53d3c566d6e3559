import type { Page } from "playwright"

const words = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)

/** APIs of a current Chromium that Safari of iOS 12 lacks and an app may use. */
const missing = words(`
  BigInt WeakRef FinalizationRegistry Promise.allSettled Promise.any ResizeObserver PointerEvent
  onpointerdown Object.hasOwn Array.prototype.at Array.prototype.findLast Array.prototype.toSorted
  Array.prototype.toReversed Array.prototype.toSpliced String.prototype.at String.prototype.matchAll
  String.prototype.replaceAll structuredClone AggregateError crypto.randomUUID
  Element.prototype.animate Intl.PluralRules Intl.RelativeTimeFormat Intl.ListFormat Intl.Locale
  Intl.DisplayNames Intl.Segmenter MediaQueryList.prototype.addEventListener
  MediaQueryList.prototype.removeEventListener visualViewport Element.prototype.replaceChildren
  AbortSignal.timeout AbortSignal.any AbortSignal.prototype.throwIfAborted
  AbortSignal.prototype.reason Symbol.asyncDispose Symbol.dispose document.startViewTransition
  Document.prototype.startViewTransition Error.captureStackTrace requestIdleCallback scheduler
  URL.canParse Map.groupBy Object.groupBy Iterator Set.prototype.union Promise.withResolvers
  WritableStream TransformStream ReadableStream.prototype.tee CSSLayerBlockRule ScrollTimeline
  ViewTimeline IntersectionObserverEntry.prototype.isVisible Element.prototype.checkVisibility
  navigator.locks BroadcastChannel CompressionStream Navigation navigation Array.fromAsync
  CloseWatcher HTMLDialogElement customElements.prototype
`)

export const oldEngines = {
  "iOS 12": missing,
  "Chrome 64": [
    ...missing,
    ...words(`
      globalThis queueMicrotask Array.prototype.flat Array.prototype.flatMap Object.fromEntries
      AbortController AbortSignal String.prototype.trimStart String.prototype.trimEnd
      Symbol.prototype.description
    `),
  ],
} as const

export type OldEngine = keyof typeof oldEngines

/**
 * Removes from a page what an old engine lacks, before any of its scripts runs, and blocks pointer events.
 * Playwright's evaluate runs in the page too, so a test on such a page uses locators only.
 */
export const makeOld = (engine: OldEngine) => (page: Page) =>
  page.addInitScript((names) => {
    const native = ["down", "move", "up", "cancel", "over", "out", "enter", "leave"]
    for (const each of native) {
      window.addEventListener(
        `pointer${each}`,
        (event) => {
          if (event.isTrusted) event.stopImmediatePropagation()
        },
        true,
      )
    }
    for (const name of names) {
      const path = name.split(".")
      const last = path.pop() ?? ""
      const holder = path.reduce<unknown>(
        (of, part) => (of === undefined ? of : Reflect.get(Object(of), part)),
        window,
      )
      if (holder === undefined || holder === null) continue
      // A singleton inherits it from its prototype; a prototype's parents are shared with other types.
      const stop = path.includes("prototype") ? Object.getPrototypeOf(holder) : null
      for (let of: unknown = holder; of !== stop && of !== null; of = Object.getPrototypeOf(of))
        if (Object.prototype.hasOwnProperty.call(of, last)) Reflect.deleteProperty(Object(of), last)
    }
  }, oldEngines[engine])
