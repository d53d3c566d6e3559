import { Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"
import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { addressOf } from "#gateway/FetchTransport.ts"
import { LastAnswers } from "#gateway/LastAnswers.ts"
import type { WireRequest } from "#gateway/Transport.ts"
import { KeptAnswers } from "#platform/KeptAnswers.ts"

const lobby: ReadonlyArray<string> = [vendors, hotGames, winnerBoard, announcements].map(({ path }) => path)

/** What everybody gets who asks so; nothing where the answer hangs on a session. */
const keyOf = (request: WireRequest): string | undefined => {
  const isForOne = request.query.some(([name, value]) => name === "token" && value !== "")
  if (!lobby.includes(request.path) || isForOne) return undefined
  const { Merchant = "", Language = "" } = request.headers
  return addressOf({ ...request, query: [...request.query, ["kept", `${Merchant}.${Language}`]] })
}

/** The last lobby, to read until the network has answered: its lists, never a session's answers. */
export const layerKeptLobby = Layer.effect(
  LastAnswers,
  Effect.map(KeptAnswers, (kept) => ({
    find: Effect.fnUntraced(function* (request) {
      const key = keyOf(request)
      const body = key === undefined ? undefined : yield* kept.find(key)
      return body === undefined ? yield* Effect.fail(Failure.Unreachable()) : { status: 200, body }
    }),
    keep: (request, { body }) => {
      const key = keyOf(request)
      return key === undefined ? Effect.void : Effect.asVoid(Effect.forkDetach(kept.keep(key, body)))
    },
  })),
)
