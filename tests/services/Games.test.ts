import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { Games } from "#services/Games.ts"
import { Winners } from "#services/Winners.ts"

import * as sample from "../domain/samples.ts"
import { openBench, sessionOf } from "../support/services.ts"

const queryOf = (request: { readonly query: ReadonlyArray<readonly [string, string]> } | undefined) =>
  Object.fromEntries(request?.query ?? [])

describe("what can be played", () => {
  it.effect("[CA-39] vendors are asked for with typeId 1 and the merchant code", () =>
    Effect.gen(function* () {
      const value = { sorting: [{ gameCategory: "RNG", vendorNames: [{ vassalage: "JDB" }] }], mapping: {} }
      const { of, fake } = yield* openBench({ script: { [vendors.path]: { value } } })
      const answer = yield* of(Games).vendors
      assert.strictEqual(answer.sorting[0]?.vendorNames[0]?.vassalage, "JDB")
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/GCSGAME_getVassGameType")
      assert.deepStrictEqual(queryOf(request), { typeId: "1", merchantCode: "lantern" })
    }),
  )

  it.effect("[CA-47] [EN-10] hot games are asked for with merchant, isPlatform 2, language and html5", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        script: { [hotGames.path]: { value: { list: [sample.game, { nodeId: 1 }, sample.game] } } },
        session: sessionOf(0, { merchantCode: "other" }),
      })
      const games = yield* of(Games).hot("TH")
      assert.deepStrictEqual(
        games.map(({ nodeId }) => nodeId),
        ["501", "501"],
      )
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/GCSGAME_hotGamesV2")
      assert.deepStrictEqual(queryOf(request), {
        merchantCode: "other",
        isPlatform: "2",
        language: "TH",
        platform: "html5",
      })
    }),
  )
})

describe("who won", () => {
  it.effect("[CA-61] is asked for of all games, 100 at most, and is the list of the answer", () =>
    Effect.gen(function* () {
      const other = { ...sample.winner, recordId: "9002" }
      const { of, fake } = yield* openBench({
        script: {
          [winnerBoard.path]: {
            value: { list: [{ vo: sample.winner }, { no: 1 }, { vo: other }], vo: [], winners: [] },
          },
        },
      })
      assert.deepStrictEqual(yield* of(Winners).latest("VI"), [sample.winner, other])
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/ODSFE2_getWinnerBoard")
      assert.deepStrictEqual(queryOf(request), { gameCategory: "ALL", language: "VI", limitNum: "100" })
    }),
  )
})
