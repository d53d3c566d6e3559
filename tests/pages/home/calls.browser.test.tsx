import { describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { storageItems } from "#platform/storageItems.ts"
import * as sample from "#tests/domain/samples.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"
import type { NamedCall } from "#tests/support/pageGateway.ts"

const header = () => page.getByRole("banner")
const games = () => page.getByRole("navigation", { name: "Games" })
const balance = () => header().getByRole("status", { name: "Balance" })

const blocks = {
  banner: () => page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
  notices: () => page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
  games: () => games().getByRole("button", { name: "Slots" }),
  hot: () => games().getByRole("button", { name: "Hot" }),
  winners: () => page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
  balance: () => balance().filter({ hasText: "₱ 12,480.50" }),
  name: () => header().getByText("Maria Santos"),
  mail: () => header().getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
} as const satisfies Readonly<Record<string, () => Locator>>
type Block = keyof typeof blocks

interface Row {
  readonly call: NamedCall
  readonly loses: ReadonlyArray<Block>
  /** What shows in place of the lost blocks when the call failed. */
  readonly instead?: () => Locator
  /** The name of the button that retries; without it home recovers by itself. */
  readonly again?: string
}

const failed = (text: string) => ({
  instead: () => page.getByRole("alert").filter({ hasText: text }),
  again: "Try again",
})

const rows: ReadonlyArray<Row> = [
  // A cached status stays in force; the gate's tests have a first visit without one.
  { call: systemStatus, loses: [] },
  { call: whitelabel, loses: [] },
  { call: vendors, loses: ["games", "hot"], ...failed("The games could not be loaded.") },
  { call: hotGames, loses: ["hot"], instead: blocks.games },
  { call: homeAnnouncements, loses: ["banner", "notices"], ...failed("The banners could not be loaded.") },
  { call: winnerBoard, loses: ["winners"], ...failed("The winners could not be loaded.") },
  {
    call: memberWallet,
    loses: ["balance"],
    instead: () => balance().filter({ hasText: "The balance could not be loaded." }),
    again: "Refresh balance",
  },
  { call: memberInfo, loses: ["name"], instead: () => header().getByText("member0") },
  { call: inboxUnread, loses: ["mail"], instead: () => header().getByRole("link", { name: "Inbox" }) },
  { call: chatUnread, loses: [] },
  { call: contractRequests, loses: [] },
]

const names = Object.keys(blocks).filter((name): name is Block => name in blocks)

const expectUsable = async (without: ReadonlyArray<Block>): Promise<void> => {
  await expect.element(header().getByRole("button", { name: "Menu" })).toBeInTheDocument()
  const menu = bottomMenu()
  await expect.element(menu.getByRole("link", { name: "Member" })).toBeInTheDocument()
  const shown = () => names.filter((name) => blocks[name]().elements().length > 0)
  await expect.poll(shown).toEqual(names.filter((name) => !without.includes(name)))
}

const open = (options: OpenAppOptions) =>
  openApp({
    persona: "0",
    random: 0,
    storage: { [storageItems.systemStatus.key]: JSON.stringify(sample.bareStatus) },
    ...options,
    settings: { scale: "few" },
  })

// That a query fails in the same way with every kind is tested for every read in tests/atoms/faults.test.ts.
describe("home", () => {
  // In Chromium: in Node the row of the chat fails after some files of its worker; the cause is not known.
  it.each(rows)("stays usable if $call.path fails, and recovers", async ({ call, loses, instead, again }) => {
    const { mends, device } = await open({ before: ({ fails }) => fails(call, "http500") })
    await expect.element((instead ?? header)()).toBeInTheDocument()
    await expectUsable(loses)
    mends(call)
    if (again === undefined) device.tell("online")
    else await page.getByRole("button", { name: again }).click()
    await expectUsable([])
    await expect.poll(() => page.getByRole("alert").elements()).toEqual([])
  })

  it.each(rows)("is usable before the response to $call.path arrives", async ({ call, loses }) => {
    let release = (): void => {}
    await open({
      before: ({ holds }) => {
        release = holds(call)
      },
    })
    await expectUsable(loses)
    release()
    await expectUsable([])
  })
})
