import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { kinds, LiveRoom, priceOf } from "#domain/games/LiveRoom.ts"

const room = (over: object) => Schema.decodeUnknownSync(LiveRoom)({ roomId: 1, ...over })

describe("price of a live room", () => {
  it("only a paid live room has a price, in the given currency", () => {
    assert.deepStrictEqual(
      kinds.map((kind) => priceOf(room({ kind, price: 1249 }), "₱")),
      [undefined, undefined, "₱\u00a01,249.00"],
    )
    assert.strictEqual(priceOf(room({ kind: "pay", price: 0.5 }), ""), "0.50")
    assert.isUndefined(priceOf(room({ kind: "pay" }), "₱"))
  })
})
