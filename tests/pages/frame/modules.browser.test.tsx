import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { form, header } from "#tests/support/pageEntry.ts"
import { button, expectText, main, question } from "#tests/support/pagePlayer.ts"

describe("modules of the merchant", () => {
  it("[HA-37] INBOX3 decides on the header's icon, the message centre's row and the popup's entry alike", async () => {
    const { world, again } = await visit({ persona: "0", path: paths.home })
    const icon = header().getByRole("link", { name: "Inbox" })
    const row = main().getByRole("link", { name: /^Inbox/ })
    const entry = page.getByRole("dialog").getByText("Messages", { exact: true })
    const openPopup = async () => {
      await page.getByRole("button", { name: "Service", exact: true }).click()
      await expect.element(page.getByRole("dialog").getByText("Announcements")).toBeVisible()
    }
    await expect.element(icon).toBeVisible()
    await openPopup()
    await expect.element(entry).toBeVisible()
    await again(paths.message)
    await expect.element(row).toBeVisible()

    world.configure({ modulesOff: ["INBOX3"] })
    await again(paths.home)
    await expect.element(header().getByText("Maria Santos")).toBeVisible()
    await expect.element(icon).not.toBeInTheDocument()
    await openPopup()
    await expect.element(entry).not.toBeInTheDocument()
    await again(paths.message)
    await expect.element(main().getByRole("link", { name: /^Announcements/ })).toBeVisible()
    await expect.element(row).not.toBeInTheDocument()
  })

  it("[RG-05, HA-49] with REG3 off no page links to the registration, and its address keeps both ways", async () => {
    const settings = { modulesOff: ["REG3"] } as const
    const { again } = await visit({ path: paths.trial, settings })
    await expect.element(button("Free play")).toBeVisible()
    await expect.element(main().getByRole("link", { name: "Sign up" })).not.toBeInTheDocument()
    await again(paths.login)
    await expect.element(form("Login")).toBeVisible()
    await expect.element(main().getByRole("link", { name: "Sign up" })).not.toBeInTheDocument()
    await expect.element(main().getByRole("tab", { name: "Register" })).not.toBeInTheDocument()
    await again(paths.register)
    await expect
      .element(form("Register").getByRole("button", { name: /^Register with mobile/ }))
      .toBeVisible()
  })

  it("[FR-12, HA-49] with REG3 off the member centre's prompt to a trial player has cancel alone", async () => {
    const { again, at } = await visit({
      persona: "4",
      path: paths.withdraw,
      settings: { modulesOff: ["REG3"] },
    })
    await expectText("Play money cannot be withdrawn")
    await expect.element(main().getByRole("link", { name: "Register now" })).not.toBeInTheDocument()
    await again(paths.home)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
    await expect.element(question().getByRole("button", { name: "Cancel" })).toBeVisible()
    expect(question().getByRole("button").elements()).toHaveLength(1)
    expect(at()).toBe(paths.home)
    await question().getByRole("button", { name: "Cancel" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(at()).toBe(paths.home)
  })
})
