import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { expectAt, fillNewAccount, form } from "#tests/support/pageEntry.ts"
import { expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const open = async (options: VisitOptions = {}) => {
  const opened = await visit({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

describe("register page", () => {
  it.each([paths.register, "/m/register.html"])(
    "[RT-04, RG-03, RG-04] shows its tab, title and form at %s",
    async (path) => {
      await open({ path })
      await expect
        .element(page.getByRole("tab", { name: "Register" }))
        .toHaveAttribute("aria-selected", "true")
      await expect.element(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible()
      await expect.element(field("Confirm password")).toBeVisible()
      await expect.element(form("Login")).not.toBeInTheDocument()
    },
  )

  it("[RT-03, RT-05] changes the address with the tab, adds no history and keeps the input", async () => {
    const { address, at } = await visit({ path: `${paths.login}?affiliateCode=LANTERN8` })
    const tab = (name: string) => page.getByRole("tab", { name })
    await expect.element(tab("Login")).toHaveAttribute("aria-selected", "true")
    await player.types("Username", "half")
    await player.types("Password", "secret")
    const entries = address.history.length
    await tab("Register").click()
    await expectAt(at, `${paths.register}?affiliateCode=LANTERN8`)
    await player.types("Username", "other")
    await tab("Login").click()
    await expectAt(at, `${paths.login}?affiliateCode=LANTERN8`)
    await expect.element(field("Username")).toHaveValue("half")
    await expect.element(field("Password")).toHaveValue("secret")
    await player.follows("Sign up")
    await expect.element(field("Username")).toHaveValue("other")
    expect(address.history).toHaveLength(entries)
  })

  it("[RG-01, RG-02] shows the banners of m_register, or a picture with the bonus", async () => {
    const { again, world } = await open()
    const banners = page.getByRole("region", { name: "Banners" })
    await expect.element(banners.getByRole("button", { name: "A Welcome Gift" })).toBeInTheDocument()
    world.configure({ scale: "empty" })
    await again()
    await expect.element(page.getByRole("img", { name: "Register and get a bonus of ₱ 888" })).toBeVisible()
    await expect.element(banners).not.toBeInTheDocument()
  })

  it("[BC-22] names no bonus that is not configured", async () => {
    await open({ settings: { scale: "empty", signupBonus: false } })
    await expect.element(page.getByRole("img", { name: "Register and get a welcome bonus" })).toBeVisible()
  })

  it.each([
    [paths.terms, "Registration terms", "One account"],
    [paths.agreement, "User agreement", "Your login"],
  ])("[RT-63, RT-64] opens %s and keeps every field", async (path, name, heading) => {
    const { at } = await open({ settings: { age: 18 } })
    await fillNewAccount()
    await main().getByRole("checkbox", { name: /^I am/ }).click()
    await player.follows(name)
    await expectAt(at, path)
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect.element(page.getByRole("heading", { level: 2, name: heading })).toBeVisible()
    if (path === paths.terms) await expectText(/Only people aged 18 or over/)
    await player.pressesBack()
    await expectAt(at, paths.register)
    await expect.element(main().getByRole("checkbox", { name: /^I am/ })).not.toBeChecked()
    await player.presses("Previous step")
    await expect.element(field("Username")).toHaveValue("newcomer1")
  })

  it("[RG-05] says that registration is closed, without tab or links", async () => {
    const { again } = await visit({ settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMREG3"] } })
    await expect.element(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: /^Register/ })).not.toBeInTheDocument()
    await again(paths.register)
    await expectText("Registration is closed")
    await expect.element(form("Register")).not.toBeInTheDocument()
    await player.presses("Login")
    await expect.element(form("Login")).toBeVisible()
    await expect.element(page.getByRole("tab", { name: "Register" })).not.toBeInTheDocument()
    await expect.element(main().getByRole("link", { name: "Sign up" })).not.toBeInTheDocument()
  })
})
