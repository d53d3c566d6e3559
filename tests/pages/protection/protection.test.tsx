import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { protectionTimings } from "#config/protectionTimings.ts"
import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { securityConfig } from "#gateway/calls/account/security.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { profitLoss } from "#gateway/calls/records/accountRecord.ts"
import { excludeSelf, protection, takeBreak } from "#gateway/calls/protection/protection.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { withdrawals } from "#gateway/calls/records/accountRecord.ts"
import { bets, vendorBets } from "#gateway/calls/records/bets.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { methodAddress } from "#pages/cashier/deposit/DepositSteps.tsx"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import {
  button,
  confirmsTwice,
  dialog,
  expectHeading,
  expectMessage,
  expectText,
  main,
  player,
  question,
} from "#tests/support/pagePlayer.ts"

import { deposit, unsettled } from "../cashier/moneyForms.ts"
import { beginsBreak, closed, opensGame } from "./play.ts"

const on: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }

const open = (options: OpenAppOptions = {}) =>
  openApp({ persona: "0", path: paths.protection, ...options, settings: { ...on, ...options.settings } })

const form = (name: string) => page.getByRole("form", { name })

const breakForm = () => form("Take a break")
const exclusionForm = () => form("Self-exclusion")

const opensBreak = () => button("Take a break").click()
const opensExclusion = () => button("Self-exclusion").click()
const exclusionField = (name: string) => exclusionForm().getByRole("textbox", { name })

const takesBreak = async (length: string): Promise<void> => {
  await opensBreak()
  await breakForm().getByRole("radio", { name: length }).click({ force: true })
  await breakForm().getByRole("button", { name: "Continue" }).click()
  await question().getByRole("button", { name: "Take a break" }).click()
  await expect.element(closed()).toBeVisible()
}

const fillsExclusion = async (length: string, word: string, password: string): Promise<void> => {
  await exclusionForm().getByRole("radio", { name: length }).click({ force: true })
  await exclusionField("Type EXCLUDE to confirm").fill(word)
  await exclusionField("Password").fill(password)
  await exclusionForm().getByRole("button", { name: "Continue" }).click()
}

const link = (name: string) => main().getByRole("link", { name })

describe("player protection", () => {
  it("without the protection module the address of the page redirects to home, and nothing about protection is requested or shown", async () => {
    const { at, callsTo } = await open({ settings: { modulesOn: [] } })
    await expect.poll(at).toBe(paths.home)
    expect(callsTo(protection)).toEqual([])
    expect(document.body.textContent).not.toContain("Player protection")
  })

  it("without the protection module the member centre and settings have no link to player protection", async () => {
    const { again, callsTo } = await openApp({ persona: "0", path: paths.memberHome })
    await expect.element(main().getByRole("link", { name: "Withdraw" }).first()).toBeVisible()
    await expect.element(link("Player protection")).not.toBeInTheDocument()
    await again(paths.settings)
    await expect.element(link("Change password")).toBeVisible()
    await expect.element(link("Player protection")).not.toBeInTheDocument()
    expect(callsTo(protection)).toEqual([])
  })

  it.each([paths.memberHome, paths.settings])("a link at %s opens player protection", async (path) => {
    const { at } = await open({ path })
    await link("Player protection").click()
    await expect.element(button("Take a break")).toBeVisible()
    expect(at()).toBe(paths.protection)
    await expect.element(page.getByRole("heading", { level: 1, name: "Player protection" })).toBeVisible()
    await expectText("You can play and deposit.")
  })

  it("a guest sees the addresses of help organisations and a login link, and no request is sent", async () => {
    const { at, callsTo } = await open({ persona: "guest" })
    await expect.element(link("Lantern Bay Help Line")).toBeVisible()
    await expect.element(button("Take a break")).not.toBeInTheDocument()
    await link("Login").click()
    await expect.poll(at).toBe(paths.login)
    expect(callsTo(protection)).toEqual([])
  })

  it("a trial member is refused, and no request is sent", async () => {
    const { at, callsTo } = await open({ persona: "4" })
    await expect.poll(at).toBe(paths.home)
    await expectMessage("A free-play account cannot use this function")
    expect(callsTo(protection)).toEqual([])
  })

  it("the page shows the time of the previous login", async () => {
    await open({
      before: ({ rewrite }) =>
        rewrite<object>(protection, (value) => ({ ...value, previousLogin: Date.UTC(2026, 10, 3, 12) })),
    })
    await expect.element(main().getByRole("term").filter({ hasText: "Previous login" })).toBeVisible()
    await expectText(/3 Nov 2026|Nov 3, 2026/)
  })
})

describe("the statement of a player", () => {
  it("names the net result of each period in words, and a failed period alone as not available", async () => {
    const { callsTo } = await open({
      before: ({ fails, rewrite }) => {
        fails(profitLoss, "refused", { code: "no_permission", times: 1 })
        rewrite<{ totals: object }>(profitLoss, ({ totals, ...value }) => ({
          ...value,
          totals: { ...totals, deposit: 3000, withdraw: 500, net: -1200 },
        }))
      },
    })
    await button("Your statement").click()
    const shown = (text: string) =>
      ["Today", "Last 7 days", "Last 30 days", "Last 365 days"].filter(
        (name) =>
          dialog().getByRole("group", { name }).getByText(text, { exact: true }).elements().length > 0,
      )
    await expect.poll(() => shown("₱ 1,200 lost").length).toBe(3)
    expect(shown("₱ 2,500").length).toBe(3)
    expect(shown("not available").length).toBe(1)
    expect(new Set(callsTo(profitLoss).map(({ query }) => JSON.stringify(query))).size).toBe(4)
  })
})

describe("a break", () => {
  it("a break takes two steps that say what stops and what still works; Cancel starts no break", async () => {
    const { callsTo } = await open()
    await opensBreak()
    await expect.element(breakForm()).toBeVisible()
    expect(breakForm().getByRole("radio").elements().length).toBe(5)
    await breakForm().getByRole("radio", { name: "1 week" }).click({ force: true })
    await breakForm().getByRole("button", { name: "Continue" }).click()
    await expect.element(page.getByRole("alertdialog", { name: "Take a break" })).toBeVisible()
    await expect.element(question().getByText(/^Closed: games, lotteries, deposits/)).toBeVisible()
    await expect.element(question().getByText(/^Still open: balance/)).toBeVisible()
    await expect.element(question().getByText(/^Until .*\d\d:\d\d$/)).toBeVisible()
    await question().getByRole("button", { name: "Cancel" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(takeBreak)).toEqual([])
  })

  it("the question names what is pending, each from its record, which is read only then", async () => {
    const page = (...content: ReadonlyArray<object>) => ({ content, pageNum: 1, totalPages: 1 })
    const { callsTo, fails, rewrite } = await open()
    const calls = [vendorBets, bets, withdrawals]
    fails(bets, "refused", { code: "no_permission" })
    rewrite(vendorBets, () =>
      page({ orderId: 1, stake: 50, status: "open" }, { orderId: 2, stake: 7, status: "open" }),
    )
    rewrite(withdrawals, () =>
      page({ reference: 1, amount: 500, status: "CHECKING" }, { reference: 2, amount: 90, status: "done" }),
    )
    rewrite<object>(consolidatedFunds, (funds) => ({ ...funds, bonus: "x" }))
    await opensBreak()
    await expect.element(breakForm()).toBeVisible()
    expect(calls.flatMap((call) => callsTo(call))).toEqual([])
    await breakForm().getByRole("button", { name: "Continue" }).click()
    const pending = question().getByRole("region", { name: "Pending now" })
    await expect
      .poll(() =>
        pending
          .getByRole("definition")
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(["none", "2 · ₱\u00a057.00", "could not be read", "1 · ₱\u00a0500.00", "could not be read"])
  })

  it("a break can be confirmed while no record of what is pending responds", async () => {
    const { callsTo, holds } = await open()
    for (const call of [vendorBets, bets, withdrawals, consolidatedFunds]) holds(call)
    await takesBreak("3 days")
    expect(callsTo(takeBreak).length).toBe(1)
  })

  it("a break closes deposits and games; both say until when, and link to the pages that still work", async () => {
    const { again, callsTo } = await open()
    await takesBreak("3 days")
    expect(callsTo(takeBreak).map(({ body }) => body)).toEqual([{ hours: 72 }])
    await expect.element(button("Take a break")).not.toBeInTheDocument()
    await expect.element(button("Self-exclusion")).toBeVisible()
    for (const path of [paths.deposit, paths.games, paths.rewardCentre]) {
      await again(path)
      await expect.element(closed().getByText(/^Closed until /), { message: path }).toBeVisible()
      await expect.element(link("Withdraw")).toBeVisible()
      await expect.element(link("Player protection")).toBeVisible()
    }
    await again(paths.withdraw)
    await expect.element(form("Withdraw")).toBeVisible()
    await expect.element(closed()).not.toBeInTheDocument()
  })

  it("a page that a break closes leads an agent to the agent center, which stays open", async () => {
    await open({ persona: "9", path: paths.rewardCentre, settings: { protection: "onBreak" } })
    await expect.element(closed()).toBeVisible()
    await link("Agent center").click()
    await expect.element(main().getByRole("link", { name: "Team", exact: true })).toBeVisible()
    await expect.element(closed()).not.toBeInTheDocument()
  })

  it("an unsettled deposit is settled during a break, by the same request and without payment details", async () => {
    const { again, callsTo, fails, rewrite } = await open({ path: methodAddress("MANUAL") })
    fails(depositManual, "lost", { times: 1 })
    await deposit("500")
    await expect.element(unsettled()).toBeVisible()
    beginsBreak({ rewrite })
    await again(paths.deposit)
    await expect.element(closed()).toBeVisible()
    await expect.element(unsettled().getByRole("link", { name: "See the record" })).toBeVisible()
    await unsettled().getByRole("button", { name: "Try again" }).click()
    await expectText("Reference number")
    await expect.element(closed()).toBeVisible()
    await expect.element(unsettled()).not.toBeInTheDocument()
    const [first, second, ...more] = callsTo(depositManual)
    expect(second?.body).toEqual(first?.body)
    expect(more).toEqual([])
    expect(main().getByText("Account number").elements()).toEqual([])
  })

  it("a page whose play permission is not received within 5 s opens, and the gateway decides", async () => {
    await open({ path: paths.deposit, clock: true, before: ({ holds }) => holds(protection) })
    await expect.element(page.getByRole("heading", { level: 1, name: "Deposit" })).toBeVisible()
    await expect.element(button(/^Bank transfer/)).not.toBeInTheDocument()
    await passes(protectionTimings.wait)
    await expect.element(button(/^Bank transfer/)).toBeVisible()
  })

  it("a deposit that the gateway refuses because of a break closes the deposit page", async () => {
    const { callsTo, rewrite } = await open({
      path: methodAddress("MANUAL"),
      before: (gateway) => gateway.fails(depositManual, "refused", { code: "on_break" }),
    })
    await player.picks(/^Jade Coin Bank/)
    await player.types("Amount", "500")
    await player.presses("Continue")
    beginsBreak({ rewrite })
    await player.confirms()
    await expect.element(closed()).toBeVisible()
    expect(callsTo(depositManual).length).toBe(1)
  })

  const refuses = (call: typeof exchange | typeof walletTransfer | typeof applyActivity, path: string) =>
    open({ path, before: (gateway) => gateway.fails(call, "refused", { code: "on_break" }) })

  it("an exchange that the gateway refuses because of a break closes the point mall", async () => {
    const { rewrite } = await refuses(exchange, paths.pointsMall)
    await button("Redeem").first().click()
    beginsBreak({ rewrite })
    await confirmsTwice("Redeem")
    await expect.element(closed()).toBeVisible()
  })

  it("an application that the gateway refuses because of a break closes the promotions", async () => {
    const { rewrite } = await refuses(applyActivity, `${paths.activity}?promo=5001`)
    await dialog()
      .getByRole("button", { name: /^(Join|Claim)/ })
      .click()
    await dialog().getByRole("textbox").first().fill("Please")
    beginsBreak({ rewrite })
    await dialog().getByRole("button", { name: "Send application" }).click()
    await expect.element(closed()).toBeVisible()
  })

  it("a transfer that the gateway refuses because of a break says so and leads to player protection", async () => {
    const { at } = await refuses(walletTransfer, paths.memberHome)
    const transfer = dialog("Transfer between wallets")
    await player.presses("Transfer between wallets")
    await transfer.getByLabelText("From wallet").selectOptions("Main wallet")
    await transfer.getByLabelText("To wallet").selectOptions("Koiworks")
    await transfer.getByRole("textbox", { name: "Amount" }).fill("50")
    await transfer.getByRole("button", { name: "Transfer" }).click()
    await confirmsTwice(/^Confirm/)
    await expectMessage("You are taking a break.")
    await transfer.getByRole("link", { name: "Player protection" }).click()
    await expect.poll(at).toBe(paths.protection)
  })

  it("an open game closes when a break begins on another device", async () => {
    const { rewrite, goesOffline, comesOnline } = await open({
      path: paths.home,
      settings: { launch: "frame" },
    })
    await opensGame()
    await expect.element(dialog(/./).first()).toBeVisible()
    beginsBreak({ rewrite })
    goesOffline()
    comesOnline()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it("a lottery does not open by its address while the permission is unknown, and opens with the next response", async () => {
    const { mends } = await open({
      path: paths.lotteryH5,
      before: ({ fails }) => fails(protection, "http502"),
    })
    await expectText("Player protection could not be loaded.")
    expect(document.querySelector("iframe")).toBeNull()
    mends(protection)
    await button("Try again").click()
    await expect.poll(() => document.querySelector("iframe")).not.toBeNull()
  })

  it("a break ends with a new response of the gateway, and the pages open again", async () => {
    const { again, rewrite } = await open({ clock: true })
    await takesBreak("24 hours")
    await again(paths.deposit)
    await expect.element(closed()).toBeVisible()
    rewrite<{ now: number }>(protection, ({ now }) => ({ now, limits: [] }))
    await passes(protectionTimings.refetchLongest)
    await expect.element(closed()).not.toBeInTheDocument()
    await expect.element(button(/^Bank transfer/)).toBeVisible()
  })
})

describe("a self-exclusion", () => {
  it("a wrong confirmation word and a missing password are refused at their fields, and nothing is sent", async () => {
    const { callsTo } = await open()
    await opensExclusion()
    await expect.poll(() => callsTo(securityConfig).length).toBe(1)
    await fillsExclusion("1 year", "EXCLUD", "")
    await expect.element(exclusionField("Type EXCLUDE to confirm")).toHaveAccessibleDescription(/as shown/)
    await expect.element(exclusionField("Password")).toHaveAccessibleDescription(/Enter password/)
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(excludeSelf)).toEqual([])
  })

  it("a wrong password is refused at its field", async () => {
    await open()
    await opensExclusion()
    await fillsExclusion("1 year", "EXCLUDE", "wrong000")
    await question().getByRole("button", { name: "Exclude me" }).click()
    await expect
      .element(exclusionField("Password"))
      .toHaveAccessibleDescription(/login password is not correct/)
    await expect.element(closed()).not.toBeInTheDocument()
  })

  it("a permanent self-exclusion accepts the word in any case and with blanks, and closes pages permanently", async () => {
    const { again } = await open()
    await opensExclusion()
    await fillsExclusion("Permanent", " exc lude ", demoPassword)
    await expect.element(page.getByRole("alertdialog", { name: "Self-exclusion" })).toBeVisible()
    await question().getByRole("button", { name: "Exclude me" }).click()
    await expect.element(closed().getByText("Closed permanently")).toBeVisible()
    await expect.element(button("Self-exclusion")).not.toBeInTheDocument()
    await again(paths.deposit)
    await expect.element(closed().getByText("Closed permanently")).toBeVisible()
    await expectHeading("What you can use")
  })
})
