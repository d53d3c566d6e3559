import { expect } from "vitest"

import type { Rule } from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { status } from "#fixtures/data/frame/status.ts"
import { whitelabel } from "#fixtures/data/frame/whitelabel.ts"
import type { FaultKind, Settings } from "#fixtures/settings.ts"
import en from "#i18n/locales/en.json"
import { storageItems } from "#platform/storageItems.ts"
import { type OpenApp, openApp, type OpenAppOptions } from "#tests/support/page.tsx"

import { registry } from "../../gateway/registry.ts"

export interface Target {
  readonly title: string
  readonly path: string
  readonly persona: string
  /** Another persona who may open it. */
  readonly next: string
  readonly page: Pages.Page
}

const personasOf = (rule: Rule): Pick<Target, "persona" | "next"> => {
  if (rule === "entry") return { persona: "guest", next: "guest" }
  return rule === "agent" ? { persona: "9", next: "3" } : { persona: "0", next: "1" }
}

const queries: Partial<Record<Pages.PageName, string>> = { gameList: "?gameType=RNG" }

/** What tells addresses of one page apart; those that differ in nothing here have the same states. */
const kindOf = ({ name, rule, shape }: Pages.Page): string => `${name} ${rule} ${shape}`

export const targets: ReadonlyArray<Target> = Pages.all
  .filter((each, index) => Pages.all.findIndex((other) => kindOf(other) === kindOf(each)) === index)
  .map((each) => ({
    title: each.path,
    path: each.path + (queries[each.name] ?? ""),
    ...personasOf(each.rule),
    page: each,
  }))

export const reads = registry.flatMap(({ call }) => (call.changes ? [] : [call]))

const keys = reads.map(({ method, path }) => `${method} ${path}`)

const cached = (modules: ReadonlyArray<string>) => ({
  [storageItems.systemStatus.key]: JSON.stringify(status),
  [storageItems.whitelabel.key]: JSON.stringify({
    ...whitelabel,
    modules: [...whitelabel.modules, ...modules],
  }),
})

/** Opens a page of a player who has been here before, so that the merchant's settings are known. */
export const open = (
  { path, persona, page: { module } }: Target,
  { settings, ...options }: OpenAppOptions = {},
): Promise<OpenApp> => {
  const modulesOn = module === undefined ? [] : [module]
  return openApp({
    persona,
    path,
    storage: cached(modulesOn),
    random: 0,
    ...options,
    settings: { scale: "few", modulesOn, ...settings },
  })
}

export const holding: Partial<Settings> = { held: keys }

export const failing = (kind: FaultKind, code?: string): Partial<Settings> => ({
  faults: [{ call: "*", kind, times: "always", ...(code === undefined ? {} : { code }) }],
})

export const sound: Partial<Settings> = { held: [], faults: [] }

const inMain = (selector: string): ReadonlyArray<HTMLElement> => [
  ...document.querySelectorAll<HTMLElement>(`main :is(${selector})`),
]

export const isLoading = (): boolean =>
  inMain("[role=status], [aria-busy=true]").some(
    (each) =>
      each.getAttribute("aria-busy") === "true" ||
      `${each.getAttribute("aria-label")} ${each.textContent}`.includes(en.loading),
  )

export const failures = (): ReadonlyArray<string> => inMain("[role=alert]").map((each) => each.textContent)

export const retries = (): ReadonlyArray<HTMLElement> =>
  inMain("[role=alert] button").filter((each) => each.textContent.includes(en.try_again))

/** The empty states of the page, which are drawings with words. */
export const emptyStates = (): ReadonlyArray<HTMLElement> =>
  inMain("[role=status]").filter((each) => each.textContent.includes(en.no_data))

export const controls = (): number => inMain("a, button, input, select, textarea, iframe").length

export const expectLoaded = async (): Promise<void> => {
  await expect.poll(() => [isLoading(), retries().length]).toEqual([false, 0])
  await expect.poll(() => inMain("*").length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain(en.error_title)
}

const words = /^(title|content|memo|words|text|copyright|nickname|gameName|bankName|payeeName|customerName)$/

/** The same value with texts of forty words where people read them. */
export const lengthened = (value: unknown, key = ""): unknown => {
  if (typeof value === "string") return words.test(key) ? `${value} Extraordinary`.repeat(40) : value
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]))
}
