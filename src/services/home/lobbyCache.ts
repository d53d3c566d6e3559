import { Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"
import { addressOf } from "#gateway/address.ts"
import { CachedResponses } from "#gateway/CachedResponses.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import { homeAnnouncements, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import type { WireRequest } from "#gateway/Transport.ts"
import { ResponseCache } from "#platform/ResponseCache.ts"

const cachedPaths: ReadonlyArray<string> = [homeAnnouncements, winnerBoard, vendors, hotGames].map(
  ({ path }) => path,
)

const keyOf = (request: WireRequest): string | undefined => {
  const isForOne = request.query.some(([name, value]) => name === "token" && value !== "")
  if (!cachedPaths.includes(request.path) || isForOne) return undefined
  const { Merchant = "", Language = "" } = request.headers
  return addressOf({ ...request, query: [...request.query, ["kept", `${Merchant}.${Language}`]] })
}

export const layerLobbyCache = Layer.effect(
  CachedResponses,
  Effect.map(ResponseCache, (cache) => ({
    clear: cache.clear,
    find: Effect.fnUntraced(function* (request) {
      const key = keyOf(request)
      const body = key === undefined ? undefined : yield* cache.find(key)
      return body === undefined ? yield* Effect.fail(Failure.Unreachable()) : { status: 200, body }
    }),
    store: (request, { body }) => {
      const key = keyOf(request)
      return key === undefined ? Effect.void : Effect.asVoid(Effect.forkDetach(cache.keep(key, body)))
    },
  })),
)
