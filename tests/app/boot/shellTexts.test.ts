import { describe, expect, it } from "vitest"

import { withValues } from "#app/boot/shellTexts.ts"
import { fetchDictionary } from "#app/dictionaries.ts"
import { languages } from "#config/product.ts"

describe("the shell's texts", () => {
  it.each(languages)("contain the number of games in the format of the language %s", async (language) => {
    const { more_than_games: text = "" } = await fetchDictionary(language)
    expect(withValues(text, 1200)).toContain("1,200")
  })

  it("are empty if a text needs a value of the member", () => {
    expect(withValues("{{games, number}} games, {{amount}} left", 1200)).toBe("")
  })
})
