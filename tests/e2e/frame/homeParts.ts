import type { Locator, Page } from "playwright"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { balance, bottomMenu, header, said } from "#tests/support/player.ts"
import type { Product } from "#tests/support/product.ts"

/** The parts that home shows a member. */
export const parts = {
  banner: (page: Page) => page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
  notices: (page: Page) => page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
  games: (page: Page) =>
    page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }),
  hot: (page: Page) => page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Hot" }),
  winners: (page: Page) => page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
  balance: (page: Page) => balance(page).filter({ hasText: "₱ 12,480.50" }),
  name: (page: Page) => header(page).getByText("Maria Santos"),
  mail: (page: Page) => header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
} as const satisfies Readonly<Record<string, (page: Page) => Locator>>
export type Part = keyof typeof parts

/** The ways in which a call fails. */
export const kinds = ["network", "http500", "notEnvelope", "empty", "wrongTypes"] as const
export type Kind = (typeof kinds)[number]

/** What home loses with a call. */
export interface Row {
  readonly call: string
  /** Parts that home does not show without this call. */
  readonly loses: ReadonlyArray<Part>
  /** What shows in place of the lost parts. */
  readonly instead?: (page: Page) => Locator
  /** The control that retries, once the call works; without it home recovers by itself. */
  readonly again?: (page: Page) => Locator
}

const failed = (page: Page, text: string) =>
  said(page, text).filter({ has: page.getByRole("button", { name: "Try again" }) })

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" })

/** The calls of a member's home. */
export const rows: ReadonlyArray<Row> = [
  // A cached status stays in force; the gate's tests cover a first visit without one.
  { call: systemStatus.path, loses: [] },
  { call: whitelabel.path, loses: [] },
  {
    call: vendors.path,
    loses: ["games", "hot"],
    instead: (page) => failed(page, "The games could not be loaded."),
    again: tryAgain,
  },
  { call: hotGames.path, loses: ["hot"], instead: parts.games },
  {
    call: homeAnnouncements.path,
    loses: ["banner", "notices"],
    instead: (page) => failed(page, "The banners could not be loaded."),
    again: tryAgain,
  },
  {
    call: winnerBoard.path,
    loses: ["winners"],
    instead: (page) => failed(page, "The winners could not be loaded."),
    again: tryAgain,
  },
  {
    call: memberWallet.path,
    loses: ["balance"],
    instead: (page) => balance(page).filter({ hasText: "The balance could not be loaded." }),
    again: (page) => page.getByRole("button", { name: "Refresh balance" }),
  },
  {
    call: memberInfo.path,
    loses: ["name"],
    instead: (page) => header(page).getByText("member0", { exact: true }),
  },
  {
    call: inboxUnread.path,
    loses: ["mail"],
    instead: (page) => header(page).getByRole("link", { name: "Inbox" }),
  },
  { call: chatUnread.path, loses: [] },
  { call: contractRequests.path, loses: [] },
]

const names = Object.keys(parts).filter((name): name is Part => name in parts)

/** Home is usable: the frame and every part except `without`. */
export const expectUsable = async (page: Page, without: ReadonlyArray<Part>): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const name of names.filter((each) => !without.includes(each))) await parts[name](page).waitFor()
  for (const name of without) await parts[name](page).waitFor({ state: "detached" })
}

/** Lets the call fail in this way from now on, or succeed. */
export const fail = async (
  { world }: Product,
  page: Page,
  call: string,
  kind: Kind | undefined,
): Promise<void> => {
  await page.unrouteAll()
  // A proxy in front of the gateway would send 502; this simulates no response at all.
  if (kind === "network")
    await page.route(
      (url) => url.pathname === call,
      (route) => route.abort(),
    )
  world.configure({
    faults: kind === undefined || kind === "network" ? [] : [{ call, kind, times: "always" }],
  })
}

/** The app hears that the network is back. */
export const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")))
