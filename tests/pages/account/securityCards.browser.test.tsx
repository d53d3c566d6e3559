import { describe, expect, it } from "vitest"

import { partAddress } from "#domain/account/Security.ts"
import { rangeOf } from "#tests/pages/frame/textNodes.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

describe("the cards of the security centre", () => {
  it.each(["bankCard", "securityQuestions"] as const)(
    "centre the text of the %s card vertically",
    async (part) => {
      await openApp({ persona: "0", path: partAddress(part), width: 320, height: 640 })
      await expect.element(main().getByRole("listitem").first()).toBeVisible()
      const card = main().getByRole("listitem").first().element()
      const edge = card.getBoundingClientRect()
      const words = rangeOf(card).getBoundingClientRect()
      expect(Math.abs(words.top - edge.top - (edge.bottom - words.bottom))).toBeLessThan(1.5)
    },
  )
})
