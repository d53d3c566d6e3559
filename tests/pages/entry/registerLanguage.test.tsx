import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { alerts, form, languageTab } from "#tests/support/pageEntry.ts"
import { field, main } from "#tests/support/pagePlayer.ts"

describe("register form", () => {
  it("validates filled fields again after a language change in another tab", async () => {
    const { tabs, chooses } = languageTab()
    const { areas } = await visit({ path: paths.register, tabs, clock: true })
    await expect.element(form("Register")).toBeVisible()
    chooses(areas, "JA")
    await expect.poll(() => document.documentElement.lang).toBe("ja")
    await main().getByRole("textbox").first().fill("a b")
    await passes(timings.revalidation)
    chooses(areas, "EN")
    await expect.poll(() => document.documentElement.lang).toBe("en")
    await passes(timings.revalidation)
    await expect.element(alerts("Account format incorrect")).toBeVisible()
    expect(alerts().elements().length).toBe(1)
    await expect.element(field("Username")).toHaveValue("a b")
  })
})
