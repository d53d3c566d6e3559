import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { Payout } from "#domain/agent/Payout.ts"
import { Downline, TeamPlay } from "#domain/agent/Team.ts"
import { Winner } from "#domain/home/Winner.ts"
import { list } from "#domain/Lenient.ts"
import { Good } from "#domain/promo/PointsMall.ts"
import { Bet } from "#domain/records/Bet.ts"
import { Transaction } from "#domain/records/Transaction.ts"

const row = <A, E>(name: string, entry: Schema.Codec<A, E>, sound: object, amount: string) => ({
  name,
  decode: Schema.decodeUnknownSync(list(entry)),
  sound,
  amount,
})

const rows = [
  row("a bet's stake", Bet, { orderId: 1 }, "stake"),
  row("a transaction's amount", Transaction, { id: 1 }, "amount"),
  row("a transaction's balance", Transaction, { id: 1 }, "balance"),
  row("a downline's balance", Downline, { account: "jun" }, "balance"),
  row("a team member's net result", TeamPlay, { account: "jun" }, "net"),
  row("a payout's amount", Payout, { account: "jun" }, "amount"),
  row("a winner's win", Winner, { gameName: "Koi", customerName: "a***z" }, "winAmount"),
  row("a good's points", Good, { goodsId: 1, title: "Fan" }, "points"),
]

describe("amounts of list entries", () => {
  it.each(rows)("drop an entry whose $name is not a number, but allow a missing one", (entry) => {
    const { decode, sound, amount } = entry
    assert.lengthOf(decode([sound, { ...sound, [amount]: 5 }]), 2)
    for (const odd of ["5", "1,000.00", null, true, {}]) assert.isEmpty(decode([{ ...sound, [amount]: odd }]))
  })
})
