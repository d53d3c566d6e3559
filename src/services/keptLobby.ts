import { Effect, Layer } from "effect"

import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { addressOf } from "#gateway/FetchTransport.ts"
import { Transport, type WireRequest } from "#gateway/Transport.ts"
import { Device } from "#platform/Device.ts"
import { KeptAnswers } from "#platform/KeptAnswers.ts"

const lobby: ReadonlyArray<string> = [vendors, hotGames, winnerBoard, announcements].map(({ path }) => path)

/** What everybody gets who asks so; nothing where the answer hangs on a session. */
const keyOf = (request: WireRequest): string | undefined => {
  const isForOne = request.query.some(([name, value]) => name === "token" && value !== "")
  if (!lobby.includes(request.path) || isForOne) return undefined
  const { Merchant = "", Language = "" } = request.headers
  return addressOf({ ...request, query: [...request.query, ["kept", `${Merchant}.${Language}`]] })
}

/** The transport, with the last lobby to read while the device is offline: its lists, never a session's answers. */
export const layerKeptLobby = Layer.effect(
  Transport,
  Effect.gen(function* () {
    const { carry } = yield* Transport
    const device = yield* Device
    const kept = yield* KeptAnswers
    return Transport.of({
      carry: Effect.fnUntraced(function* (request) {
        const key = keyOf(request)
        if (key === undefined) return yield* carry(request)
        const body = (yield* device.isOnline) ? undefined : yield* kept.find(key)
        if (body !== undefined) return { status: 200, body }
        const answer = yield* carry(request)
        if (answer.status === 200) yield* Effect.forkDetach(kept.keep(key, answer.body))
        return answer
      }),
    })
  }),
)
