import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { setNickname } from "#gateway/calls/account/profile.ts"
import { visit } from "#tests/support/page.tsx"
import { button, dialog, expectSaid, player } from "#tests/support/pagePlayer.ts"

describe("nickname form", () => {
  it("[CA-22] sets a missing nickname once, also after a second press", async () => {
    const { callsTo } = await visit({
      persona: "0",
      path: paths.myAccount,
      settings: { noNickname: true },
    })
    await player.presses("Set nickname")
    const form = dialog("Set nickname")
    await form.getByRole("button", { name: "Save" }).click()
    await expectSaid("Please fill this in")
    await form.getByRole("textbox", { name: "Nickname" }).fill(" Koi ")
    const element = form.element().querySelector("form")
    // Sends the form again in the moment in which its success shows.
    new MutationObserver(() => {
      if (document.body.textContent.includes("Changes saved")) element?.requestSubmit()
    }).observe(document.body, { childList: true, subtree: true })
    await form.getByRole("button", { name: "Save" }).click()
    await expect.element(page.getByRole("definition").filter({ hasText: "Koi" })).toBeVisible()
    await expect.element(button("Set nickname")).not.toBeInTheDocument()
    expect(callsTo(setNickname)).toHaveLength(1)
  })
})
