import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { alerts, form, languageTab } from "#tests/support/pageEntry.ts"
import { field, main } from "#tests/support/pagePlayer.ts"

// This case fails in Node after other files of its worker; the cause is not known.
describe("register form", () => {
  it("validates filled fields again after a language change in another tab", async () => {
    const { tabs, chooses } = languageTab()
    const { areas } = await visit({ path: paths.register, tabs })
    await expect.element(form("Register")).toBeVisible()
    chooses(areas, "JA")
    await expect.poll(() => document.documentElement.lang).toBe("ja")
    await main().getByRole("textbox").first().fill("a b")
    chooses(areas, "EN")
    await expect.element(alerts("Account format incorrect")).toBeVisible()
    expect(alerts().elements().length).toBe(1)
    await expect.element(field("Username")).toHaveValue("a b")
  })
})
