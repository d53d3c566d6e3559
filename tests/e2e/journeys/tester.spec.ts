// End to end because a journey shows that the built harness works in a browser.
import { describe, expect, it } from "vitest"

import { openPanel, troublesOf, useHarness } from "#tests/support/browser.ts"
import { header } from "#tests/support/player.ts"

const { openHarness } = useHarness()

describe("journey", () => {
  it("lets a tester become a member by a press in the dock", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Persona")
    await panel.getByRole("button", { name: /^Type 0:/ }).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(troublesOf(page)).toEqual([])
  })
})
