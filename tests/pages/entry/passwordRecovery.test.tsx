import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { personas } from "#fixtures/personas.ts"
import { sendLoginCode, setPasswordByPhone } from "#gateway/calls/entry/account.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectAt, expectLoggedIn, expectTitle, logIn } from "#tests/support/pageEntry.ts"
import { button, expectMessage, field, main, player } from "#tests/support/pagePlayer.ts"

const fresh = "secretnew1"
const mobile = personas.find(({ id }) => id === "0")?.mobileNum ?? ""

describe("password recovery", () => {
  it("[RT-42] opens from the login with the fields for recovery by e-mail", async () => {
    const { at } = await openApp({ path: paths.login })
    await player.follows("Forgot password")
    await expectAt(at, paths.forgot)
    await expectTitle("Forgot password")
    for (const name of ["Username", "Email", "Confirm password"])
      await expect.element(field(name)).toBeVisible()
    await expect.element(field("Email code")).toHaveAttribute("autocomplete", "one-time-code")
    await expect.element(field("New password")).toHaveAttribute("autocomplete", "new-password")
  })

  it("[RT-43, CA-12] sets a new password by SMS code, and the login accepts the new password", async () => {
    const { at, callsTo } = await openApp({ path: paths.forgot })
    await main().getByRole("tab", { name: "By SMS" }).click()
    await expect.element(main().getByRole("combobox", { name: "Country code" })).toBeVisible()
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expectMessage("The code was sent", "status")
    await expect.poll(() => main().getByRole("timer").element().textContent).toMatch(/^(5\d|60) s$/)
    await expect.element(button("Fetch code")).not.toBeInTheDocument()
    expect(callsTo(sendLoginCode)[0]).toMatchObject({ body: { mobileNo: mobile, countryDialingCode: "63" } })
    await player.types("SMS code", "123456")
    await player.types("New password", fresh)
    await player.types("Confirm password", fresh)
    await player.presses("Set new password")
    await expectAt(at, paths.login)
    const [call] = callsTo(setPasswordByPhone)
    expect(JSON.stringify(call?.body)).toMatch(/^\{"payload":"[^"]{60,}"\}$/)
    await logIn("member0", fresh)
    await expectLoggedIn()
  })
})
