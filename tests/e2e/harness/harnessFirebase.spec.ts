import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, stored, troublesOf, useHarness } from "#tests/support/browser.ts"
import { solve } from "#tests/support/entry.ts"
import { chooseAccount, facebook, google, openWindow } from "#tests/support/firebase.ts"
import { expectSaid, header, loginButton, loginForm } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const gatewayCodes = [sendLoginCode.path, sendRegisterCode.path]

const storedWhitelabel = async (page: Page): Promise<Pick<Whitelabel, "modules" | "firebase">> =>
  JSON.parse((await stored(page, slots.whitelabel.key)) ?? '{"modules":[],"firebase":null}')

const open = async (scenario = "firebase:true") => {
  const page = await openHarness({ path: paths.login, scenario })
  await loginForm(page).waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}

const expectNoReload = async (page: Page) => {
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  expect(troublesOf(page)).toEqual([])
}

const set = async (page: Page, id: ModuleId, on: boolean) => {
  await page.evaluate(([each, next]) => window.__harness.setModule(each, next), [id, on] as const)
  await expect.poll(async () => (await storedWhitelabel(page)).modules.includes(id)).toBe(on)
}

describe("Firebase in the harness", () => {
  it("[HA-42, HA-43] the Facebook and Google buttons show while their modules are on", async () => {
    const page = await open()
    for (const [id, button] of [
      ["FACEBOOKLOGIN3", facebook(loginForm(page))],
      ["GOOGLELOGIN3", google(loginForm(page))],
    ] as const) {
      await button.waitFor()
      await set(page, id, false)
      await button.waitFor({ state: "detached" })
      await set(page, id, true)
      await button.waitFor()
    }
    await expectNoReload(page)
  })

  it("[HA-69] the social buttons show only while Firebase is initialised", async () => {
    const page = await open("")
    expect(await google(loginForm(page)).count()).toBe(0)
    const panel = await openPanel(page, "Entry")
    await panel.getByRole("switch", { name: "Firebase is initialised" }).click()
    await google(loginForm(page)).waitFor()
    await facebook(loginForm(page)).waitFor()
    await expect.poll(async () => (await storedWhitelabel(page)).firebase).not.toBeNull()
    await panel.getByRole("switch", { name: "Firebase is initialised" }).click()
    await google(loginForm(page)).waitFor({ state: "detached" })
    await facebook(loginForm(page)).waitFor({ state: "detached" })
    await expectNoReload(page)
  })

  it("the registration panel opens and blocks Firebase windows and lets the Firebase SDK fail", async () => {
    const page = await open()
    const panel = await openPanel(page, "Entry")
    await panel.getByRole("button", { name: "Its code does not load" }).click()
    await page.keyboard.press("Escape")
    await google(loginForm(page)).click()
    await expectSaid(page, "Network slow or offline")
    await page.evaluate(() => window.__harness.configure({ firebaseOutcome: "blocked" }))
    await google(loginForm(page)).click()
    await expectSaid(page, "The window did not open")
    await page.evaluate(() => window.__harness.configure({ firebaseOutcome: "ok" }))
    await chooseAccount(await openWindow(page, google(loginForm(page))), "member0@mail.example")
    await header(page).getByText("Maria Santos").waitFor()
    await expectNoReload(page)
  })

  it("SMS codes use Firebase while it is on, otherwise the gateway", async () => {
    const page = await open()
    await loginForm(page).getByRole("button", { name: "Login with SMS code" }).click()
    await loginForm(page).getByRole("textbox", { name: "Mobile number" }).fill("09175551000")
    await loginForm(page).getByRole("button", { name: "Fetch code" }).press("Enter")
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await loginForm(page).getByRole("textbox", { name: "SMS code" }).fill("123456")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    const asked = await page.evaluate(() => window.__harness.log().map((line) => JSON.stringify(line)))
    expect(asked.filter((line) => line.includes("accounts:sendVerificationCode"))).not.toEqual([])
    expect(asked.filter((line) => gatewayCodes.some((path) => line.includes(path)))).toEqual([])
    expect(asked.filter((line) => line.includes("123456"))).toEqual([])
  })
})
