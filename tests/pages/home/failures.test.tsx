import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { visit } from "#tests/support/page.tsx"
import { button, expectText, main } from "#tests/support/pagePlayer.ts"

const calls = [homeAnnouncements, vendors, winnerBoard]

const alerts = () => main().getByRole("alert").elements()

describe("home with several failed parts", () => {
  it("three failed parts are one card with one 'Try again', which fetches them all", async () => {
    const { mends } = await visit({
      before: ({ fails }) => calls.forEach((call) => fails(call, "http500")),
    })
    await expectText(
      "The banners could not be loaded. The games could not be loaded. The winners could not be loaded. " +
        "Something went wrong on our side. Please try again later.",
    )
    expect(alerts()).toHaveLength(1)
    expect(page.getByRole("group", { name: "Announcements" }).elements(), "no empty ticker").toEqual([])
    calls.forEach((call) => mends(call))
    await button("Try again").click()
    await expect.element(main().getByRole("region", { name: "Banners" })).toBeVisible()
    await expect.element(main().getByRole("button", { name: "Slots" })).toBeVisible()
    await expect.element(main().getByRole("table")).toBeVisible()
    expect(alerts()).toEqual([])
  })

  it("the card is in the place of the first failed part, and leaves it when that part is loaded", async () => {
    const { mends } = await visit({
      before: ({ fails }) => [vendors, winnerBoard].forEach((call) => fails(call, "http500")),
    })
    await expectText(/^The games could not be loaded\. The winners could not be loaded\./)
    mends(vendors)
    await button("Try again").click()
    await expectText(/^The winners could not be loaded\. Something/)
    await expect.element(main().getByRole("button", { name: "Slots" })).toBeVisible()
    expect(alerts()).toHaveLength(1)
  })
})
