import { assert, describe, it } from "@effect/vitest"

import { avatarsAtom, chooseAvatarAtom } from "#atoms/account/avatars.ts"
import { memberPartForm } from "#atoms/account/memberDetails.ts"
import { fundsAtom } from "#atoms/cashier/funds.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { homeFavouritesAtom, isFavouriteAtom, markFavouriteAtom } from "#atoms/games/favourites.ts"
import { gameListAtom } from "#atoms/games/gameLists.ts"
import { recentGamesAtom } from "#atoms/games/recents.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { announcementsAtoms } from "#atoms/messages/announcements.ts"
import { promotionsAtom } from "#atoms/promo/promotions.ts"
import { memberTasksAtom } from "#atoms/promo/tasks.ts"
import { betDetailAtomOf, betsAtom, cancelPartAtom } from "#atoms/records/bets.ts"
import {
  transactionTypesAtom,
  transactionsAtom,
  ordersAtom,
  profitLossAtomOf,
} from "#atoms/records/accountRecord.ts"
import type { Part } from "#domain/account/MemberDetails.ts"
import { addFavourite } from "#gateway/calls/games/gameLists.ts"
import { sessionOf } from "#tests/support/services.ts"
import { requestsOf, openStore, type RequestRow, reads } from "#tests/support/store.ts"

/** Sends a part of my account as its dialog does. */
const setsPart =
  (typed: { readonly part: Part; readonly text: string }): RequestRow[1] =>
  (store) => {
    store.sub(memberPartForm.formAtom, () => {})
    store.set(memberPartForm.formAtom, {
      _tag: "Submitted",
      form: { ...typed, rules: { patterns: {} } },
    })
  }

const days = { startDate: "2026-11-01", endDate: "2026-11-02" }
const onDays = "startDate=2026-11-01&endDate=2026-11-02"
const announcementsOf = (types: string, token: string) =>
  `GET /wps/relay/MCSFE_getListAnnouncements types=${types}&groupName=&platform=M&merchantCode=lantern&token=${token}`

const noFilter = { gameType: "", vassalage: "", status: "" }
const gamesFilter = { gameType: "COCKFIGHT", vassalage: "DS88", gameName: "ace", language: "TH" } as const
const game = { nodeId: "501", vassalage: "JDB" }
const allTransactions = { ...days, txCode: "BONUS", types: "", account: "neo" } as const

const member: ReadonlyArray<RequestRow> = [
  [
    "[CA-30, RT-12] reads the member's own transactions without the account filter",
    (store) => store.set(transactionsAtom, { filter: allTransactions }),
    [`GET /wps/relay/ODS2_MemberTransaction ${onDays}&pageNo=1&pageSize=25&txCode=BONUS`],
  ],
  [
    "[CA-30] reads the transactions of an agent's members with type A and the account filter",
    (store) => store.set(transactionsAtom, { filter: { ...allTransactions, types: "A" } }),
    [`GET /wps/relay/ODS2_MemberTransaction ${onDays}&pageNo=1&pageSize=25&txCode=BONUS&types=A&account=neo`],
  ],
  [
    "[CA-31] reads the types of transactions",
    reads(transactionTypesAtom),
    ["GET /wps/relay/GLS2_TxCodeList"],
  ],
  [
    "[CA-36] reads deposits from the path in the gateway's spelling",
    (store) => store.set(ordersAtom, { filter: { ...days, report: "deposit" } }),
    [`GET /wps/relay/MCS2_depositTransactioNReport ${onDays}&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-34] reads withdrawals",
    (store) => store.set(ordersAtom, { filter: { ...days, report: "withdraw" } }),
    [`GET /wps/relay/MCS2_WithdrawTransactionReport ${onDays}&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-37] reads profit and loss",
    reads(profitLossAtomOf(days.startDate, days.endDate)),
    [`GET /wps/relay/ODSFE2_MemPNL ${onDays}`],
  ],
  ["[CA-32] reads funds", reads(fundsAtom), ["GET /wps/member/info/funds/consolidated"]],
  ["reads the tasks", reads(memberTasksAtom), ["GET /wps/relay/MCSFE_tasks"]],
  ["[CA-18] reads avatars", reads(avatarsAtom), ["GET /wps/member/info/icon"]],
  [
    "[CA-18] sends an avatar",
    (store) => void store.set(chooseAvatarAtom, "b.png"),
    ['POST /wps/member/info/icon {"icon":"b.png"}'],
  ],
  [
    "[CA-22] sends a nickname",
    setsPart({ part: "nickname", text: "Koi" }),
    ['POST /wps/member/info/nickname {"nickname":"Koi"}'],
  ],
  [
    "[CA-22] sends an address",
    setsPart({ part: "email", text: "koi@mail.example" }),
    ['POST /wps/member/info/email {"email":"koi@mail.example"}'],
  ],
  [
    "[CA-22] sends a payee",
    setsPart({ part: "payeeName", text: "Koi Cruz" }),
    ['POST /wps/member/info/payeename {"payeeName":"Koi Cruz"}'],
  ],
  [
    "[CA-54] reads lottery bets",
    (store) => store.set(betsAtom, { filter: { ...days, ...noFilter, source: "lottery" } }),
    [`GET /lgw/orders ${onDays}&gameType=&vassalage=&status=&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-55] reads bets at vendors",
    (store) => store.set(betsAtom, { filter: { ...days, ...noFilter, source: "games" } }),
    [`GET /wps/relay/GCS_vendorGameRecord ${onDays}&gameType=&vassalage=&status=&pageNo=1&pageSize=25`],
  ],
  ["[CA-54] reads a bet's detail", reads(betDetailAtomOf("5")), ["GET /lgw/orders/detail orderId=5"]],
  [
    "[CA-54] cancels a part of a bet once",
    (store) => void store.set(cancelPartAtom, "6"),
    ['POST /lgw/orders/suborders/cancel {"suborderId":"6"}'],
  ],
  ["[CA-46] reads recent games", reads(recentGamesAtom), ["GET /wps/relay/GCS_recentGame language=EN"]],
  [
    "[CA-43, FV-06] reads the ids of the first 100 favourites with the token",
    reads(isFavouriteAtom),
    ["GET /wps/relay/MCSFE_getFavoriteGames token=token-0&pageSize=100"],
  ],
  [
    "[CA-44] reads the first 100 favourites for home with the token",
    reads(homeFavouritesAtom),
    ["GET /wps/relay/MCSFE_getFavoriteGamesList token=token-0&pageNo=1&pageSize=100&gameType=&language=EN"],
  ],
  [
    "[CA-44] reads 25 favourites with the gateway's name of the category",
    (store) =>
      store.set(gameListAtom, { _tag: "FilterChosen", filter: { ...gamesFilter, source: "favourites" } }),
    [
      "GET /wps/relay/MCSFE_getFavoriteGamesList token=token-0&pageNo=1&pageSize=25&gameType=SPORTS&language=TH",
    ],
  ],
  [
    "[CA-41, SS-19] adds a favourite by POST with the token",
    (store) => void store.set(markFavouriteAtom, { game, favourite: true }),
    ['POST /wps/relay/MCSFE_addFavoriteGameV2 {"nodeId":"501","token":"token-0","vendor":"JDB"}'],
  ],
  [
    "[CA-42] removes a favourite by DELETE with the same body as for adding",
    (store) => void store.set(markFavouriteAtom, { game, favourite: false }),
    ['DELETE /wps/relay/MCSFE_removeFavoriteGameV2 {"nodeId":"501","token":"token-0","vendor":"JDB"}'],
  ],
  ["[HP-10, CA-28, CA-38] reads the wallet", reads(walletAtom), ["GET /wps/wallets/gcs type=member"]],
  [
    "[HP-08, CA-57, EN-19] reads announcements",
    reads(homeAnnouncementsAtom),
    [announcementsOf("B,PL,PU,H", "token-0")],
  ],
  ["[SS-40] reads agent announcements", reads(announcementsAtoms.A), [announcementsOf("A", "token-0")]],
  ["[SS-40] reads promotions", reads(promotionsAtom), [announcementsOf("PR", "token-0")]],
]

describe("requests of a member", () => {
  it.each(member)("%s", async (...row) => {
    assert.sameMembers(await requestsOf(row, sessionOf(0)), [...row[2]])
  })
})

describe("adding a favourite", () => {
  it.each([
    [true, { success: true }],
    [false, { success: false, message: "no" }],
    [false, { value: {} }],
  ] as const)("[CA-56] is saved (%s) only if the response reports success", async (isSaved, response) => {
    const text = JSON.stringify(response)
    const { store, adjust } = openStore({
      session: sessionOf(0),
      script: { [addFavourite.path]: { text } },
    })
    await Promise.all([store.set(markFavouriteAtom, { game, favourite: true }), adjust(0)])
    assert.strictEqual(store.get(isFavouriteAtom)(game.nodeId), isSaved)
  })
})
