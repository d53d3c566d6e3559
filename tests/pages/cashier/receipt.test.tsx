import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { acceptPromo, depositAlipay } from "#gateway/calls/cashier/deposits.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import {
  button,
  copiedTexts,
  dialog,
  expectHeading,
  main,
  player,
  textsOf,
} from "#tests/support/pagePlayer.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"

import { deposit, pickBonus } from "./moneyForms.ts"

const openReceipt = async () => {
  const app = await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
  await deposit("500")
  await expectHeading("Waiting for your payment")
  await expect.poll(app.at).toMatch(/\?receipt=D[A-Z0-9]{8}$/)
  return app
}

describe("receipt of a deposit", () => {
  it("stays after a reload, and its back arrow opens the methods", async () => {
    const { again, at } = await openReceipt()
    await again()
    await expect
      .element(main().getByRole("region", { name: "Transfer to" }).getByText("Account number"))
      .toBeVisible()
    await player.pressesBack()
    await expectHeading("Payment method")
    expect(at()).toBe(paths.deposit)
  })
})

const referenceOf = ({ at }: OpenApp) => at().split("?receipt=")[1] ?? ""

const report = (app: OpenApp, status: string) => {
  const reference = referenceOf(app)
  app.rewrite(deposits, () => ({
    content: [{ reference, status, time: Date.now(), amount: 500, method: "Jade Coin Bank" }],
    pageNum: 1,
    totalPages: 1,
  }))
}

const openPayment = async (response: { readonly payUrl?: string; readonly qr?: string }) => {
  const app = await openApp({
    persona: "0",
    path: `${paths.deposit}?method=ALIPAY`,
    before: ({ rewrite }) =>
      rewrite<object>(depositAlipay, (value) => ({ ...value, payUrl: "", qr: "", ...response })),
  })
  await player.picks(/^Koi Purse/)
  await player.types("Amount", "500")
  await player.presses("Continue")
  await player.confirms()
  return app
}

describe("a deposit without a payment page", () => {
  const copied = copiedTexts()

  it.each([
    ["is drawn, copied and saved with 700 characters", 700, 1],
    ["is only copied with 1001 characters", 1001, 0],
  ])("has a payment code that %s", async (_title, length, drawn) => {
    const qr = "x".repeat(length)
    await openPayment({ qr })
    await expectHeading("Waiting for your payment")
    await player.presses("Copy Payment code")
    await expect.poll(() => copied.at(-1)).toBe(qr)
    const code = main().getByRole("img", { name: "Scan this code to pay" })
    expect([code.elements().length, button("Save the code").elements().length]).toEqual([drawn, drawn])
  })

  it("leads to customer service if it has no payment code either", async () => {
    await openPayment({})
    await expectHeading("There is no way to pay this deposit")
    await expect.element(button("Customer service")).toBeVisible()
  })
})

describe("a receipt that waits for its payment", () => {
  const link = () =>
    main().getByRole("alert").filter({ hasText: "Waiting for your payment: ₱ 500.00" }).getByRole("link")

  it("is offered on the deposit page, in the member centre and on home until it is settled", async () => {
    const app = await openPayment({ payUrl: "https://pay.example/1" })
    await expectHeading("Waiting for your payment")
    const receipt = app.at()
    report(app, "pending")
    for (const path of [paths.deposit, paths.memberHome, paths.home]) {
      await app.again(path)
      await expect.element(link()).toBeVisible()
    }
    await link().click()
    await expect.poll(app.at).toBe(receipt)
    report(app, "done")
    await app.again(paths.home)
    await expect.poll(() => app.callsTo(deposits).length).toBeGreaterThan(4)
    await expect.element(link()).not.toBeInTheDocument()
  })
})

describe("deposit detail page", () => {
  it("[SS-34] shows its base version without the template flag dep_func", async () => {
    await openApp({ persona: "0", path: paths.deposit })
    await expectHeading("Payment method")
    await expect.element(main()).toHaveAttribute("data-version", "base")
    expect(main().getByRole("region", { name: "Summary" }).elements()).toEqual([])
  })

  it("[SS-34] shows its new version with the template flag dep_func", async () => {
    const { again, callsTo } = await openApp({
      persona: "0",
      path: paths.deposit,
      settings: { templates: ["dep_func"] },
    })
    await player.picks("Alipay")
    await expect.element(main()).toHaveAttribute("data-version", "new")
    await player.picks(/^Koi Purse/)
    await player.presses("₱ 1,000")
    await pickBonus(/^Festival hundred/)
    const summary = main().getByRole("region", { name: "Summary" })
    await expect.element(summary.getByText("₱ 1,000.00")).toBeVisible()
    await expect.element(summary.getByText("+ ₱ 250.00")).toBeVisible()
    await player.presses(/^Confirm/)
    await expect.element(main().getByRole("link", { name: "Pay now" })).toHaveAttribute("target", "_blank")
    const code = main().getByRole("img", { name: "Scan this code to pay" })
    await expect.element(code).toBeVisible()
    await again()
    await expect.element(code).toBeVisible()
    expect(callsTo(acceptPromo)).toHaveLength(1)
  })
})

const line = (within: Locator = main()) => within.getByRole("list", { name: "Status" })
const steps = (within?: Locator) => textsOf(line(within).getByRole("listitem"))
const present = (within?: Locator) =>
  line(within)
    .getByRole("listitem")
    .elements()
    .filter(
      (each) => each.matches("[aria-current=step]") || each.querySelector("[aria-current=step]") !== null,
    )
    .map(({ textContent }) => textContent)

describe("the state of a deposit", () => {
  it("a deposit's receipt shows the progress of the deposit, and no payment details once the deposit is settled", async () => {
    const app = await openReceipt()
    await expect.poll(() => steps()).toEqual(["Requested", "Checking", "Paid"])
    await expect.poll(() => present()).toEqual(["Requested"])
    for (const [status, step, title] of [
      ["CHECKING", "Checking", "Waiting for your payment"],
      ["done", "Paid", "Paid"],
      ["Refused", "Refused", "Refused"],
    ] as const) {
      report(app, status)
      await app.again()
      await expectHeading(title)
      await expect.poll(() => present()).toEqual([step])
      const target = main().getByRole("region", { name: "Transfer to" })
      await expect.poll(() => target.elements().length).toBe(step === "Checking" ? 1 : 0)
    }
  })

  it("hides the payment from 'I have paid' until the record settles the deposit or the player takes it back", async () => {
    const app = await openReceipt()
    const receipt = app.at()
    const target = main().getByRole("region", { name: "Transfer to" })
    report(app, "pending")
    await player.follows("I have paid")
    await expect.poll(app.at).toContain("tab=deposit")
    await app.again(receipt)
    await expectHeading("We are looking for your payment")
    await expect.element(target).not.toBeInTheDocument()
    await player.presses("I have not paid yet")
    await expect.element(target).toBeVisible()
    report(app, "done")
    await player.follows("I have paid")
    await app.again(receipt)
    await expectHeading("Paid")
  })

  it.each([
    ["an unknown status", "We cannot read the record now", (app: OpenApp) => report(app, "with the bank")],
    ["a failing record", "We cannot read the record now", (app: OpenApp) => app.fails(deposits, "refused")],
    ["a record that loads", "Loading", (app: OpenApp) => app.holds(deposits)],
  ] as const)(
    "a deposit's receipt with %s says so, and shows payment details only after 'I have not paid yet'",
    async (_reason, title, change) => {
      const app = await openReceipt()
      await expect.element(line()).toBeVisible()
      change(app)
      await app.again()
      await expectHeading(title)
      await expect.element(button("Copy Account number")).not.toBeInTheDocument()
      await expect.element(line()).not.toBeInTheDocument()
      await player.presses("I have not paid yet")
      await expectHeading("Waiting for your payment")
      await expect.element(button("Copy Account number")).toBeVisible()
    },
  )

  it("a paid deposit shows no payment details, even if the account record lists the deposit on its third page", async () => {
    const app = await openReceipt()
    const order = { status: "done", time: Date.now(), amount: 500, method: "Jade Coin Bank" }
    let page = 0
    app.rewrite(deposits, () => {
      page += 1
      const listed = page === 3 ? referenceOf(app) : `other-${page}`
      return { content: [{ ...order, reference: listed }], pageNum: page, totalPages: 3 }
    })
    await app.again()
    await expectHeading("Paid")
    expect(main().getByRole("region", { name: "Transfer to" }).elements()).toHaveLength(0)
  })

  it("the details of a deposit show its progress and link to the receipt stored on the device", async () => {
    const app = await openReceipt()
    const reference = referenceOf(app)
    await player.follows("See the record")
    const rows = main().getByRole("list", { name: "Deposits" }).getByRole("button")
    await rows.filter({ hasText: reference }).click()
    await expect.poll(() => steps(dialog())).toEqual(["Requested", "Checking", "Paid"])
    expect(present(dialog())).toEqual(["Requested"])
    expect(document.querySelectorAll("main [aria-current=step]").length, "no steps in a row").toBe(0)
    await dialog().getByRole("link", { name: "See the receipt" }).click()
    await expectHeading("Waiting for your payment")
    expect(app.at()).toContain(`?receipt=${reference}`)
    app.address.goBack()
    await rows.nth(1).click()
    await expect.poll(() => present(dialog())).toEqual(["Paid"])
    await expect.element(dialog().getByRole("link")).not.toBeInTheDocument()
  })
})
