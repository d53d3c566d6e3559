// End to end because the human verification's code is a vendor's file, which the worker of the harness sends.
import type { Page } from "playwright"
import { describe, it } from "vitest"

import { paths } from "#config/paths.ts"
import { useHarness } from "#tests/support/browser.ts"
import { box, registerForm, solve } from "#tests/support/entry.ts"

const { openHarness } = useHarness()

const button = (page: Page, name: string) => registerForm(page).getByRole("button", { name, exact: true })
const toMobile = (page: Page) => button(page, "Register with mobile number")

const open = async () => {
  const page = await openHarness({ path: paths.register })
  await registerForm(page).waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}

describe("the registration and login panel", () => {
  it("[HA-81] advancing the harness clock past the countdown allows another SMS code", async () => {
    const page = await open()
    await toMobile(page).click()
    await box(page, "Mobile number").fill("9175550001")
    await button(page, "Fetch code").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await page.evaluate(() => window.__harness.clock.advance(60_000))
    await button(page, "Fetch code").waitFor()
  })
})
