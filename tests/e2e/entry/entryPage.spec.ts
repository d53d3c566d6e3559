import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import {
  box,
  fillAccount,
  fillByName,
  goToAccount,
  goToDetails,
  registerForm,
  registering,
} from "#tests/support/entry.ts"
import { field, header, loginForm, openMenu } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()
const visit = registering(product)

const tab = (page: Page, name: "Login" | "Register") => page.getByRole("tab", { name })
const isChosen = (page: Page, name: "Login" | "Register") => tab(page, name).getAttribute("aria-selected")

describe("the entry page", () => {
  it.each([paths.register, "/m/register.html"])(
    "[RT-04, RG-03, RG-04] the entry page %s shows the register tab with its title and form",
    async (path) => {
      const page = await visit({ path })
      await expect.poll(() => isChosen(page, "Register")).toBe("true")
      await expect.poll(() => isChosen(page, "Login")).toBe("false")
      await page.getByRole("heading", { name: "Register", level: 1 }).waitFor()
      for (const name of ["Username", "Password", "Confirm password"]) await box(page, name).waitFor()
      expect(await loginForm(page).count()).toBe(0)
      await fillAccount(page)
      await goToDetails(page)
      for (const name of ["Email", "Captcha"]) await box(page, name).waitFor()
      expectQuiet(page)
    },
  )

  it("[RT-03, RT-05, LG-01] switching between login and register changes the address without a reload and keeps the input", async () => {
    const page = await product.visit({ path: `${paths.login}?affiliateCode=LANTERN8` })
    await loginForm(page).waitFor()
    await expect.poll(() => isChosen(page, "Login")).toBe("true")
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await field(page, "Username").fill("half")
    await field(page, "Password").fill("secret")
    const entries = await page.evaluate(() => history.length)

    await tab(page, "Register").click()
    await expectAddress(page, `${paths.register}?affiliateCode=LANTERN8`)
    await box(page, "Username").fill("other")
    await box(page, "Password").fill("Lantern1")
    await tab(page, "Login").click()
    await expectAddress(page, `${paths.login}?affiliateCode=LANTERN8`)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("half")
    await expect.poll(() => field(page, "Password").inputValue()).toBe("secret")
    await loginForm(page).getByRole("link", { name: "Sign up" }).click()
    await expect.poll(() => box(page, "Username").inputValue()).toBe("other")
    await expect.poll(() => box(page, "Password").inputValue()).toBe("Lantern1")

    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
    expect(await page.evaluate(() => history.length), "tabs take each other's place").toBe(entries)
    await tab(page, "Register").press("ArrowLeft")
    await expectAddress(page, `${paths.login}?affiliateCode=LANTERN8`)
  })

  it("[RG-01, RG-02] the register tab shows the m_register banners, or a drawn banner with the bonus", async () => {
    const page = await visit()
    const banners = page.getByRole("region", { name: "Banners" })
    await banners.getByRole("button", { name: "A Welcome Gift" }).waitFor()
    product.world.configure({ scale: "empty" })
    await page.reload()
    await page.getByRole("img", { name: "Register and get a bonus of ₱ 888" }).waitFor()
    expect(await banners.count()).toBe(0)
  })

  it("[BC-22] the register tab shows no bonus unless one is configured", async () => {
    const page = await visit({ settings: { scale: "empty", signupBonus: false } })
    await page.getByRole("img", { name: "Register and get a welcome bonus" }).waitFor()
  })

  it("[RT-63, RT-64] terms and agreement open from the register form, and the way back keeps every field", async () => {
    const page = await visit()
    await fillByName(page)
    await registerForm(page).getByRole("checkbox", { name: /^I am/ }).uncheck()
    for (const [name, path] of [
      ["Registration terms", paths.terms],
      ["User agreement", paths.agreement],
    ] as const) {
      await registerForm(page).getByRole("link", { name }).click()
      await expectAddress(page, path)
      await page.getByRole("heading", { name, level: 1 }).waitFor()
      expect(await registerForm(page).count()).toBe(0)
      await page.getByRole("button", { name: "Back" }).click()
      await expectAddress(page, paths.register)
      await goToAccount(page)
      await expect.poll(() => box(page, "Username").inputValue()).toBe("newcomer1")
      await expect.poll(() => box(page, "Confirm password").inputValue()).toBe("Lantern123")
      await goToDetails(page)
      expect(await registerForm(page).getByRole("checkbox", { name: /^I am/ }).isChecked()).toBe(false)
    }
  })

  it("a phone in landscape shows the login form in the first window, and the banner below it", async () => {
    const page = await product.visit({ path: paths.login, width: 812, height: 375 })
    const banner = page.getByRole("main").locator(".swiper")
    await banner.waitFor()
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 }
      return y + height
    }
    const form = await bottomOf(field(page, "Password"))
    expect(form).toBeLessThanOrEqual(375)
    expect((await banner.boundingBox())?.y).toBeGreaterThan(form)
    expectQuiet(page)
  })

  it("[RG-05] a merchant without a way to register has no tab and no links for it, and a notice at its address", async () => {
    const page = await product.visit({ settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMREG3"] } })
    await header(page).getByRole("link", { name: "Register" }).waitFor({ state: "detached" })
    expect(await page.getByRole("link", { name: "Register now" }).count()).toBe(0)
    expect(await (await openMenu(page)).getByRole("link", { name: "Register" }).count()).toBe(0)
    await page.goto(paths.register)
    await page.getByText("Registration is closed").waitFor()
    expect(await registerForm(page).count()).toBe(0)
    await page.getByRole("button", { name: "Login" }).click()
    await loginForm(page).waitFor()
    expect(await tab(page, "Register").count()).toBe(0)
    expect(await loginForm(page).getByRole("link", { name: "Sign up" }).count()).toBe(0)
  })
})
