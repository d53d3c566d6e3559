import { assert, describe, it } from "@effect/vitest"

import { merchantWalletAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { countriesAtom } from "#atoms/entry/countries.ts"
import { captchaAtom } from "#atoms/entry/login.ts"
import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { homeFavouritesAtom, isFavouriteAtom } from "#atoms/games/favourites.ts"
import { gameListAtom } from "#atoms/games/gameLists.ts"
import { hotGamesAtom, vendorsAtom } from "#atoms/games/games.ts"
import { liveRoomsAtom } from "#atoms/games/liveRooms.ts"
import { recentGamesAtom } from "#atoms/games/recents.ts"
import { helpTopicsAtom } from "#atoms/help/help.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { videosAtom } from "#atoms/home/news.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import { announcementsAtoms } from "#atoms/messages/announcements.ts"
import { type RequestRow, reads, requestsOf } from "#tests/support/store.ts"

const announcementsOf = (types: string, token: string) =>
  `GET /wps/relay/MCSFE_getListAnnouncements types=${types}&groupName=&platform=M&merchantCode=lantern&token=${token}`

const gamesFilter = { gameType: "COCKFIGHT", vassalage: "DS88", gameName: "ace", language: "TH" } as const
const guest: ReadonlyArray<RequestRow> = [
  ["[HP-09] reads the merchant's wallet", reads(merchantWalletAtom), ["GET /wps/wallets/gcs type=merchant"]],
  ["[HP-10] reads no wallet of a member", reads(walletAtom), []],
  ["reads no ids of favourites", reads(isFavouriteAtom), []],
  ["reads no favourites on home", reads(homeFavouritesAtom), []],
  [
    "reads no list of favourites",
    (store) =>
      store.set(gameListAtom, { _tag: "FilterChosen", filter: { ...gamesFilter, source: "favourites" } }),
    [],
  ],
  ["reads no recent games", reads(recentGamesAtom), []],
  ["reads no announcements for agents", reads(announcementsAtoms.A), []],
  ["[HP-08] reads announcements", reads(homeAnnouncementsAtom), [announcementsOf("B,PL,PU,H", "")]],
  [
    "[CA-40, GB-50, EN-12] reads a page of games with twelve query parameters",
    (store) => store.set(gameListAtom, { _tag: "FilterChosen", filter: { ...gamesFilter, source: "games" } }),
    [
      "GET /wps/relay/GCSGAME_gameList merchant=lantern&platform=html5&gameName=ace&gameType=SPORTS&pageNo=1&pageSize=25&vassalage=DS88&gameClassify=&minBet=&minLine=&language=TH&clientType=2",
    ],
  ],
  [
    "[CA-39] reads vendors with typeId 1 and the merchant",
    reads(vendorsAtom),
    ["GET /wps/relay/GCSGAME_getVassGameType typeId=1&merchantCode=lantern"],
  ],
  [
    "[CA-47, EN-10] reads hot games with merchant, isPlatform 2, language and html5",
    reads(hotGamesAtom),
    ["GET /wps/relay/GCSGAME_hotGamesV2 merchantCode=lantern&isPlatform=2&language=EN&platform=html5"],
  ],
  [
    "[CA-61] reads the 100 latest winners of all games",
    reads(winnersAtom),
    ["GET /wps/relay/ODSFE2_getWinnerBoard gameCategory=ALL&language=EN&limitNum=100"],
  ],
  ["[CA-75] reads live rooms", reads(liveRoomsAtom), ["GET /wps/relay/CBS_modelList"]],
  ["[CA-60] reads the lobby's news", reads(videosAtom), ["GET /wps/relay/GLS2_lobbyNews language=EN"]],
  ["[CA-69] reads field rules", reads(knownRulesAtom), ["GET /wps/system/settings/consolidated"]],
  ["[CA-09] reads the captcha's image", reads(captchaAtom), ["GET /wps/captcha"]],
  [
    "[CA-63] reads the help for mobile devices in the language",
    reads(helpTopicsAtom),
    ["GET /wps/system/helpCenter lang=EN&device=MOBILE"],
  ],
  ["[CA-67] reads countries", reads(countriesAtom), ["GET /wps/system/country"]],
]

describe("requests of a guest", () => {
  it.each(guest)("%s", async (...row) => {
    assert.sameMembers(await requestsOf(row), [...row[2]])
  })
})
