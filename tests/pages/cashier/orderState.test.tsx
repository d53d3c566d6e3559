import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import { button, dialog, expectHeading, main, player, textsOf } from "#tests/support/pagePlayer.ts"

import { deposit } from "./moneyForms.ts"

const form = `${paths.deposit}?method=MANUAL`

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

const deposited = async ({ at }: OpenApp): Promise<string> => {
  await deposit("500")
  await expect.poll(at).toContain("?receipt=")
  return at().split("?receipt=")[1] ?? ""
}

const report = ({ rewrite }: OpenApp, reference: string, status: string) =>
  rewrite(deposits, () => ({
    content: [{ reference, status, time: Date.now(), amount: 500, method: "Jade Coin Bank" }],
    pageNum: 1,
    totalPages: 1,
  }))

describe("the state of a deposit", () => {
  it("a deposit's receipt shows the steps of its state, and a settled deposit asks for no payment", async () => {
    const app = await openApp({ persona: "0", path: form })
    const reference = await deposited(app)
    await expectHeading("Waiting for your payment")
    await expect.poll(() => steps()).toEqual(["Requested", "Checking", "Paid"])
    await expect.poll(() => present()).toEqual(["Requested"])
    for (const [status, step, title] of [
      ["CHECKING", "Checking", "Waiting for your payment"],
      ["done", "Paid", "Paid"],
      ["Refused", "Refused", "Refused"],
    ] as const) {
      report(app, reference, status)
      await app.again()
      await expectHeading(title)
      await expect.poll(() => present()).toEqual([step])
      const target = main().getByRole("region", { name: "Transfer to" })
      await expect.poll(() => target.elements().length).toBe(step === "Checking" ? 1 : 0)
    }
  })

  it.each(["an unknown status", "a failing record"])(
    "a deposit's receipt with %s says so, and asks for no payment until the player has not paid yet",
    async (reason) => {
      const app = await openApp({ persona: "0", path: form })
      const reference = await deposited(app)
      await expect.element(line()).toBeVisible()
      if (reason === "an unknown status") report(app, reference, "with the bank")
      else app.fails(deposits, "refused")
      await app.again()
      await expectHeading("We cannot read the record now")
      await expect.element(button("Copy Account number")).not.toBeInTheDocument()
      await expect.element(line()).not.toBeInTheDocument()
      await player.presses("I have not paid yet")
      await expectHeading("Waiting for your payment")
      await expect.element(button("Copy Account number")).toBeVisible()
    },
  )

  it("a paid deposit asks for no payment although the account record lists it on the third page", async () => {
    const app = await openApp({ persona: "0", path: form })
    const reference = await deposited(app)
    const order = { status: "done", time: Date.now(), amount: 500, method: "Jade Coin Bank" }
    let page = 0
    app.rewrite(deposits, () => {
      page += 1
      const listed = page === 3 ? reference : `other-${page}`
      return { content: [{ ...order, reference: listed }], pageNum: page, totalPages: 3 }
    })
    await app.again()
    await expectHeading("Paid")
    expect(main().getByRole("region", { name: "Transfer to" }).elements()).toHaveLength(0)
  })

  it("the details of a deposit show its steps and lead to the receipt that the device keeps", async () => {
    const app = await openApp({ persona: "0", path: form })
    const reference = await deposited(app)
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
