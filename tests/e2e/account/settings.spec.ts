import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { freePlay } from "#gateway/calls/entry/account.ts"
import { answerCaptcha, fillAccount, goToDetails } from "#tests/support/entry.ts"
import { expectSaid, header, logIn } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const freePlayCall = freePlay.path

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const entries = (page: Page) => page.getByRole("main").getByRole("link")

describe("personal settings", () => {
  it("[RT-44, ST-01] personal settings have one entry, which opens the password change", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    await title(page, "Personal settings").waitFor()
    await expect.poll(() => entries(page).allTextContents()).toEqual(["Change password"])
    await entries(page).click()
    await expectAddress(page, paths.changePassword)
    await page.getByRole("form", { name: "Change password" }).waitFor()
    expectQuiet(page)
  })

  it("personal settings have language, theme, reduced motion and version beside the one link", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    const main = page.getByRole("main")
    await main.getByRole("combobox", { name: "Language" }).waitFor()
    await main.getByRole("switch", { name: "Dark theme" }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light")
    await main.getByRole("switch", { name: "Reduce motion" }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["motion"])).toBe("reduced")
    await main.getByText(/^Version /).waitFor()
    expect(await main.getByRole("link").count()).toBe(1)
  })

  it("[ST-02] personal settings redirect a guest to the login, and return to the password change", async () => {
    const page = await product.visit({ path: paths.settings })
    await title(page, "Personal settings").waitFor()
    expect(await page.getByRole("main").getByRole("button", { name: "Sign out" }).count()).toBe(0)
    await entries(page).click()
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.changePassword)
  })

  it("[ST-03] sign-out asks for confirmation and can be cancelled", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    const signOut = page.getByRole("main").getByRole("button", { name: "Sign out" })
    await signOut.click()
    const question = page.getByRole("alertdialog", { name: "Do you want to sign out?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await expectAddress(page, paths.settings)
    await signOut.click()
    await question.getByRole("button", { name: "Sign out" }).click()
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
  })
})

describe("the trial screen", () => {
  it.each([paths.trial, "/m/trial"])(
    "[RT-65] the trial screen opens at %s and explains free play",
    async (path) => {
      const page = await product.visit({ path })
      await title(page, "Free trial").waitFor()
      await page.getByText("Try the games with play money").waitFor()
      expect(await page.getByRole("textbox", { name: "Captcha" }).count()).toBe(0)
      await page.getByRole("button", { name: "Back" }).click()
      await expectAddress(page, paths.home)
      expectQuiet(page)
    },
  )

  it("the trial screen starts free play for a guest", async () => {
    const page = await product.visit({ path: paths.trial })
    await page.getByRole("button", { name: "Free play" }).click()
    await expectAddress(page, paths.home)
    await header(page)
      .getByText(/^trial/)
      .waitFor()
  })

  it("the trial screen shows a captcha when the gateway requires one", async () => {
    const page = await product.visit({
      path: paths.trial,
      settings: { faults: [{ call: freePlayCall, kind: "captcha", times: 1 }] },
    })
    const start = page.getByRole("button", { name: "Free play" })
    await start.click()
    const captcha = page.getByRole("textbox", { name: "Captcha" })
    await captcha.waitFor()
    await start.click()
    await expectSaid(page, "Please write the code")
    expect(product.callsTo(freePlayCall)).toHaveLength(1)
    await answerCaptcha(page.getByRole("form", { name: "Free trial" }))
    await start.click()
    await expectAddress(page, paths.home)
    expect(product.callsTo(freePlayCall)[1]).toMatchObject({ body: { captcha: "•••" } })
  })

  it("the trial screen says when free play is not offered", async () => {
    const page = await product.visit({ path: paths.trial, settings: { modulesOff: ["FREEPLAY3"] } })
    await page.getByText("This feature is not available at the moment.").waitFor()
    expect(await page.getByRole("button", { name: "Free play" }).count()).toBe(0)
  })
})

describe("legal texts", () => {
  it.each([
    ["RT-63", paths.terms, "Registration terms", "One account"],
    ["RT-64", paths.agreement, "User agreement", "Your login"],
  ])(
    "[%s] the legal text %s opens from the register form and leads back to it",
    async (_, path, name, heading) => {
      const page = await product.visit({ path: paths.register })
      await fillAccount(page)
      await goToDetails(page)
      await page.getByRole("link", { name, exact: true }).click()
      await expectAddress(page, path)
      await title(page, name).waitFor()
      await page.getByRole("heading", { level: 2, name: heading }).waitFor()
      await page.getByRole("button", { name: "Back" }).click()
      await expectAddress(page, paths.register)
      expectQuiet(page)
    },
  )

  it("the terms name the minimum age of the merchant", async () => {
    const page = await product.visit({ path: paths.terms, settings: { age: 18 } })
    await page.getByText("Only people aged 18 or over").waitFor()
  })
})
