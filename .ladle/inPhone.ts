import type { Controls } from "@ladle/react"

import { type Choice, safeAreas, usualBrand } from "./choice.ts"
import type { Findings } from "./findings.ts"

/** Names of the events by which the catalogue and the story in the phone communicate. */
export const events = {
  report: "story-report",
  controls: "story-controls",
  check: "story-check",
  findings: "story-findings",
  action: "story-action",
} as const

/** The message of the story in the phone: its id and its controls. */
export interface Report {
  readonly story: string
  readonly controls: Controls
}

/** The findings of axe, with the id of the checked story. */
export interface Checked {
  readonly story: string
  readonly findings: Findings
}

/** What a story's action received, with the name of the action. */
export interface Action {
  readonly name: string
  readonly event: unknown
}

/** The preview frame around this page; null outside of the phone. */
export const phone = window.frameElement

const actions = new Map<string, (...given: ReadonlyArray<unknown>) => void>()

/** An action that appears in the catalogue's log of events. Equal names give the same function, so that effects do not run again. */
export const action = (name: string): ((...given: ReadonlyArray<unknown>) => void) => {
  const known = actions.get(name)
  if (known !== undefined) return known
  const log = (...given: ReadonlyArray<unknown>): void => {
    const detail: Action = { name, event: given.length > 1 ? given : given[0] }
    phone?.dispatchEvent(new CustomEvent(events.action, { detail }))
  }
  actions.set(name, log)
  return log
}

/** Doubles the sizes in style rules that depend on the browser's text size, to simulate a text size of 200 %. */
const enlarge = (rules: CSSRuleList): void => {
  const doubled = (text: string, unit: string) =>
    text.replaceAll(new RegExp(`([\\d.]+)${unit}`, "g"), (_, size) => `${2 * Number(size)}${unit}`)
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = doubled(rule.media.mediaText, "em")
    if (rule instanceof CSSStyleRule && rule.selectorText === "html")
      rule.style.fontSize = doubled(rule.style.fontSize, "%")
    if (rule instanceof CSSGroupingRule) enlarge(rule.cssRules)
  }
}

const enlarged = new WeakSet<CSSStyleSheet>()

const enlargeAll = (): void => {
  for (const styles of document.styleSheets)
    if (!enlarged.has(styles)) {
      enlarged.add(styles)
      enlarge(styles.cssRules)
    }
}

/** The props of a component that an address sets. */
const propsIn = (search: string): ReadonlyArray<readonly [string, string]> =>
  [...new URLSearchParams(search)].filter(
    ([name]) => name.startsWith("arg-") && name !== "arg-language" && name !== "arg-persona",
  )

/** The address of a story with the reviewer's settings. */
export const addressInPhone = (story: string, choice: Choice): string => {
  const { brand, theme, language, persona, lessMotion, largeText, hasSafeAreas, size } = choice
  return `?${new URLSearchParams({
    mode: "preview",
    story,
    theme,
    "arg-language": language,
    "arg-persona": persona,
    ...(brand === usualBrand ? {} : { brand }),
    ...(lessMotion ? { motion: "reduced" } : {}),
    ...(largeText ? { text: "200" } : {}),
    ...(hasSafeAreas ? { safe: safeAreas(size).join(" ") } : {}),
    ...Object.fromEntries(propsIn(location.search)),
  })}`
}

const asked = new URLSearchParams(location.search)

/** Whether the address requests reduced motion. */
export const isStill = asked.get("motion") === "reduced"

const safeSides = ["top", "right", "bottom", "left"] as const

/** Prepares the page in the phone: applies motion, safe areas and text size, and makes the page add no history entries. */
export const prepare = (): void => {
  if (isStill) document.documentElement.dataset["motion"] = "reduced"
  asked
    .get("safe")
    ?.split(" ")
    .forEach((width, index) => {
      document.documentElement.style.setProperty(`--safe-${safeSides[index]}`, `${width}px`)
    })
  if (asked.get("text") === "200") {
    enlargeAll()
    new MutationObserver(enlargeAll).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  }
  if (phone !== null) history.pushState = history.replaceState.bind(history)
}
