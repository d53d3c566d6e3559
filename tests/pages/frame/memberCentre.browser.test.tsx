import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { expectHeading, main, player } from "#tests/support/pagePlayer.ts"

describe("the member centre", () => {
  it("[SS-33] the member centre shows its new version by the template flag, otherwise the base version", async () => {
    const { world, again } = await visit({ persona: "0", path: paths.memberHome })
    const quick = main().getByRole("region", { name: "Quick actions" })
    await expectHeading("Maria Santos")
    await expect.element(quick).not.toBeInTheDocument()
    await expect.element(main()).toHaveAttribute("data-version", "base")
    world.configure({ templates: ["mem_cen"] })
    await again()
    await expect.element(quick).toBeVisible()
    const titles = () =>
      main()
        .getByRole("heading", { level: 2 })
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(titles).toEqual(["Maria Santos", "Money", "Play", "Rewards", "Account", "My funds"])
    await expect.element(main()).toHaveAttribute("data-version", "new")
    await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  })

  it("task and mission are one row of the new member centre, with the progress of a mission", async () => {
    const { at } = await visit({
      persona: "0",
      path: paths.memberHome,
      settings: { templates: ["mem_cen"] },
    })
    await expect
      .element(main().getByRole("progressbar", { name: "Stake ₱ 10,000 at the live tables" }))
      .toBeVisible()
    await expect.element(main().getByRole("link", { name: "Task", exact: true })).not.toBeInTheDocument()
    await player.follows("Mission")
    await expect.poll(at).toBe(`${paths.rewardCentre}?tab=mission`)
  })
})
