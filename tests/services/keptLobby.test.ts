import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"
import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { inboxUnread } from "#gateway/calls/inbox.ts"
import { memberInfo } from "#gateway/calls/member.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"
import { Transport, type WireRequest } from "#gateway/Transport.ts"
import { KeptAnswers } from "#platform/KeptAnswers.ts"
import { layerKeptLobby } from "#services/keptLobby.ts"

import { makeBench, settled } from "../support/services.ts"

const ask = (path: string, change: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  path,
  query: [],
  headers: { Merchant: "lantern", Language: "EN" },
  body: undefined,
  timeout: Duration.seconds(15),
  ...change,
})

/** A network that answers with what was asked, while there is one. */
const makeNetwork = () => {
  const device = makeBench().device
  const kept = new Map<string, string>()
  let asked = 0
  let status = 200
  let isThere = true
  const network = Layer.succeed(Transport)({
    carry: ({ path }) =>
      Effect.suspend(() => {
        asked += 1
        return isThere
          ? Effect.succeed({ status, body: `${path} ${asked}` })
          : Effect.fail(Failure.Unreachable())
      }),
  })
  const answers = Layer.succeed(KeptAnswers)({
    keep: (key, body) => Effect.sync(() => void kept.set(key, body)),
    find: (key) => Effect.sync(() => kept.get(key)),
  })
  const layer = layerKeptLobby.pipe(Layer.provide([network, device.layer, answers]))
  return {
    kept,
    asked: () => asked,
    answerWith: (next: number) => {
      status = next
    },
    go: (event: "online" | "offline") => {
      device.tell(event)
      isThere = event === "online"
    },
    carry: (request: WireRequest) =>
      Transport.use(({ carry }) => carry(request)).pipe(
        Effect.provide(layer),
        Effect.map(({ body }) => body),
        Effect.catch(({ _tag }) => Effect.succeed<string>(_tag)),
        Effect.tap(settled),
      ),
  }
}

describe("the last lobby", () => {
  it.effect.each([vendors.path, hotGames.path, winnerBoard.path, announcements.path])(
    "%s is read offline as it was, and asked for again on return",
    (path) =>
      Effect.gen(function* () {
        const { carry, go } = makeNetwork()
        assert.strictEqual(yield* carry(ask(path)), `${path} 1`)
        go("offline")
        assert.strictEqual(yield* carry(ask(path)), `${path} 1`)
        go("online")
        assert.strictEqual(yield* carry(ask(path)), `${path} 2`)
      }),
  )

  it.effect("is one for each merchant, language and question", () =>
    Effect.gen(function* () {
      const { carry, go } = makeNetwork()
      yield* carry(ask(vendors.path))
      go("offline")
      const others = [
        { headers: { Merchant: "other", Language: "EN" } },
        { headers: { Merchant: "lantern", Language: "TH" } },
        { query: [["typeId", "2"]] as const },
      ]
      for (const other of others) assert.strictEqual(yield* carry(ask(vendors.path, other)), "Unreachable")
    }),
  )

  it.effect("has nothing that hangs on a session", () =>
    Effect.gen(function* () {
      const { carry, kept } = makeNetwork()
      for (const { path } of [memberInfo, memberWallet, inboxUnread]) yield* carry(ask(path))
      yield* carry(ask(announcements.path, { query: [["token", "secret"]] }))
      assert.strictEqual(kept.size, 0)
      yield* carry(ask(announcements.path, { query: [["token", ""]] }))
      assert.strictEqual(kept.size, 1)
    }),
  )

  it.effect("keeps no failure, and hides none while the device is online", () =>
    Effect.gen(function* () {
      const { carry, kept, answerWith, asked } = makeNetwork()
      answerWith(500)
      yield* carry(ask(vendors.path))
      assert.strictEqual(kept.size, 0)
      answerWith(200)
      yield* carry(ask(vendors.path))
      yield* carry(ask(vendors.path))
      assert.strictEqual(asked(), 3)
    }),
  )
})
