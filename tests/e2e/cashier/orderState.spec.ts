import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const depositReport = "/wps/relay/MCS2_depositTransactioNReport"

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name })
const line = (page: Page) => main(page).getByRole("list", { name: "Status" })
const present = (page: Page) => line(page).locator("[aria-current=step]").allTextContents()

/** Deposits by a manual transfer, up to the receipt. Returns the reference. */
const deposited = async (page: Page): Promise<string> => {
  await main(page)
    .getByRole("radio", { name: /^Jade Coin Bank/ })
    .check()
  await main(page).getByRole("textbox", { name: "Amount" }).fill("500")
  await main(page).getByRole("button", { name: "Continue" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
  await page.waitForURL(/\?receipt=/)
  return new URL(page.url()).searchParams.get("receipt") ?? ""
}

/** Lets the deposit report list a reference with a status. */
const report = (page: Page, reference: string, status: string) =>
  page.route(`**${depositReport}*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          content: [{ reference, status, time: Date.now(), amount: 500, method: "Jade Coin Bank" }],
          pageNum: 1,
          totalPages: 1,
        },
      },
    }),
  )

describe("the state of a deposit", () => {
  it("a deposit's receipt shows the steps of its state, and a settled deposit asks for no payment", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
    const reference = await deposited(page)
    await heading(page, "Waiting for your payment").waitFor()
    await expect
      .poll(() => line(page).getByRole("listitem").allTextContents())
      .toEqual(["Requested", "Checking", "Paid"])
    await expect.poll(() => present(page)).toEqual(["Requested"])
    for (const [status, step, title] of [
      ["CHECKING", "Checking", "Waiting for your payment"],
      ["done", "Paid", "Paid"],
      ["Refused", "Refused", "Refused"],
    ] as const) {
      await report(page, reference, status)
      await page.reload()
      await heading(page, title).waitFor()
      await expect.poll(() => present(page)).toEqual([step])
      const target = main(page).getByRole("region", { name: "Transfer to" })
      await expect.poll(() => target.count()).toBe(step === "Checking" ? 1 : 0)
    }
  })

  it.each(["an unknown status", "a failing record"])(
    "a deposit's receipt is shown without the steps for %s",
    async (reason) => {
      const page = await product.visit({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
      const reference = await deposited(page)
      await line(page).waitFor()
      if (reason === "an unknown status") await report(page, reference, "with the bank")
      else await page.route(`**${depositReport}*`, (route) => route.fulfill({ status: 400, body: "" }))
      await page.reload()
      await heading(page, "Waiting for your payment").waitFor()
      await main(page).getByRole("button", { name: "Copy: Account number" }).waitFor()
      await expect.poll(() => line(page).count()).toBe(0)
    },
  )

  it("the details of a deposit show its steps and lead to the receipt that the device keeps", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
    const reference = await deposited(page)
    await main(page).getByRole("link", { name: "See the record" }).click()
    const rows = main(page).getByRole("list", { name: "Deposits" }).getByRole("button")
    await rows.filter({ hasText: reference }).click()
    const details = page.getByRole("dialog")
    const steps = details.getByRole("list", { name: "Status" })
    await expect
      .poll(() => steps.getByRole("listitem").allTextContents())
      .toEqual(["Requested", "Checking", "Paid"])
    await expect.poll(() => steps.locator("[aria-current=step]").allTextContents()).toEqual(["Requested"])
    expect(await main(page).locator("[aria-current=step]").count(), "no steps in a row").toBe(0)
    await details.getByRole("link", { name: "See the receipt" }).click()
    await heading(page, "Waiting for your payment").waitFor()
    expect(new URL(page.url()).searchParams.get("receipt")).toBe(reference)

    await page.goBack()
    await rows.nth(1).click()
    await expect.poll(() => steps.locator("[aria-current=step]").allTextContents()).toEqual(["Paid"])
    expect(await details.getByRole("link").count(), "no receipt on the device").toBe(0)
  })
})
