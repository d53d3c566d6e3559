import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { fillNewAccount, form } from "#tests/support/pageEntry.ts"
import { button, main, player } from "#tests/support/pagePlayer.ts"

describe("the SMS code of the register form", () => {
  it("[RG-15] the SMS countdown stops at the login tab, and the rest shows on a return", async () => {
    await visit({ path: paths.register, clock: true })
    await fillNewAccount()
    await player.types("Mobile number", "9175550001")
    await player.presses("Fetch code")
    const countdown = page.getByText(/^[0-9]+ s$/)
    await expect.element(countdown).toBeVisible()
    await main().getByRole("tab", { name: "Login" }).click()
    await expect.element(form("Login")).toBeVisible()
    expect(countdown.elements()).toEqual([])
    await passes(Duration.seconds(20))
    expect(countdown.elements()).toEqual([])
    await main().getByRole("tab", { name: "Register" }).click()
    await expect.element(main().getByText(/^(3[0-9]|40) s$/)).toBeVisible()
    await passes(Duration.seconds(41))
    await expect.element(button("Fetch code")).toBeVisible()
  })
})
