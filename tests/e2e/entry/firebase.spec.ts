// End to end because the SDK of Firebase is a file of the build, which loads at the first press.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { solve } from "#tests/support/entry.ts"
import { calls, initialised, sdkOf } from "./firebase.ts"
import { expectMessage, header, loginButton, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const fetchCode = (page: Page) => loginForm(page).getByRole("button", { name: "Fetch code" })

const loginBySms = async () => {
  const page = await product.openApp({ path: paths.login, settings: initialised })
  await loginForm(page).getByRole("button", { name: "Login with SMS code" }).click()
  await loginForm(page).getByRole("textbox", { name: "Mobile number" }).fill("09175551000")
  return page
}

describe("Firebase's SDK", () => {
  it("[EN-27] loads at the first press, sends an SMS code and verifies it", async () => {
    const page = await loginBySms()
    const asked = sdkOf(page)
    expect(asked).toEqual([])
    await fetchCode(page).click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await expectMessage(page, "The code was sent", "status")
    expect(asked).toHaveLength(1)
    expect(product.callsTo(calls.send)).toMatchObject([{ body: { phoneNumber: "+639175551000" } }])

    await loginForm(page).getByRole("textbox", { name: "SMS code" }).fill("123456")
    await loginButton(page).click()
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo(login.path)).toHaveLength(1)
    expect(JSON.stringify(product.world.log.entries())).not.toContain("123456")
    expect(page.url()).not.toContain("token")
    expectNoErrors(page)
  })
})
