import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { header } from "#tests/support/pageEntry.ts"
import { openApp } from "#tests/support/page.tsx"

import { dictionaryOf } from "./dictionaries.ts"

describe("the language setting", () => {
  it.each(["CN", "JA", "TH", "VI", "PH"] as const)("[GE-12] %s translates home", async (language) => {
    const { register = "", promotion = "" } = dictionaryOf(language)
    await openApp({ language })
    await expect.element(header().getByRole("link", { name: register })).toBeVisible()
    const menu = page.getByRole("navigation").last()
    await expect.element(menu.getByRole("link", { name: promotion })).toBeVisible()
  })
})
