import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { toBadge } from "#domain/messages/UnreadCount.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"

describe("unread counts", () => {
  it.each([
    [0, ""],
    [1, "1"],
    [98, "98"],
    [99, "99"],
    [100, "99+"],
    [1e9, "99+"],
    [-3, ""],
    [2.7, "2"],
    [0.5, ""],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, "99+"],
  ])("[HH-08] the unread count %d shows as '%s'", (count, badge) => {
    assert.strictEqual(toBadge(count), badge)
  })

  it("[EN-53] the response with unread chat messages contains unReadCount, which is 0 if it is no number", () => {
    const decode = Schema.decodeUnknownSync(chatUnread.output)
    assert.deepStrictEqual(decode({ unReadCount: 7 }), { unReadCount: 7 })
    for (const odd of [{}, { unReadCount: "7" }]) assert.deepStrictEqual(decode(odd), { unReadCount: 0 })
  })
})
