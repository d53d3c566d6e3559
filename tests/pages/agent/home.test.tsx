import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { currentDividend } from "#gateway/calls/agent/payouts.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { button, dialog, expectMessage, main, player, textsOf } from "#tests/support/pagePlayer.ts"

const open = async (options: OpenAppOptions = {}) => {
  const app = await openApp({
    persona: "3",
    path: paths.agent,
    settings: { unreadInbox: 4, unreadNotices: 3 },
    ...options,
  })
  await expectTitle("Agent center")
  return app
}

const entry = (name: string) => main().getByRole("link", { name })
const entries = () => textsOf(main().getByRole("listitem"))
const always = [
  "Daily salary contract",
  "Dividend contract",
  "Hourly salary contract",
  "Online service",
  "Deposit",
  "Withdraw",
  "Home",
]

describe("agent home", () => {
  it("[RT-48, AG-01] opens for an agent, and its online service button opens customer service", async () => {
    await open()
    await button("Online service").click()
    await expect.element(dialog("Customer service")).toBeVisible()
  })

  it.each(["0", "4", "40", "guest"])("[RT-48, AG-02] redirects persona %s to home", async (persona) => {
    const { address, at } = await openApp({ persona, path: paths.agent })
    await expect.poll(at).toBe(paths.home)
    expect(address.history).toEqual([paths.home])
  })

  it.each([
    ["AG-13", "Agent announcements", "3", `${paths.agentNotice}?types=A`],
    ["AG-14", "Inbox", "4", paths.inbox],
  ] as const)("[%s] shows the link %s with %s unread", async (_row, name, count, path) => {
    const { at } = await open()
    await expect.element(entry(name).getByText(count)).toBeVisible()
    await expect.element(entry(name)).toHaveAttribute("aria-describedby")
    await entry(name).click()
    await expect.poll(at).toBe(path)
  })

  it("[AG-15] shows the team's figures of today", async () => {
    const figures = {
      teamLoginMemberCount: 11,
      teamBetMemberCount: 12,
      teamRegisterMemberCount: 13,
      teamOnlineCount: 14,
    }
    await open({
      before: ({ rewrite }) => rewrite<object>(teamMembers, (value) => ({ ...value, ...figures })),
    })
    const texts = (role: string) =>
      textsOf(main().getByRole("region", { name: "Team today" }).getByRole(role))
    await expect.poll(() => texts("definition")).toEqual(["11", "12", "13", "14"])
    expect(texts("term")).toEqual(["Logged in", "Placed bets", "Registered", "Online now"])
  })

  it.each<readonly [string, ReadonlyArray<ModuleId>, ReadonlyArray<string>]>([
    ["AG-05, AG-12", [], []],
    ["AG-04", ["AGEDOWNMAN3"], ["Team", "Open account"]],
  ])("[%s] without dividend and with the modules %j shows default links and %j", async (_, on, others) => {
    await open({
      settings: { modulesOff: moduleIds.filter((id) => !on.includes(id)) },
      before: ({ rewrite }) => rewrite(currentDividend, () => []),
    })
    await expect.poll(() => entries().toSorted()).toEqual([...always, ...others].toSorted())
  })

  it("[AG-10] refuses the deposit without the permission, and its Home link opens home", async () => {
    const { at } = await open({ persona: "41" })
    await player.follows("Deposit")
    await expectMessage("A free-play account cannot use this function")
    expect(at()).toBe(paths.agent)
    await player.follows("Home")
    await expect.poll(at).toBe(paths.home)
  })
})
