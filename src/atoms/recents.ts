import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Game } from "#domain/Game.ts"
import * as MemberType from "#domain/MemberType.ts"
import { GameLists } from "#services/GameLists.ts"

import { queryAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

/** The member's recent games, newest first; a guest has none, without a call (decision 118). */
export const recentGamesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Game>>([])
    return GameLists.use(({ recent }) => recent(language)).pipe(Effect.provide(GameLists.layer))
  },
  { settle: timings.languageRefresh },
)

/** Whether a place is kept for recent games that are on their way: a trial account is too new to have many. */
export const expectsRecentsAtom = atom((get) =>
  Option.exists(get(sessionAtom), ({ type }) => !MemberType.isTrial(type)),
)
