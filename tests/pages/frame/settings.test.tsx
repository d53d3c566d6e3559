import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { main } from "#tests/support/pagePlayer.ts"

describe("the languages of a merchant", () => {
  it("[GE-11] a visitor whose stored language is not offered reads English, and the selector has exactly the three offered", async () => {
    await visit({ path: paths.settings, language: "TH", settings: { languages: ["VI", "EN", "CN"] } })
    await expectTitle("Personal settings")
    const options = page.getByRole("combobox", { name: "Language" }).getByRole("option")
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual(["Tiếng Việt", "English", "简体中文"])
  })
})

describe("personal settings", () => {
  it("[ST-01, ST-03] personal settings begin with one entry and the sign-out, before the section of this device", async () => {
    await visit({ persona: "0", path: paths.settings })
    await expectTitle("Personal settings")
    const device = main().getByRole("region", { name: "This device" })
    await expect.element(device.getByRole("combobox", { name: "Language" })).toBeVisible()
    const controls = main().element().querySelectorAll("a, button, select")
    expect([...controls].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      "Change password",
      "Sign out",
    ])
    expect([...controls].slice(2).every((control) => device.element().contains(control))).toBe(true)
    expect(main().getByRole("link").elements()).toHaveLength(1)
  })
})
