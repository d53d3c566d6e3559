import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { harnessReady, openPanel, quiet, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, stepTo } from "#tests/support/player.ts"

import { lines } from "./logs.ts"

const { openHarness } = useHarness()

/** How the log of the harness lists the app's own files. */
const filesOf = async (page: Page) =>
  (await lines(page)).flatMap((line) =>
    line.kind === "call" && line.names.some((name) => name.startsWith("file "))
      ? [[...line.names, line.failure]]
      : [],
  )

const setFileFault = async (page: Page, file: string, kind: string) => {
  const panel = await openPanel(page, "Network")
  await panel.getByRole("combobox", { name: "Call" }).selectOption({ label: file })
  await panel.getByRole("combobox", { name: "Fails with" }).selectOption({ label: kind })
  await panel.getByRole("combobox", { name: "How often" }).selectOption("always")
  await panel.getByRole("button", { name: "Let it fail" }).click()
  await panel.getByText("In force").waitFor()
}

describe("faults of the app's own files", () => {
  it("a page's code fails in the harness as from a failing site, and loads when the fault is removed", async () => {
    const page = await openHarness({ persona: "0" })
    await bottomMenu(page).waitFor()
    await quiet(page)
    await setFileFault(page, "A page's code", "Status 503")
    await stepTo(page, paths.help)
    await page.getByRole("status", { name: "Loading" }).waitFor()
    await expect.poll(() => filesOf(page)).toContainEqual(["file page", "injected: http503"])
    await page.evaluate(() => window.__harness.clearFaults())
    // The app tries for ten seconds by itself; on a slow machine these may be over.
    const heading = page.getByRole("heading", { name: "Help", level: 1 })
    const again = page.getByRole("button", { name: "Try again" })
    await heading.or(again).first().waitFor()
    if (await again.isVisible()) await again.click()
    await heading.waitFor()
  })

  it("a dictionary fails in the harness, and the page keeps its language", async () => {
    const page = await openHarness()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await quiet(page)
    await setFileFault(page, "A dictionary", "Network error")
    await page.evaluate(() => window.__harness.choose({ language: "TH" }))
    await expect.poll(() => filesOf(page)).toContainEqual(["file dictionary", "injected: network"])
    await header(page).getByRole("link", { name: "Login" }).waitFor()
  })
})

describe("the worker of the harness", () => {
  it("a page that opens while the worker of the page before unregisters itself starts without an error", async () => {
    const first = await openHarness({ context: {} })
    const page = await first.context().newPage()
    const errors: Array<string> = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      ServiceWorkerRegistration.prototype.update = async function () {
        await this.unregister()
        throw new TypeError("Failed to update a ServiceWorker: Not found")
      }
    })
    await page.goto(paths.activity)
    await harnessReady(page)
    await quiet(page)
    expect(errors).toEqual([])
  })
})
