import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { records } from "#config/records.ts"
import { ownerOf } from "#domain/Session.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { slots } from "#platform/slots.ts"
import { expectSaid, headerBalance, said } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const withdrawCall = withdraw.path
const depositCall = depositManual.path
const lostResponses = /ERR_FAILED|Failed to load resource/

const main = (page: Page) => page.getByRole("main")
const unsettled = (page: Page) =>
  main(page).getByRole("status", { name: "We do not know yet whether your request went through" })
const passwordField = (page: Page) => main(page).getByRole("textbox", { name: "Payment password" })
const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
const reads = async (page: Page, text: string) => {
  await expect.poll(() => headerBalance(page).textContent()).toBe(text)
}

const fillWithdrawal = async (page: Page) => {
  await main(page).getByRole("textbox", { name: "Amount" }).fill("500")
  await passwordField(page).fill(demoPaymentPassword)
  await main(page).getByRole("button", { name: "Continue" }).click()
  await page.getByRole("alertdialog").waitFor()
}

const lose = (call: string, times: number) => ({ faults: [{ call, kind: "lost" as const, times }] })

/** The request ids of the moves that the device stores. A withdrawal's body is encrypted and hidden in the log. */
const storedIds = (page: Page) =>
  page.evaluate(
    (key) => (localStorage.getItem(key) ?? "").match(/"requestId":"[0-9a-f-]{36}"/g) ?? [],
    cashierSlots.unsettledMoves.key,
  )

/** Puts another account's session on the page, as a login does. */
const switchTo = async (page: Page, persona: string) => {
  const session = await product.world.signInAs(persona)
  await page.evaluate(
    ([sessionKey, tokenKey, text, token]) => {
      localStorage.setItem(sessionKey, text)
      localStorage.setItem(tokenKey, token)
    },
    [slots.session.key, slots.token.key, JSON.stringify(session), session?.token ?? ""] as const,
  )
}

describe("an unsettled withdrawal", () => {
  it("an unsettled withdrawal reopens after a reload, and its retry with the retyped password is the same request", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.withdraw,
      settings: lose(withdrawCall, 2),
      apart: true,
    })
    await fillWithdrawal(page)
    await confirm(page)
    await unsettled(page).waitFor()
    const ids = await storedIds(page)
    expect(ids).toHaveLength(1)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => product.callsTo(withdrawCall).length).toBe(2)
    await page.reload()
    await unsettled(page).getByText("₱ 500.00").waitFor()
    expect(await storedIds(page)).toEqual(ids)
    expect(await main(page).getByRole("textbox", { name: "Amount" }).count()).toBe(0)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await expectSaid(page, "Please enter the payment password")
    expect(product.callsTo(withdrawCall)).toHaveLength(2)
    await passwordField(page).fill(demoPaymentPassword)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await main(page).getByRole("heading", { name: "Withdrawal requested" }).waitFor()
    expect(product.callsTo(withdrawCall)).toHaveLength(3)
    await reads(page, "₱\u00a011,980.50")
    await expect.poll(() => storedIds(page)).toEqual([])
    await page.reload()
    await main(page).getByRole("textbox", { name: "Amount" }).waitFor()
    expect(await unsettled(page).count()).toBe(0)
    expectQuiet(page, lostResponses)
  })

  it("an unsettled withdrawal shows on home and in the member centre, for its account only, until it is settled", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.withdraw,
      settings: lose(withdrawCall, 1),
      apart: true,
    })
    await fillWithdrawal(page)
    await confirm(page)
    await unsettled(page).waitFor()
    const notice = said(page, "your withdrawal of ₱ 500.00")
    await page.goto(paths.home)
    await notice.waitFor()
    await switchTo(page, "1")
    for (const path of [paths.home, paths.memberHome, paths.withdraw]) {
      await page.goto(path)
      await main(page).waitFor()
      await page.waitForLoadState("networkidle")
      expect(await notice.count()).toBe(0)
      expect(await unsettled(page).count()).toBe(0)
    }
    await switchTo(page, "0")
    await page.goto(paths.memberHome)
    await notice.getByRole("link", { name: "Go" }).click()
    await expectAddress(page, paths.withdraw)
    await unsettled(page).getByRole("link", { name: "See the record" }).waitFor()
    expect(await page.getByRole("button", { name: "It is settled" }).count()).toBe(0)
    await unsettled(page).getByRole("link", { name: "See the record" }).click()
    await expectAddress(page, records.withdrawals)
    await page.goBack()
    await unsettled(page).getByRole("button", { name: "It is settled" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "It is settled" }).click()
    await main(page).getByRole("textbox", { name: "Amount" }).waitFor()
    await page.goto(paths.memberHome)
    await main(page).getByRole("region", { name: "My funds" }).waitFor()
    expect(await notice.count()).toBe(0)
    expect(addressOf(page)).toBe(paths.memberHome)
  })
})

/** A stored move of a kind whose page has no form of its own for a retry, and a text of the move on that page. */
const storedMoves = [
  {
    kind: "exchange",
    persona: "0",
    path: paths.pointsMall,
    amount: "",
    form: { goodsId: "g", title: "Silk fan", image: "", points: 5, stock: 1 },
    text: "Silk fan",
    gone: (page: Page) => main(page).getByRole("list", { name: "Goods" }),
  },
  {
    kind: "dividend",
    persona: "9",
    path: paths.agentDividend,
    amount: "₱ 3.00",
    form: { account: "jun", period: "2026-11", stake: 1, rate: 2, amount: 3, status: "due" },
    text: "₱ 3.00",
    gone: (page: Page) => main(page).getByRole("button", { name: "Pay out" }),
  },
  {
    kind: "agentTransfer",
    persona: "9",
    path: paths.team,
    amount: "₱ 12.30",
    form: [{ account: "jun", typed: "12.30" }],
    text: "₱ 12.30",
    gone: (page: Page) => main(page).getByRole("checkbox"),
  },
  {
    kind: "transfer",
    persona: "0",
    path: paths.memberHome,
    amount: "₱ 1.10",
    form: {
      typed: { from: "a", to: "b", amount: "1.10" },
      wallets: [
        { vassalage: "a", displayName: "Jade", balance: 9 },
        { vassalage: "b", displayName: "Koi", balance: 9 },
      ],
    },
    text: "₱ 1.10",
    gone: (page: Page) => main(page).getByRole("button", { name: "Transfer between wallets" }),
  },
]

describe("an unsettled move of each kind", () => {
  it.each(storedMoves)(
    "an unsettled move of the kind $kind opens its page instead of a blank form, after a reload too",
    async (row) => {
      const { kind, persona, path, amount, form, text, gone } = row
      const session = await product.world.signInAs(persona)
      if (session === undefined) throw new Error(`No persona ${persona}`)
      const common = {
        requestId: crypto.randomUUID(),
        isPrepared: true,
        isRecordOpened: false,
        sentAt: Date.now(),
      }
      const move = { owner: ownerOf(session), kind, form, amount, ...common }
      const page = await product.visit({
        persona,
        path,
        storage: { [cashierSlots.unsettledMoves.key]: JSON.stringify([move]) },
      })
      for (const open of [() => Promise.resolve(null), () => page.reload()]) {
        await open()
        await unsettled(page).getByText(text).first().waitFor()
        await unsettled(page).getByRole("button", { name: "Try again" }).waitFor()
        await page.waitForLoadState("networkidle")
        expect(await gone(page).count()).toBe(0)
      }
    },
  )
})

describe("two tabs", () => {
  it("two tabs never send two withdrawals at once: the second shows that of the first", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.withdraw,
      settings: lose(withdrawCall, 1),
      apart: true,
    })
    const other = await page.context().newPage()
    await other.goto(paths.withdraw)
    await fillWithdrawal(page)
    await fillWithdrawal(other)
    await confirm(page)
    await unsettled(page).waitFor()
    await unsettled(other).getByText("₱ 500.00").waitFor()
    expect(await other.getByRole("alertdialog").count()).toBe(0)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await main(page).getByRole("heading", { name: "Withdrawal requested" }).waitFor()
    await main(other).getByRole("textbox", { name: "Amount" }).waitFor()
    expect(product.callsTo(withdrawCall)).toHaveLength(2)
    await reads(page, "₱\u00a011,980.50")
  })
})

describe("an unsettled deposit", () => {
  it("an unsettled deposit survives the end of a session, and shows again for its account", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.deposit,
      settings: lose(depositCall, 1),
      apart: true,
    })
    await main(page).getByRole("button", { name: "Bank transfer" }).click()
    await main(page)
      .getByRole("radio", { name: /^Jade Coin Bank/ })
      .check()
    await main(page).getByRole("textbox", { name: "Amount" }).fill("200")
    await main(page).getByRole("button", { name: "Continue" }).click()
    await confirm(page)
    await unsettled(page).waitFor()
    await page.evaluate(
      (keys) => keys.forEach((key) => localStorage.removeItem(key)),
      [slots.session.key, slots.token.key],
    )
    await page.goto(paths.home)
    await main(page).waitFor()
    await switchTo(page, "0")
    await page.goto(paths.deposit)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await main(page).getByRole("heading", { name: "Waiting for your payment" }).waitFor()
    const bodies = product.callsTo(depositCall).map(({ body }) => JSON.stringify(body))
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toBe(bodies[1])
  })
})
