import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { choice, field, main } from "#tests/support/pagePlayer.ts"

const firstMethod = () => main().getByRole("listitem").first().getByRole("button")

describe("layout of the deposit methods", () => {
  it.each(["EN", "VI", "TH"] as const)(
    "shows help and customer service side by side, equally large, in %s",
    async (language) => {
      await openApp({ persona: "0", path: paths.deposit, language, width: 320, height: 640 })
      await expect.element(firstMethod()).toBeVisible()
      const links = [...main().element().querySelectorAll("footer a, footer button")].slice(0, 2)
      const [help, service] = links.map((link) => link.getBoundingClientRect())
      expect(help?.width).toBeGreaterThan(0)
      expect([service?.top, service?.width, service?.height]).toEqual([help?.top, help?.width, help?.height])
    },
  )
})

describe("layout of the deposit form", () => {
  it("shows banks beside the amount on a phone in landscape", async () => {
    await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL`, width: 812, height: 375 })
    const bank = choice(/^Jade Coin Bank/)
    await expect.element(bank).toBeVisible()
    const [amount, beside] = [field("Amount"), bank].map((each) => each.element().getBoundingClientRect())
    expect(beside?.left).toBeGreaterThan(amount?.right ?? Infinity)
    expect(beside?.top).toBeLessThan(amount?.bottom ?? 0)
  })
})
