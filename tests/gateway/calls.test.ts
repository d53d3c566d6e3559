import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"

import { hotGames } from "#gateway/calls/games/games.ts"
import { Cipher } from "#gateway/Cipher.ts"
import { layerFetch } from "#gateway/FetchTransport.ts"
import { Gateway } from "#gateway/Gateway.ts"

import * as sample from "../domain/samples.ts"
import { itEffect } from "../support/itEffect.ts"
import { makeCaller } from "../support/gatewayClient.ts"
import { contract } from "./contract.ts"
import { type AnyCall, registry, sampleOf } from "./registry.ts"
import { theLock } from "./lock.ts"

/** Calls that the specification names without a path (§7), and those of the points mall (gateway §7). */
const relayed = /^(PTS2|MCSFE|GLS2|ODSFE2|CBS|CSP|MCS2|ODS2|GCSGAME|GCS)_/

const sendTo = (origin: string, call: AnyCall, loginKey: string) =>
  sampleOf(call.input).pipe(
    Effect.flatMap((input) => Gateway.use((gateway) => gateway.send(call, input))),
    Effect.result,
    Effect.provide(
      Gateway.layer.pipe(
        Layer.provide([layerFetch([origin]), makeCaller({ token: "T", loginKey }).layer, Cipher.layer]),
      ),
    ),
  )

describe("gateway calls", () => {
  afterEach(() => void vi.unstubAllGlobals())

  const sentCalls = (calls: ReadonlyArray<AnyCall>) =>
    Effect.gen(function* () {
      const { loginKey } = yield* Effect.promise(theLock)
      const stub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
        Promise.resolve(new Response('{"success":false}')),
      )
      vi.stubGlobal("fetch", stub)
      for (const call of calls) yield* sendTo("https://gateway.example", call, loginKey)
      return stub.mock.calls.map(([url, { method }]) => `${method} ${url.split("?")[0]}`)
    })

  const atHost = (name: string): string => name.replace(" ", " https://gateway.example")

  itEffect("[CA-01] use the specified path and method at the gateway's host", function* () {
    const sent = yield* sentCalls(registry.map(({ call }) => call))
    assert.lengthOf(sent, registry.length)
    assert.sameMembers(
      [...new Set(sent)],
      contract.map(({ name }) => atHost(name)),
    )
  })

  itEffect.each(contract.filter(({ row }) => row !== ""))(
    "[$row] send the specified request: $name",
    function* ({ name }) {
      const calls = registry.flatMap(({ call }) => (`${call.method} ${call.path}` === name ? [call] : []))
      assert.deepStrictEqual(new Set(yield* sentCalls(calls)), new Set([atHost(name)]))
    },
  )

  it("[CA-02] calls without a specified path use /wps/relay/ and their name", () => {
    const names = registry.flatMap(({ call }) => {
      const last = call.path.split("/").at(-1) ?? ""
      return relayed.test(last) ? [{ last, path: call.path }] : []
    })
    assert.isAbove(names.length, 10)
    for (const { last, path } of names) assert.strictEqual(path, `/wps/relay/${last}`)
    const elsewhere = registry.filter(
      ({ call }) =>
        call.path.startsWith("/wps/relay/") && !relayed.test(call.path.slice("/wps/relay/".length)),
    )
    assert.isEmpty(elsewhere)
  })

  it("every read is a GET, and every call with another method is a change", () => {
    for (const { name, call } of registry) {
      if (!call.changes) assert.strictEqual(call.method, "GET", name)
      if (call.method !== "GET") assert.isTrue(call.changes, name)
    }
    const odd = registry.filter(({ call }) => call.changes && call.method === "GET").map(({ name }) => name)
    assert.deepStrictEqual(odd.sort(), ["addRecentGame", "launchGame"])
  })

  itEffect("contain no secret in a GET's address, except the specified tokens", function* () {
    for (const { name, call } of registry) {
      if (call.method !== "GET") continue
      const names = Object.keys((yield* sampleOf(call.input)) ?? {})
      // The specification requires the token in these requests.
      const isAllowed = [
        "siteAnnouncements",
        "homeAnnouncements",
        "promotions",
        "agentAnnouncements",
        "favouriteIds",
        "favouriteGames",
        "dividendContracts",
      ].includes(name)
      const allowed = isAllowed ? ["token"] : []
      const secret = names.filter(
        (field) => /token|password|captcha/i.test(field) && !allowed.includes(field),
      )
      assert.isEmpty(secret, name)
    }
  })

  it("[EN-10] hot games decode to a list and drop invalid entries", () => {
    const { list } = Schema.decodeUnknownSync(hotGames.output)({
      list: [sample.game, { ...sample.game, nodeId: 502 }],
    })
    assert.deepStrictEqual(
      list.map(({ nodeId }) => nodeId),
      ["501", "502"],
    )
    assert.strictEqual(Schema.decodeUnknownResult(hotGames.output)({ games: [] })._tag, "Failure")
  })
})
