import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import en from "#i18n/locales/en.json"
import { passes, openApp } from "#tests/support/page.tsx"
import { bottomMenu, expectLoggedIn, logIn, opensMenu } from "#tests/support/pageEntry.ts"
import { dialog, main, question, textsOf } from "#tests/support/pagePlayer.ts"

const refusal = () =>
  page.getByRole("alert").filter({ hasText: "A free-play account cannot use this function" })

const contracts = { dailysalreqtype: "DAILY", divtypecompperiodreq: "", contracthoursalreq: "" }

describe("deposit entry", () => {
  it("[VA-35, VA-36, ER-27] shows a trial member a refusal for two seconds", async () => {
    const { address } = await openApp({ persona: "4", clock: true })
    const deposit = bottomMenu().getByRole("link", { name: "Deposit" })
    await expect.element(deposit).toHaveAttribute("aria-description", en.feature_off)
    const expectRefused = async (entry: Locator) => {
      await entry.click()
      await expect.element(refusal()).toBeInTheDocument()
      await passes(Duration.millis(1500))
      await expect.element(refusal()).toBeInTheDocument()
      await passes(Duration.seconds(1))
      await expect.element(refusal()).not.toBeInTheDocument()
    }
    await expectRefused(deposit)
    await expectRefused((await opensMenu()).getByRole("link", { name: "Deposit" }))
    expect(address.history).not.toContain(paths.deposit)
  })
})

describe("trial member", () => {
  const register = () =>
    page.getByRole("alertdialog", {
      name: "The member center is for registered players. Do you want to register?",
    })

  it("[RO-06] [FR-12, FR-13, FR-14] is asked to register at every link to the member centre", async () => {
    const { again, at } = await openApp({ persona: "4" })
    const entries = [
      () => bottomMenu().getByRole("link", { name: "Member" }).click(),
      async () => (await opensMenu()).getByRole("button", { name: /^Member/ }).click(),
      () => again(paths.memberHome),
    ]
    for (const enter of entries) {
      await enter()
      await expect.element(register()).toBeInTheDocument()
      expect(textsOf(register().getByRole("button"))).toEqual(["Cancel", "Register now"])
      await expect.poll(at).toBe(paths.home)
      await register().getByRole("button", { name: "Cancel" }).click()
      await expect.element(register()).not.toBeInTheDocument()
      expect(at()).toBe(paths.home)
    }
    await bottomMenu().getByRole("link", { name: "Member" }).click()
    await register().getByRole("button", { name: "Register now" }).click()
    await expect.poll(at).toBe(paths.register)
  })
})

describe("popups after a login", () => {
  const pressIn = (title: string, name: string) => dialog(title).getByRole("button", { name }).click()

  it("[HP-04, SS-41] open one after the other, once, and close", async () => {
    const { again, at, callsTo } = await openApp({ path: paths.login })
    await logIn("member0")
    await expect.element(dialog("Welcome to the night market").getByText("1 of 3")).toBeInTheDocument()
    expect(dialog().elements()).toHaveLength(1)
    await pressIn("Welcome to the night market", "Next")
    await expect.element(dialog("A gift from the fox").getByText(/Follow the fox\./)).toBeInTheDocument()
    expect(document.title).not.toBe("stolen")
    await pressIn("A gift from the fox", "Next")
    const last = dialog("Tonight's market closes at five")
    await expect.element(last).toBeInTheDocument()
    expect(last.getByRole("button", { name: "Next" }).elements()).toEqual([])
    await pressIn("Tonight's market closes at five", "Close")
    await pressIn("Get the app", "Close")
    await expect.element(dialog().first()).not.toBeInTheDocument()
    await expect.poll(() => callsTo(markAnnouncementRead).length).toBe(3)
    expect(at()).toBe(paths.home)
    await again()
    await expectLoggedIn()
    await expect.element(main().getByRole("table")).toBeInTheDocument()
    expect(dialog().elements(), "not again without a login").toEqual([])
  })

  it("wait until a forced password change is done", async () => {
    const { at } = await openApp({ path: paths.login, settings: { firstTimeLogin: true, contracts } })
    await logIn("member0")
    const form = page.getByRole("form", { name: "Change password" })
    await expect.element(form).toBeInTheDocument()
    expect(question().elements()).toEqual([])
    await form.getByRole("textbox", { name: "New password" }).fill("secretnew1")
    await form.getByRole("textbox", { name: "Confirm password" }).fill("secretnew1")
    await form.getByRole("button", { name: "Submit" }).click()
    await expect.poll(at).toBe(paths.home)
    await expect.element(question()).toHaveAccessibleName(/^You have a new daily salary contract\./)
  })
})
