import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { confirmsTwice, dialog, main, question, textsOf } from "#tests/support/pagePlayer.ts"

const tab = (name: string) => page.getByRole("tab", { name })
const rows = (name: string) => main().getByRole("list", { name }).getByRole("listitem")

describe("points mall", () => {
  it("[RT-16] confirms an exchange, reduces the points, and lists it in the history", async () => {
    const { callsTo } = await openApp({ persona: "0", path: paths.pointsMall })
    await expectTitle("Point mall")
    const points = main().getByRole("status", { name: "Points" })
    await expect.element(points).toHaveTextContent("2,650")
    const fan = rows("Items")
      .filter({ hasText: "Folding fan" })
      .first()
      .getByRole("button", { name: "Redeem" })
    await fan.click()
    const facts = question().getByRole("definition")
    await expect.poll(() => textsOf(facts).slice(0, 2)).toEqual(["Folding fan", "2,500 points"])
    await question().getByRole("button", { name: "Cancel" }).click()
    expect(callsTo(exchange)).toEqual([])
    await fan.click()
    await confirmsTwice("Redeem")
    await expect.element(dialog("Points redeemed").getByText("2,500 points")).toBeVisible()
    await dialog("Points redeemed").getByRole("button", { name: "OK" }).click()
    await expect.element(points).toHaveTextContent("2,500")
    expect(callsTo(exchange)).toHaveLength(1)
    await expect.element(main().getByRole("button", { name: "Sold out" }).first()).toBeDisabled()
    await tab("History").click()
    await expect.element(rows("History").first()).toMatchTextContent("Folding fan")
  })
})
