import { afterEach, assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"
import { type Atom, createStore } from "jotai"

import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import { helpTopicsAtom } from "#atoms/help/help.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { languageSettledAtom } from "#atoms/entry/login.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { timings } from "#config/timings.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import * as sample from "#tests/domain/samples.ts"

import { type RunningBench, runBench } from "../support/services.ts"

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
  readonly runs: (store: Store, bench: RunningBench) => ReadonlyArray<string>
}

const languages = ["TH", "JA", "VI", "CN"] as const
const changeLanguage = (store: Store, number: number) =>
  store.set(languageAtom, languages[number % 4] ?? "EN")

const callsTo =
  (path: string, parameter: string) =>
  (_: Store, { fake }: RunningBench) =>
    fake
      .requestsTo(path)
      .map(({ query, headers }) => new Map(query).get(parameter) ?? headers["Language"] ?? "")

const settledIn = (store: Store): ReadonlyArray<string> => {
  const language = valueOf(store.get(languageSettledAtom))?.language
  return language === undefined ? [] : [language]
}

const debounces: ReadonlyArray<Debounce> = [
  {
    name: "the list of hot games",
    window: timings.hotListDebounce,
    specified: 250,
    shown: hotGamesAtom,
    trigger: changeLanguage,
    runs: callsTo(hotGames.path, "language"),
  },
  {
    name: "the help",
    window: timings.helpDebounce,
    specified: 200,
    shown: helpTopicsAtom,
    trigger: changeLanguage,
    runs: callsTo(helpTopics.path, "lang"),
  },
  {
    name: "[LG-14] the validation of a form",
    window: timings.revalidation,
    specified: 200,
    shown: languageSettledAtom,
    trigger: changeLanguage,
    runs: (store) => settledIn(store),
  },
  {
    name: "the slot search",
    window: timings.slotSearchDebounce,
    specified: 400,
    shown: gameSearchAtom,
    trigger: (store, number) => store.set(gameSearchAtom, { by: "typed", text: `koi ${number}` }),
    runs: (store) => [store.get(gameSearchAtom).applied],
  },
  {
    name: "the refetch in another language",
    window: timings.languageRefresh,
    specified: 250,
    shown: homeAnnouncementsAtom,
    trigger: changeLanguage,
    runs: callsTo(homeAnnouncements.path, "none"),
  },
]

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

const show = async (shown: Atom<unknown>) => {
  const running = runBench({
    script: {
      [hotGames.path]: { value: { list: [] } },
      [helpTopics.path]: { value: [] },
      [homeAnnouncements.path]: { value: sample.bareAnnouncements },
    },
  })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  for (const each of [sessionLifeAtom, lifecycleAtom, shown]) store.sub(each, () => {})
  await running.adjust("1 second")
  return { ...running, store, bench: running }
}

describe("debounced runs", () => {
  it.each(debounces)(
    "[HA-04] $name runs once for five triggers within its debounce, at the end",
    async ({ window, specified, shown, trigger, runs }) => {
      assert.strictEqual(Duration.toMillis(window), specified)
      const { store, adjust, bench: running } = await show(shown)
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
