import { limits } from "#config/limits.ts"
import { defaultLanguage } from "#config/product.ts"
import { tabOf } from "#domain/entry/EntryTab.ts"
import type { Page, PageName } from "#domain/frame/Pages.ts"
import { query } from "#domain/games/GameList.ts"
import { type ContentType, siteTypes } from "#domain/messages/Announcement.ts"
import { depositBanks } from "#gateway/calls/cashier/deposits.ts"
import { registerSettings } from "#gateway/calls/entry/registration.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { liveRooms } from "#gateway/calls/games/liveRooms.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { ofTypes, promotions, siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { unsettledMovesKey } from "#platform/storageItems.ts"
import { tabUnsettledMovesKey } from "#platform/Storage.ts"
import { first, gameType, language, merchant, token } from "#services/firstCall.ts"
import { firstCalls as homeCalls } from "#services/home/firstCalls.ts"

const promotionType: ContentType = "PR"

const { platform, pageNo, pageSize, gameClassify, minBet, minLine, clientType } = query({
  language: defaultLanguage,
  gameType: "",
  vassalage: "",
  gameName: "",
  pageNo: 1,
})

// If a list is stored, the app shows the stored list and needs no request.
const gamesOf = (type: string, otherTypes: ReadonlyArray<string>) =>
  first(
    gameList,
    {
      merchant,
      platform,
      gameName: "",
      gameType: type,
      pageNo,
      pageSize,
      vassalage: "",
      gameClassify,
      minBet,
      minLine,
      language,
      clientType,
    },
    {
      unlessAsked: { q: [], vassalage: [], gameType: otherTypes },
      unlessStored: [gameStorageItems.listSnapshot.key],
    },
  )

/** The requests that boot sends before the app loads. The build writes these requests into boot's plan. */
export const firstCalls = {
  ...homeCalls,
  siteAnnouncements: first(siteAnnouncements, { ...ofTypes(siteTypes), merchantCode: merchant, token }),
  registerSettings: first(registerSettings, {}),
  // Favourites and hot games use other calls. ESPORTS and COCKFIGHT have other names in the request.
  games: gamesOf(gameType, ["FAV", "HOT", "ESPORTS", "COCKFIGHT"]),
  slots: gamesOf("RNG", []),
  liveRooms: first(liveRooms, {}),
  promotions: first(promotions, { ...ofTypes(promotionType), merchantCode: merchant, token }),
  help: first(helpTopics, { lang: language, device: "MOBILE" }),
  mails: first(mails, { pageNo: 1, pageSize: limits.recordPage }, { module: "INBOX3" }),
  // The banks are not needed if the page shows an unsettled deposit or a receipt.
  depositBanks: first(
    depositBanks,
    {},
    { unlessAsked: { receipt: [] }, unlessStored: [unsettledMovesKey, tabUnsettledMovesKey] },
  ),
} as const

export type CallName = keyof typeof firstCalls

const ofCategory: Readonly<Record<string, ReadonlyArray<CallName>>> = {
  RNG: ["slots"],
  LIVE: ["liveRooms"],
}

const gameMenu = ["vendors", "hotGames"] as const

const rows: Partial<Record<PageName, (page: Page) => ReadonlyArray<CallName>>> = {
  home: () => ["announcements", "winners", ...gameMenu],
  entry: ({ path }) =>
    tabOf(path) === "register" ? ["siteAnnouncements", "registerSettings"] : ["siteAnnouncements"],
  category: ({ category }) => [...gameMenu, ...(ofCategory[category] ?? [])],
  gameEntry: () => gameMenu,
  gameList: () => [...gameMenu, "games"],
  promotions: () => ["promotions"],
  notice: () => ["siteAnnouncements"],
  help: () => ["help"],
  inbox: () => ["mails"],
  deposit: () => ["depositBanks"],
}

export const callsOf = (page: Page): ReadonlyArray<CallName> => rows[page.name]?.(page) ?? []
