import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import en from "#i18n/locales/en.json" with { type: "json" }
import { visit } from "#tests/support/page.tsx"
import { field, player } from "#tests/support/pagePlayer.ts"

describe("register form", () => {
  it("[VA-23] shows each message of a field that breaks several rules", async () => {
    await visit({ path: paths.register })
    await player.types("Username", "a\u202eb")
    await player.presses("Next")
    const messages = `${en.field_format}\n${en.account_format}`
    await expect.element(field("Username")).toHaveAccessibleDescription(expect.stringContaining(messages))
  })
})
