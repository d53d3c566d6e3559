import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Game } from "#domain/games/Game.ts"
import * as MemberType from "#domain/MemberType.ts"
import { recentGames } from "#gateway/calls/games/gameLists.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

export const recentGamesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Game>>([])
    return Effect.map(Backend.read(recentGames, { language }), ({ list }) => list)
  },
  { debounce: ["recent-games", timings.languageRefresh] },
)

export const expectsRecentsAtom = atom((get) =>
  Option.exists(get(sessionAtom), ({ type }) => !MemberType.isTrial(type)),
)
