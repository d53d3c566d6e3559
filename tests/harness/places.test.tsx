import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { storageItems } from "#platform/storageItems.ts"
import { header } from "#tests/support/pageEntry.ts"
import { main } from "#tests/support/pagePlayer.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const heading = (name: string) => page.getByRole("heading", { name, level: 1 })
const isShown = async () => {
  await expect.element(main()).toBeInTheDocument()
}
const storedStatus = (): unknown => JSON.parse(localStorage.getItem(storageItems.systemStatus.key) ?? "null")
const member: OpenOptions = { persona: "0", path: paths.settings }

describe("the system panel", () => {
  it.each([
    ["HA-53", "Maintenance", "Under maintenance"],
    ["HA-54", "Region restricted", "Not available in your region"],
    ["HA-55", "Both", "Access is blocked"],
  ])("[%s, HA-52] blocks the app by the status %s, and unblocks it by Ok", async (_row, status, title) => {
    const { presses, at } = await openHarness(member)
    await presses("System", status)
    await expect.element(heading(title)).toBeInTheDocument()
    await presses("System", "Ok")
    await isShown()
    expect(at()).toBe(paths.settings)
  })

  it("[HA-56, HA-57] makes the app use the stored status when the status call fails, unless the stored status is broken", async () => {
    const { presses, callsTo } = await openHarness(member)
    await presses("System", "Unreachable")
    await expect.poll(() => callsTo(systemStatus).at(-1)?.failure).toBe("injected: network")
    await isShown()
    await presses("System", "Break it")
    await expect.element(heading("Service not available")).toBeInTheDocument()
    await presses("System", "Ok")
    await isShown()
    await expect.poll(storedStatus).toMatchObject({ maintenance: false })
  })
})

describe("the preferences panel", () => {
  it("[HA-58] changes the language and the list of languages that the merchant offers", async () => {
    const { presses, openPanel, harness } = await openHarness()
    const login = header().getByRole("link", { name: "Login" })
    await presses("Preferences", /^TY /)
    await expect.poll(() => document.documentElement.lang).toBe("tl")
    await expect.element(login).not.toBeInTheDocument()
    const outcomes = () => harness.log().flatMap((line) => (line.kind === "policy" ? [line.outcome] : []))
    await expect.poll(outcomes).toEqual(expect.arrayContaining(["waited", "ran"]))
    await presses("Preferences", /^EN /)
    await expect.element(login).toBeInTheDocument()
    const offered = (await openPanel("Preferences")).getByRole("group", { name: "Offered by the merchant" })
    for (const name of ["TY", "CN", "JA", "TH", "VI"])
      await offered.getByRole("button", { name, exact: true }).click()
    await expect.poll(() => harness.scenario().settings.languages).toEqual(["EN", "PH"])
    const select = page.getByRole("combobox", { name: "Language" })
    const options = () => [...select.element().querySelectorAll("option")].map((each) => each.textContent)
    await expect.poll(options).toEqual(["English", "Filipino"])
  })

  it("[HA-59] applies dark and light at once; the app treats an invalid stored theme as dark", async () => {
    const { presses } = await openHarness(member)
    const theme = () => document.documentElement.dataset["theme"]
    await presses("Preferences", "light")
    await expect.poll(theme).toBe("light")
    expect(localStorage.getItem(storageItems.theme.key)).toBe("light")
    await presses("Preferences", "invalid")
    await expect.poll(theme).toBe("dark")
    await presses("Preferences", "light", "dark")
    await expect.poll(theme).toBe("dark")
  })

  it("[HA-60] sends another merchant code with every request, chosen by name or by host", async () => {
    const { harness, presses, openPanel, rests, sent } = await openHarness(member)
    const merchants = () => new Set(sent("Merchant"))
    const stored = () =>
      [storageItems.merchant.key, storageItems.testMerchant.key].map((key) => localStorage.getItem(key))
    const settlesOn = async (merchant: string, test: string | null) => {
      await expect.poll(() => merchants().has(merchant)).toBe(true)
      await rests()
      await expect.poll(stored).toEqual([merchant, test])
    }
    expect([...merchants()]).toEqual(["lantern"])
    const name = (await openPanel("Preferences")).getByRole("textbox", { name: /^Merchant/ })
    await name.fill("goldlantern")
    harness.clearLog()
    await userEvent.keyboard("{Enter}")
    await settlesOn("goldlantern", "goldlantern")
    await name.fill("")
    await userEvent.keyboard("{Enter}")
    await settlesOn("lantern", null)
    harness.clearLog()
    await presses("Preferences", /^m\.goldlantern\.example/)
    await settlesOn("goldlantern", null)
    await presses("Preferences", "This host")
    await settlesOn("lantern", null)
  })
})

describe("the platform panel", () => {
  it("[HA-61] shows download icon and speed test for a browser tab on Android", async () => {
    const { presses, goes } = await openHarness()
    await presses("Platform", "Android phone", "Browser tab")
    await expect.poll(() => navigator.userAgent).toContain("Android 14")
    await expect
      .element(page.getByRole("button", { name: "Download app", includeHidden: true }))
      .toBeInTheDocument()
    await goes(paths.login)
    await expect
      .element(page.getByRole("contentinfo").getByRole("link", { name: "Speed test" }))
      .toBeInTheDocument()
  })
})
