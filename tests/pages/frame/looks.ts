import axe from "axe-core"
import { expect } from "vitest"

import { type Language, languageFacts, type Theme } from "#config/product.ts"
import { storageItems } from "#platform/storageItems.ts"
import { type OpenApp, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { onlyTab, type Tabs } from "#tests/support/tabs.ts"

const root = document.documentElement

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** One line for each rule of WCAG 2.2 A and AA, or best practice, and element that breaks it. */
export const violations = async (): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await axe.run({ runOnly: tags, resultTypes: ["violations"] })
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, help, target.join(" "), failureSummary].join(" | ")),
  )
}

/** How far the page overflows its window, in CSS px. */
export const beyond = (): number => root.scrollWidth - root.clientWidth

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)

/** Animation frames without a change after which a page counts as still. */
const stillFrames = 4

/** Waits until every call has its response, and for some animation frames no element and no text changes. */
export const settled = async ({ world }: Pick<OpenApp, "world">): Promise<void> => {
  let still = 0
  const moves = new MutationObserver(() => {
    still = 0
  })
  moves.observe(document.body, { childList: true, characterData: true, subtree: true })
  while (still < stillFrames) {
    await frame()
    const isWaiting = world.log.entries().some(({ duration }) => duration === undefined)
    const colouring = document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (const each of colouring) each.finish()
    const isLoading = [...document.images].some(({ complete, loading }) => !complete && loading !== "lazy")
    still = isWaiting || colouring.length > 0 || isLoading ? 0 : still + 1
  }
  moves.disconnect()
}

/** The app, which changes its look as another tab does. */
export interface Looks extends OpenApp {
  readonly choose: (language: Language, theme: Theme) => Promise<void>
}

/** Opens a page and waits until it is complete. */
export const openWithChoice = async (options: OpenAppOptions): Promise<Looks> => {
  const listeners = new Set<() => void>()
  const watch: Tabs["watch"] = (_key, listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const app = await openApp({ ...options, tabs: { ...onlyTab, watch } })
  await settled(app)
  const choose = async (language: Language, theme: Theme): Promise<void> => {
    app.areas.local.setItem(storageItems.language.key, language)
    app.areas.local.setItem(storageItems.theme.key, theme)
    for (const listener of listeners) listener()
    const look = () => [root.lang, root.dataset["theme"]]
    await expect.poll(look, { interval: 10 }).toEqual([languageFacts[language].tag, theme])
    await settled(app)
  }
  return Object.assign(app, { choose })
}
