import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import ja from "#i18n/locales/ja.json"
import { demoPassword } from "#fixtures/personas.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { choose } from "#tests/support/appearance.ts"
import { startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

/** One language for each theme. looks.spec checks every page in every language. */
const looks = [
  ["EN", "dark"],
  ["JA", "light"],
] as const

/** The language of this page's texts: the one the previous look chose. */
const language = "JA"
const t = (key: keyof typeof ja): string => ja[key]

/** Reduced motion, because contrast is measured on still content. */
const visit = (options: VisitOptions = {}): Promise<Page> =>
  product.visit({ language, ...options, context: { reducedMotion: "reduce" } })

const visitHome = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await visit(options)
  await page.getByRole("region", { name: t("latest_winner") }).waitFor()
  await page
    .getByRole("navigation", { name: t("games") })
    .getByRole("button")
    .first()
    .waitFor()
  await page.getByRole("contentinfo").waitFor()
  return page
}

const press = (page: Page, role: "button" | "link", key: keyof typeof ja): Promise<void> =>
  page
    .getByRole(role, { name: t(key), exact: true })
    .first()
    .click()

const openMenu = async (page: Page): Promise<void> => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu") })
    .click()
  await page.getByRole("dialog", { name: t("menu") }).waitFor()
}

const expectNothing = async (page: Page, what: string): Promise<void> => {
  for (const [spoken, theme] of looks) {
    await choose(page, spoken, theme)
    expect(await violationsOf(page), `${what}, ${spoken}, ${theme}`).toEqual([])
  }
}

describe("accessibility, dark in English and light in Japanese", () => {
  it("axe finds no violation in the login form with errors and with the captcha", async () => {
    const page = await visit({ path: paths.login, settings: { captchaAlways: true } })
    const form = page.getByRole("form", { name: t("login") })
    await form.waitFor()
    await form.getByRole("button", { name: t("login"), exact: true }).click()
    await page.getByRole("alert").first().waitFor()
    await expectNothing(page, "with errors")
    await form.getByRole("textbox", { name: t("username") }).fill("member0")
    await form.getByRole("textbox", { name: t("password"), exact: true }).fill(demoPassword)
    await form.getByRole("button", { name: t("login"), exact: true }).click()
    await form
      .getByRole("button", { name: t("refresh_captcha") })
      .locator("img")
      .waitFor()
    await expectNothing(page, "with the captcha and a refusal")
  })

  it("axe finds no violation on home with all content, offline", async () => {
    const page = await visitHome({ persona: "0" })
    await page.context().setOffline(true)
    await page
      .getByRole("status")
      .filter({ hasText: t("offline") })
      .waitFor()
    await expectNothing(page, "offline")
  })

  it("axe finds no violation on home without content, and with every optional call failing", async () => {
    const page = await visit({ persona: "0", settings: { scale: "empty" } })
    await page.getByRole("contentinfo").waitFor()
    await expectNothing(page, "empty")
    product.world.configure({
      faults: [memberWallet, vendors, homeAnnouncements, winnerBoard].map(({ path }) => ({
        call: path,
        kind: "http500" as const,
        times: "always" as const,
      })),
    })
    await page.reload()
    await page.getByText(t("winners_failed")).waitFor()
    await page.getByText(t("games_failed")).waitFor()
    await expectNothing(page, "failed")
  })

  it("axe finds no violation in the menu of a guest and of a member, and the sign-out dialog", async () => {
    const guest = await visitHome({ settings: { scale: "few" } })
    await openMenu(guest)
    await expectNothing(guest, "menu of a guest")
    const page = await visitHome({ persona: "0", settings: { scale: "few" } })
    await openMenu(page)
    await expectNothing(page, "menu of a member")
    await press(page, "button", "sign_out")
    await page.getByRole("alertdialog", { name: t("sign_out_question") }).waitFor()
    await expectNothing(page, "question")
  })

  it("axe finds no violation in the service popup, download popup and a toast", async () => {
    const page = await visitHome({ persona: "4", settings: { scale: "few" } })
    await press(page, "button", "service")
    await page.getByRole("dialog", { name: t("customer_service") }).waitFor()
    await expectNothing(page, "service popup")
    await press(page, "button", "close")
    await press(page, "button", "download_app")
    await page.getByRole("dialog", { name: t("download_title") }).waitFor()
    await expectNothing(page, "download popup")
    await press(page, "button", "close")
    // Repeated presses keep the toast visible while axe runs.
    await page.getByRole("link", { name: t("deposit"), exact: true }).evaluate((link) => {
      if (link instanceof HTMLElement) setInterval(() => link.click(), 500)
    })
    await page.getByText(t("free_reject")).waitFor()
    await expectNothing(page, "toast")
  })

  it("axe finds no violation in dialogs for registration, contracts and agents, and a popup announcement", async () => {
    const trial = await visitHome({ persona: "4", settings: { scale: "few" } })
    await press(trial, "link", "member")
    await trial.getByRole("alertdialog", { name: t("type_4_prompt") }).waitFor()
    await expectNothing(trial, "register")
    const agent = await visitHome({ persona: "9", settings: { scale: "few" } })
    await openMenu(agent)
    await press(agent, "button", "affiliate")
    await agent.getByRole("alertdialog", { name: t("agent_modal") }).waitFor()
    await expectNothing(agent, "agents")
    const page = await visit({
      path: paths.login,
      settings: { contracts: { dailysalreqtype: "x", divtypecompperiodreq: "", contracthoursalreq: "" } },
    })
    await page.getByRole("textbox", { name: t("username") }).fill("member0")
    await page.getByRole("textbox", { name: t("password"), exact: true }).fill(demoPassword)
    await page
      .getByRole("form")
      .getByRole("button", { name: t("login"), exact: true })
      .click()
    await page.getByRole("alertdialog", { name: t("contract_salary") }).waitFor()
    await expectNothing(page, "contract")
    await press(page, "button", "cancel")
    await page.getByRole("dialog").waitFor()
    await expectNothing(page, "announcement")
  })

  it.each(["base", "new"])(
    "[RT-06] axe finds no violation in the %s version of the member centre",
    async (version) => {
      const templates = version === "new" ? (["mem_cen"] as const) : []
      const page = await visit({ persona: "0", path: paths.memberHome, settings: { templates } })
      await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
      await page.getByRole("link", { name: t("my_account") }).waitFor()
      await expectNothing(page, "member centre")
    },
  )

  it.each(["maintenance", "both", "region", "unreachable"] as const)(
    "axe finds no violation in the error gate with the system status %s",
    async (status) => {
      const page = await visit({ settings: { status } })
      await page.getByRole("button", { name: t("try_again") }).waitFor()
      await expectNothing(page, status)
    },
  )
})
