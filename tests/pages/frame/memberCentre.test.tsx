import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"
import { expectHeading, expectText, main, textsOf } from "#tests/support/pagePlayer.ts"

describe("the member centre", () => {
  it("[SS-33] the member centre shows its new version with the template flag, otherwise its base version", async () => {
    const { world, again } = await openApp({ persona: "0", path: paths.memberHome })
    const quick = main().getByRole("region", { name: "Quick actions" })
    await expectHeading("Maria Santos")
    await expect.element(quick).not.toBeInTheDocument()
    await expect.element(main()).toHaveAttribute("data-version", "base")
    world.configure({ templates: ["mem_cen"] })
    await again()
    await expect.element(quick).toBeVisible()
    const titles = () => textsOf(main().getByRole("heading", { level: 2 }))
    await expect.poll(titles).toEqual(["Maria Santos", "My funds", "Money", "Play", "Rewards", "Account"])
    await expect.element(main()).toHaveAttribute("data-version", "new")
    await expect.element(bottomMenu()).toBeVisible()
  })

  it("the member centre shows the progress to the next level and the last login if the gateway sends them", async () => {
    const { again, rewrite } = await openApp({ persona: "0", path: paths.memberHome })
    const way = main().getByRole("progressbar", { name: "Next level: Diamond" })
    await expect.element(way).toHaveAttribute("aria-valuetext", "₱\u00a0642,500.00 / ₱\u00a01,000,000.00")
    await expectText(/^Last login: .* · iPhone, Safari$/)
    rewrite<object>(memberInfo, (member) => ({ ...member, club: null, lastLogin: "yesterday" }))
    await again()
    await expect.element(main().getByText("Gold")).toBeVisible()
    await expect.element(way).not.toBeInTheDocument()
    await expect.element(main().getByText(/^Last login/)).not.toBeInTheDocument()
  })
})

describe("the message centre", () => {
  it("the links of the message centre have the newest announcement and mail, with their time, as descriptions", async () => {
    await openApp({ persona: "0", path: paths.message })
    for (const name of [/^Announcements/, /^Inbox/])
      await expect
        .element(main().getByRole("link", { name }))
        .toHaveAccessibleDescription(/\S.* \d{4}, \d\d:\d\d$/)
  })
})
