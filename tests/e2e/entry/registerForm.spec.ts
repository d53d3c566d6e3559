import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { registerSettings } from "#gateway/calls/entry/registration.ts"
import {
  allFields,
  box,
  fillAccount,
  goToAccount,
  goToDetails,
  registerForm,
  registering,
} from "#tests/support/entry.ts"
import { expectSaid } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()
const visit = registering(product)

const twelve = [
  "Email",
  "Nickname",
  "Real name",
  "ID number",
  "QQ",
  "Facebook",
  "WeChat",
  "LINE",
  "WhatsApp",
  "Zalo",
  "Recommender",
  "Payment password",
]

const stars = (page: Page) => registerForm(page).getByText("*", { exact: true }).filter({ visible: true })

/** Each field of the step is required, and has an asterisk. */
const expectStars = async (page: Page) => {
  const fields = registerForm(page).getByRole("textbox")
  const optional = registerForm(page).locator("input[aria-required=false]").filter({ visible: true })
  await fields.first().waitFor()
  await expect.poll(() => optional.count()).toBe(0)
  await expect.poll(async () => (await stars(page).count()) - (await fields.count())).toBe(0)
}

describe("the register form", () => {
  it("[VA-24, VA-26, CA-70] the register form shows the enabled fields and marks required ones with an asterisk", async () => {
    const page = await visit({ settings: { registerFields: allFields(true, true) } })
    expect(product.callsTo(registerSettings.path)[0]?.names).toEqual(["registration-validation settings"])
    await expectStars(page)
    await fillAccount(page)
    await goToDetails(page)
    for (const name of twelve) await box(page, name).waitFor()
    await expectStars(page)

    product.world.configure({ registerFields: allFields(true, false) })
    await page.reload()
    await expectStars(page)
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Email").waitFor()
    await expect.poll(() => stars(page).count(), { message: "the captcha's" }).toBe(1)
    await expect.poll(() => box(page, "Email").getAttribute("aria-required")).toBe("false")

    product.world.configure({ registerFields: allFields(false, false) })
    await page.reload()
    await fillAccount(page)
    await goToDetails(page)
    // By its flag alone it shows (VA-28).
    await box(page, "SMS code").waitFor()
    for (const name of [...twelve, "Mobile number", "Invitation code"])
      expect([name, await box(page, name).count()]).toEqual([name, 0])
  })

  const ways = [
    { off: [], other: "Register with mobile number", first: "Username" },
    { off: ["REGISTER_REE3"], other: undefined, first: "Mobile number" },
    { off: ["MOBILENUMREG3"], other: undefined, first: "Username" },
  ] as const

  it.each(ways)(
    "[RG-05, RG-06] with the modules $off switched off, the register form offers the methods that are left",
    async ({ off, other, first }) => {
      const page = await visit({ settings: { modulesOff: [...off] } })
      await box(page, first).waitFor()
      await expect.poll(() => box(page, "Username").count()).toBe(first === "Username" ? 1 : 0)
      const buttons = registerForm(page).getByRole("button", { name: /^Register with/ })
      await expect.poll(() => buttons.allTextContents()).toEqual(other === undefined ? [] : [other])
    },
  )

  it("[RG-05, RG-07] the register form keeps the mobile number when the method changes", async () => {
    const page = await visit()
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Mobile number").fill("9175550001")
    await goToAccount(page)
    await registerForm(page).getByRole("button", { name: "Register with mobile number" }).click()
    await box(page, "Username").waitFor({ state: "detached" })
    await expect.poll(() => box(page, "Mobile number").inputValue()).toBe("9175550001")
    await box(page, "Mobile number").fill("9175550002")
    await registerForm(page).getByRole("button", { name: "Register with username" }).click()
    await goToDetails(page)
    await expect.poll(() => box(page, "Mobile number").inputValue()).toBe("9175550002")
  })

  it("[VA-27, VA-28, VA-30] modules show and hide mobile number, SMS code and passwords of the register form", async () => {
    const page = await visit({ settings: { modulesOff: ["REGMOBVERF3", "MOBILENUMPASSREG3"] } })
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Mobile number").waitFor()
    expect(await box(page, "SMS code").count()).toBe(0)
    await goToAccount(page)
    await registerForm(page).getByRole("button", { name: "Register with mobile number" }).click()
    await box(page, "SMS code").waitFor()
    expect(await box(page, "Password").count()).toBe(0)
    expect(await box(page, "Confirm password").count()).toBe(0)
  })

  it("[VA-29, ER-14] a valid invitation code in the address hides its field, an invalid one shows an error", async () => {
    const page = await visit({ path: `${paths.register}?affiliateCode=LANTERN8` })
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Invitation code").waitFor({ state: "detached" })
    await page.goto(`${paths.register}?affiliateCode=NOPE1`)
    await expectSaid(page, "Referrer link error")
    await expectSaid(page, "You can still register without this link.")
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Invitation code").waitFor()
  })
})
