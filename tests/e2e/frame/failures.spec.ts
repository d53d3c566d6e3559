import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { slots } from "#platform/slots.ts"
import { stepTo } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The addresses that read nothing when they open, or only counts that fail without a word. */
const readsNothing: ReadonlySet<string> = new Set([
  "/m",
  "/m/trial",
  paths.agreement,
  paths.app,
  paths.feedback,
  paths.forgot,
  paths.hourContract,
  paths.login,
  paths.lottery,
  paths.lotteryH5,
  paths.message,
  paths.settings,
  paths.task,
  paths.terms,
  paths.trial,
])

/** The queries of pages that need one. */
const queries: Partial<Record<Pages.PageName, string>> = {
  gameList: "?gameType=RNG",
}

/** Calls of the app, not the pages of the simulated vendors. */
const isCall = ({ pathname }: URL) => /^\/(wps|lgw|lotto)\/(?!vendor\/)/.test(pathname)

/** Ways in which every read fails. */
const kinds = {
  "HTTP 500": (page: Page) => page.route(isCall, (route) => route.fulfill({ status: 500, body: "Failed" })),
  "a wrong container": (page: Page) =>
    page.route(isCall, (route) => route.fulfill({ json: { success: true, value: "not a container" } })),
  "no network": async (page: Page) => {
    await page.route(isCall, (route) => route.abort())
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }))
  },
} as const
type Kind = keyof typeof kinds

const states = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)

/** The persona that opens a page; undefined for the pages that read nothing, or that a module has to add. */
const personaOf = ({ name, rule, module }: Pages.Page) => {
  if (name === "changePassword" || module !== undefined) return undefined
  if (rule === "agent") return "9"
  return rule === "entry" ? "guest" : "0"
}

/** Marks what is on screen, so that the next page is not mistaken for this one. */
const markShown = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll("main *").forEach((each) => each.setAttribute("data-before", "")),
  )

/** Describes the fault of the current page; empty once the page shows its failure. */
const wrongIn = (page: Page, isOffline: boolean) =>
  page.evaluate((offline) => {
    const main = document.querySelector("main")
    if (main === null) return "no page"
    const words = document.body.innerText
    if (words.includes("Something went wrong here")) return "a render error"
    // The drawing of an empty state, whatever its words.
    if (main.querySelector('[role=status] svg[viewBox="0 0 120 120"]') !== null) return "an empty state"
    const buttons = [...main.querySelectorAll("[role=alert] button:not([data-before])")]
    if (buttons.some(({ textContent }) => textContent === "Try again")) return ""
    const isShown = main.querySelector(":not([data-before])") !== null
    if (offline && isShown && words.includes("You are offline")) return ""
    return `no failure: ${main.innerText.slice(0, 80)}`
  }, isOffline)

describe("pages whose reads all fail", () => {
  const cases = states.flatMap((kind) => (["guest", "0", "9"] as const).map((persona) => ({ kind, persona })))
  it.each(cases)(
    "every page shows its failure when its reads fail with $kind: persona $persona",
    { timeout: 120_000 },
    async ({ kind, persona }) => {
      const page = await product.visit({ persona, settings: { scale: "few" }, apart: true })
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), slots.whitelabel.key))
        .not.toBeNull()
      await kinds[kind](page)
      await page.goto(paths.settings)
      await page.getByRole("main").waitFor()
      let before: Pages.PageName = "settings"
      for (const target of Pages.all.filter((each) => personaOf(each) === persona)) {
        const { name, path } = target
        if (readsNothing.has(path)) continue
        if (name !== before) await markShown(page)
        before = name
        await stepTo(page, path + (queries[name] ?? ""))
        await expect.poll(() => wrongIn(page, kind === "no network"), { message: path }).toBe("")
      }
    },
  )
})
