import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const height = (element: Element): number => element.getBoundingClientRect().height

describe("page of player protection", () => {
  it.each([
    [375, "EN"],
    [320, "TH"],
  ] as const)(
    "at %i px in %s shows nine limits of one height within two screens",
    async (width, language) => {
      await page.viewport(width, 667)
      await openApp({ persona: "0", path: paths.protection, language, settings: { modulesOn: ["RGLIMIT3"] } })
      const rows = () => main().getByRole("region").first().getByRole("row").elements()
      await expect.poll(() => rows().length).toBe(9)
      expect(new Set(rows().map((row) => Math.round(height(row)))).size).toBe(1)
      const frame = 52 + 56
      expect(height(main().element())).toBeLessThanOrEqual(2 * 667 - frame)
    },
  )
})
