import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"
import type { Atom, createStore } from "jotai"

import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import { homeFavouritesAtom } from "#atoms/games/favourites.ts"
import { helpTopicsAtom } from "#atoms/help/help.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageLoadedAtom } from "#atoms/entry/login.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { transactionTypesAtom } from "#atoms/records/accountRecord.ts"
import { timings } from "#config/timings.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { favouriteGames } from "#gateway/calls/games/gameLists.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { txCodes } from "#gateway/calls/records/accountRecord.ts"
import * as sample from "#tests/domain/samples.ts"

import { type RunningTestServices, sessionOf } from "../support/services.ts"
import { showAtoms } from "../support/showAtoms.ts"

type Store = ReturnType<typeof createStore>

/** A value of the product that is debounced. */
interface Debounce {
  readonly name: string
  readonly window: Duration.Duration
  /** The specified delay in milliseconds (spec §9 "Debounces"). */
  readonly specified: number
  readonly shown: Atom<unknown>
  readonly trigger: (store: Store, number: number) => void
  /** The runs until now, each described as text. */
  readonly runs: (store: Store, services: RunningTestServices) => ReadonlyArray<string>
}

const languages = ["TH", "JA", "VI", "CN"] as const
const changeLanguage = (store: Store, number: number) =>
  store.set(languageAtom, languages[number % 4] ?? "EN")

const callsTo =
  (path: string, parameter: string) =>
  (_: Store, { fake }: RunningTestServices) =>
    fake
      .requestsTo(path)
      .map(({ query, headers }) => new Map(query).get(parameter) ?? headers["Language"] ?? "")

const settledIn = (store: Store): ReadonlyArray<string> => {
  const language = valueOf(store.get(languageLoadedAtom))?.language
  return language === undefined ? [] : [language]
}

/** A read that is fetched again in another language; `parameter` is the query parameter with the language. */
const refetch = (
  name: string,
  shown: Atom<unknown>,
  path: string,
  { window = timings.languageRefresh, specified = 250, parameter = "none" } = {},
): Debounce => ({ name, window, specified, shown, trigger: changeLanguage, runs: callsTo(path, parameter) })

const debounces: ReadonlyArray<Debounce> = [
  refetch("[GB-11] the list of hot games", hotGamesAtom, hotGames.path, {
    window: timings.hotListDebounce,
    parameter: "language",
  }),
  refetch("[HE-02] the help", helpTopicsAtom, helpTopics.path, {
    window: timings.helpDebounce,
    specified: 200,
    parameter: "lang",
  }),
  {
    name: "[LG-14] the validation of a form",
    window: timings.revalidation,
    specified: 200,
    shown: languageLoadedAtom,
    trigger: changeLanguage,
    runs: (store) => settledIn(store),
  },
  {
    name: "[GB-28] the slot search",
    window: timings.slotSearchDebounce,
    specified: 400,
    shown: gameSearchAtom,
    trigger: (store, number) => store.set(gameSearchAtom, { by: "typed", text: `koi ${number}` }),
    runs: (store) => [store.get(gameSearchAtom).applied],
  },
  refetch("[BC-04] the announcements", homeAnnouncementsAtom, homeAnnouncements.path),
  refetch("[BC-04] the winners", winnersAtom, winnerBoard.path),
  refetch("[BC-04] the favourites of home", homeFavouritesAtom, favouriteGames.path, {
    parameter: "language",
  }),
  refetch("[BC-04] the types of transactions", transactionTypesAtom, txCodes.path),
]

const replies = {
  [hotGames.path]: { value: { list: [] } },
  [helpTopics.path]: { value: [] },
  [homeAnnouncements.path]: { value: sample.bareAnnouncements },
  [winnerBoard.path]: { value: { list: [] } },
  [favouriteGames.path]: { value: { content: [], totalPages: 1 } },
  [txCodes.path]: { value: [] },
}

describe("debounced runs", () => {
  it.each(debounces)(
    "[HA-04] $name runs once after five triggers, after the last of them",
    async ({ window, specified, shown, trigger, runs }) => {
      assert.strictEqual(Duration.toMillis(window), specified)
      const running = await showAtoms([shown], { session: sessionOf(0), script: replies })
      const { store, adjust } = running
      await adjust("1 second")
      const before = runs(store, running)
      for (let number = 0; number < 5; number += 1) {
        trigger(store, number)
        await adjust(number === 4 ? 0 : Duration.millis(specified - 1))
      }
      await adjust(Duration.millis(specified - 1))
      assert.deepStrictEqual(runs(store, running), before)
      await adjust("1 millis")
      const after = runs(store, running)
      await adjust("10 seconds")
      assert.deepStrictEqual(runs(store, running), after)
      assert.notDeepEqual(after, before)
      assert.isAtMost(after.length, before.length + 1)
      assert.strictEqual(after.at(-1), shown === gameSearchAtom ? "koi 4" : languages[4 % 4])
    },
  )
})
