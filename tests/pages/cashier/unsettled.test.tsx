import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { records } from "#config/recordAddresses.ts"
import { ownerOf } from "#domain/Session.ts"
import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import {
  button,
  confirmsTwice,
  dialog,
  expectMessage,
  expectText,
  field,
  main,
  player,
} from "#tests/support/pagePlayer.ts"

import { askWithdrawal, unsettled } from "./moneyForms.ts"

const notice = () => main().getByRole("alert").filter({ hasText: "your withdrawal of ₱ 500.00" })

const switchTo = async ({ areas: { local }, world }: OpenApp, persona: string) => {
  const session = await world.signInAs(persona)
  local.setItem(storageItems.session.key, JSON.stringify(session))
  local.setItem(storageItems.token.key, session?.token ?? "")
}

const ownerHere = ({ areas }: OpenApp): string =>
  ownerOf(JSON.parse(areas.local.getItem(storageItems.session.key) ?? ""))

const openLostWithdrawal = async () => {
  const app = await openApp({ persona: "0", path: paths.withdraw })
  app.fails(withdraw, "lost", { times: 1 })
  await askWithdrawal("500")
  await player.confirms()
  await expect.element(unsettled()).toBeVisible()
  return app
}

describe("unsettled withdrawal", () => {
  it("shows a notice on home and in the member centre, for its own account only", async () => {
    const app = await openLostWithdrawal()
    await app.again(paths.home)
    await expect.element(notice()).toBeVisible()
    await switchTo(app, "1")
    for (const [path, text] of [
      [paths.home, "Latest Winner"],
      [paths.memberHome, "My funds"],
      [paths.withdraw, "Add a bank account"],
    ] as const) {
      await app.again(path)
      await expectText(text)
      expect([...notice().elements(), ...unsettled().elements()]).toEqual([])
    }
    await switchTo(app, "0")
    await app.again(paths.memberHome)
    await notice().getByRole("link", { name: "Go" }).click()
    await expect.element(unsettled()).toBeVisible()
    expect(app.at()).toBe(paths.withdraw)
  })

  it("can be marked as settled only after the player has opened the account record", async () => {
    const { address, at, again } = await openLostWithdrawal()
    await expect.element(unsettled().getByRole("link", { name: "See the record" })).toBeVisible()
    expect(button("It is settled").elements()).toEqual([])
    await player.follows("See the record")
    await expect.poll(at).toBe(records.withdrawals)
    address.goBack()
    await player.presses("It is settled")
    await player.confirms("It is settled")
    await expect.element(field("Amount")).toBeVisible()
    await again(paths.memberHome)
    await expectText("My funds")
    expect(notice().elements()).toEqual([])
  })
})

describe("unsettled transfer between wallets", () => {
  const transfer = () => dialog("Transfer between wallets")
  const submits = () => transfer().getByRole("button", { name: "Transfer" }).click()

  it("[CA-29, CA-32] is refused when incomplete, sent once, and retried with the same request", async () => {
    const { callsTo, fails } = await openApp({ persona: "0", path: paths.memberHome })
    fails(walletTransfer, "http500", { times: 1 })
    await expectText("2,650")
    await player.presses("Transfer between wallets")
    await submits()
    await expectMessage("Please choose a wallet")
    await transfer().getByLabelText("From wallet").selectOptions("Main wallet")
    await transfer().getByLabelText("To wallet").selectOptions("Koiworks")
    await transfer().getByRole("textbox", { name: "Amount" }).fill("100000")
    await submits()
    await expectMessage("This wallet holds less than this amount")
    expect(callsTo(walletTransfer)).toEqual([])
    await transfer().getByRole("textbox", { name: "Amount" }).fill("50")
    await submits()
    await confirmsTwice(/^Confirm/)
    await expect.element(unsettled()).toBeVisible()
    expect(transfer().elements()).toEqual([])
    await player.presses("Try again")
    await expect.element(transfer().getByText("The money was transferred")).toBeVisible()
    const [first, second, ...more] = callsTo(walletTransfer)
    expect(second?.body).toEqual(first?.body)
    expect(more).toEqual([])
    await transfer().getByRole("button", { name: "OK" }).click()
    await expectText("₱ 1,922.08")
  })
})

/** A stored money move of a kind, a text of the money move on its page, and what the page would show without it. */
const storedMoves = [
  {
    kind: "exchange",
    persona: "0",
    path: paths.pointsMall,
    amount: "",
    form: { goodsId: "g", title: "Silk fan", image: "", points: 5, stock: 1 },
    text: "Silk fan",
    hidden: () => main().getByRole("list", { name: "Items" }),
  },
  {
    kind: "dividend",
    persona: "9",
    path: paths.agentDividend,
    amount: "₱ 3.00",
    form: { account: "jun", period: "2026-11", stake: 1, rate: 2, amount: 3, status: "due" },
    text: "₱ 3.00",
    hidden: () => button("Pay dividend"),
  },
  {
    kind: "agentTransfer",
    persona: "9",
    path: paths.team,
    amount: "₱ 12.30",
    form: [{ account: "jun", typed: "12.30" }],
    text: "₱ 12.30",
    hidden: () => main().getByRole("checkbox"),
  },
]

describe("the page of an unsettled deposit, withdrawal or transfer", () => {
  it.each(storedMoves)("shows a stored $kind instead of the form", async (row) => {
    const { kind, persona, path, amount, form, text, hidden } = row
    const app = await openApp({ persona, path })
    await expect.element(hidden().first()).toBeVisible()
    const sent = { requestId: "r1", isPrepared: true, isRecordOpened: false, sentAt: Date.now() }
    const stored = JSON.stringify([{ owner: ownerHere(app), kind, form, amount, ...sent }])
    app.areas.local.setItem(cashierStorageItems.unsettledMoves.key, stored)
    await app.again()
    await expect.element(unsettled().getByText(text).first()).toBeVisible()
    await expect.element(unsettled().getByRole("button", { name: "Try again" })).toBeVisible()
    expect(hidden().elements()).toEqual([])
  })
})

const key = cashierStorageItems.unsettledMoves.key
const amountField = () => main().getByRole("textbox", { name: "Amount" })

const stores = async (app: OpenApp, move: object, path: string) => {
  const common = { owner: ownerHere(app), requestId: "r1", sentAt: Date.UTC(2026, 10, 2, 9, 30) }
  app.areas.local.setItem(key, JSON.stringify([{ ...common, ...move }]))
  await app.again(path)
}

describe("an unsettled withdrawal that cannot be retried", () => {
  it.each([
    [
      "of another version",
      { form: { v: 2 } },
      /^A request from another version: /,
      /^A request from another version /,
    ],
    ["erased at sign-out", { isErased: true }, /^Its details were erased /, /your withdrawal of ₱ 9\.00/],
  ] as const)(
    "a withdrawal %s shows in the member centre and blocks the withdrawal form until marked as settled",
    async (_title, part, hint, notice) => {
      const app = await openApp({ persona: "0", path: paths.home })
      const move = { kind: "withdrawal", amount: "₱ 9.00", ...part }
      await stores(app, move, paths.memberHome)
      await expectText(notice)
      await app.again(paths.withdraw)
      await expectText(hint)
      await expectText("₱ 9.00")
      await expect.element(button("Try again")).not.toBeInTheDocument()
      expect(amountField().elements()).toHaveLength(0)
      await player.follows("See the record")
      app.address.goBack()
      await player.presses("It is settled")
      await player.confirms("It is settled")
      await expect.element(amountField()).toBeVisible()
      expect(app.callsTo(withdraw)).toHaveLength(0)
      expect(app.areas.local.getItem(key)).toBe("[]")
    },
  )
})
