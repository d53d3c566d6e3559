import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { BankCard, titleOf } from "#domain/account/BankCard.ts"
import { displayName } from "#domain/account/Member.ts"

describe("the shown name of a member", () => {
  it.each([
    ["Neo", "neo", "user1", "Neo"],
    ["", "neo", "user1", "neo"],
    ["\u200b\u2063\u3164", "neo", "user1", "neo"],
    ["\u2800", "\u200d", "user1", "user1"],
    ["\u202eNeo", "neo", "user1", "Neo"],
  ])("a member named %j, %j and %j is shown as %s", (nickname, account, userName, shown) => {
    assert.strictEqual(displayName({ nickname, account, userName }), shown)
  })
})

describe("the names of a bank card", () => {
  const card = Schema.decodeUnknownSync(BankCard)({
    cardId: 1,
    bankCode: "B",
    bankName: "Bank \u202e",
    cardNumberMasked: "•••• 4821",
    payeeName: "\u2067Maria",
  })

  it("a bank name with a direction override does not reorder the card number", () => {
    assert.strictEqual(titleOf(card), "Bank •••• 4821")
  })
})
