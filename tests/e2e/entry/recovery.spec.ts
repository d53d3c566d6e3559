import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { sendEmailCode, setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { expectSaid, header, logIn, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const emailCall = sendEmailCode.path
const verificationCall = setPasswordByEmail.path
const fresh = "secretnew1"

const form = (page: Page): Locator => page.getByRole("form", { name: "Forgot password" })
const field = (page: Page, name: string): Locator => form(page).getByRole("textbox", { name, exact: true })
const fetchCode = (page: Page): Promise<void> =>
  form(page).getByRole("button", { name: "Fetch code" }).click()
const submit = (page: Page): Promise<void> =>
  form(page).getByRole("button", { name: "Set new password" }).click()
const timer = (page: Page): Locator => form(page).getByRole("timer")

const open = (options: VisitOptions = {}): Promise<Page> => product.visit({ path: paths.forgot, ...options })

const fillAccount = async (page: Page, username = "member0"): Promise<void> => {
  await field(page, "Username").fill(username)
  await field(page, "Email").fill("member0@mail.example")
}

const fillNew = async (page: Page): Promise<void> => {
  await field(page, "New password").fill(fresh)
  await field(page, "Confirm password").fill(fresh)
}

describe("password recovery by e-mail", () => {
  it("[CA-14, CA-15] e-mail recovery sets a new password, which the login accepts", async () => {
    const page = await open()
    await fillAccount(page)
    await fetchCode(page)
    await expectSaid(page, "The code was sent", "status")
    await timer(page).waitFor()
    await field(page, "Email code").fill("123456")
    await fillNew(page)
    await field(page, "Confirm password").press("Enter")
    await expectSaid(page, "Change saved", "status")
    await expectAddress(page, paths.login)
    expect(product.callsTo(emailCall)).toHaveLength(1)
    expect(product.callsTo(verificationCall)[0]).toMatchObject({
      method: "POST",
      body: { username: "member0", verificationCode: "•••", newPassword: "•••" },
    })
    await logIn(page, "member0")
    await expectSaid(page, "The username or the password is not correct")
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })
})

describe("both recoveries", () => {
  it("recovery passwords and codes never appear in storage, address, console or call log", async () => {
    const seen: Array<string> = []
    const page = await open({
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) => seen.push(request.url()))
      },
    })
    await fillAccount(page)
    await field(page, "Email code").fill("123456")
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.login)
    seen.push(
      JSON.stringify(product.world.log.entries()),
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ),
    )
    for (const secret of [fresh, demoPassword, "123456"])
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
  })

  it.each(["dark", "light"] as const)(
    "axe finds no violation in password recovery in the %s theme",
    async (theme) => {
      const page = await open({ theme, context: { reducedMotion: "reduce" } })
      await form(page).waitFor()
      expect(await violationsOf(page), "by e-mail").toEqual([])
      await submit(page)
      await said(page, "Please fill this in").first().waitFor()
      expect(await violationsOf(page), "with errors").toEqual([])
      await page.getByRole("tab", { name: "By SMS" }).click()
      await field(page, "Mobile number").waitFor()
      expect(await violationsOf(page), "by SMS").toEqual([])
    },
  )
})
