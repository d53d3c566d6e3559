// End to end because the built product encrypts over HTTP, and only a real browser shows all that leaves the page.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { fillByName, registerButton, solve } from "#tests/support/entry.ts"
import { expectMessage, header, logIn } from "#tests/support/player.ts"
import { expectAddress, startProduct, type OpenAppOptions } from "#tests/support/product.ts"

const product = startProduct()

const fresh = "secretnew1"

const types = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts))
    await page.getByRole("main").getByRole("textbox", { name, exact: true }).fill(text)
}

const setsPassword = (page: Page) => types(page, { "New password": fresh, "Confirm password": fresh })

interface Way {
  readonly form: string
  readonly options: OpenAppOptions
  readonly secrets: ReadonlyArray<string>
  /** Whether the body of a request may have the secrets: only HTTPS hides them. */
  readonly plain?: boolean
  readonly play: (page: Page) => Promise<void>
}

const ways: ReadonlyArray<Way> = [
  {
    form: "login",
    options: { path: paths.login },
    secrets: [demoPassword, "wrong0000"],
    play: async (page) => {
      await logIn(page, "member0", "wrong0000")
      await expectMessage(page, "The username or the password is not correct")
      await logIn(page, "member0")
      await header(page).getByText("Maria Santos").waitFor()
    },
  },
  {
    form: "registration",
    options: { path: paths.register },
    secrets: ["Lantern123"],
    play: async (page) => {
      await fillByName(page)
      await registerButton(page).click()
      await solve(page)
      await expectAddress(page, paths.home)
    },
  },
  {
    form: "password recovery",
    options: { path: paths.forgot },
    secrets: [fresh, "123456"],
    plain: true,
    play: async (page) => {
      await types(page, { Username: "member0", Email: "member0@mail.example", "Email code": "123456" })
      await setsPassword(page)
      await page.getByRole("button", { name: "Set new password" }).click()
      await expectAddress(page, paths.login)
    },
  },
  {
    form: "forced password change",
    options: { path: paths.login, settings: { firstTimeLogin: true } },
    secrets: [demoPassword, fresh],
    plain: true,
    play: async (page) => {
      await logIn(page, "member0")
      await expectAddress(page, paths.changePassword)
      await setsPassword(page)
      await page.getByRole("button", { name: "Submit" }).click()
      await expectAddress(page, paths.home)
    },
  },
]

describe("secrets", () => {
  it.each(ways)(
    "of the $form do not appear in storage, address, console, log or requests",
    async ({ options, secrets, plain = false, play }) => {
      const seen: Array<string> = []
      const page = await product.openApp({
        ...options,
        before: async (opened) => {
          opened.on("console", (message) => seen.push(message.text()))
          opened.on("framenavigated", (frame) => seen.push(frame.url()))
          opened.on("request", (request) => {
            seen.push(request.url(), JSON.stringify(request.headers()))
            if (!plain) seen.push(request.postData() ?? "")
          })
        },
      })
      await play(page)
      seen.push(
        JSON.stringify(product.world.log.entries()),
        await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
        ),
      )
      expect(seen.length).toBeGreaterThan(20)
      for (const secret of secrets)
        expect(seen.filter((text) => text.includes(secret) || text.includes(btoa(secret)))).toEqual([])
    },
  )
})
