import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { clubProgress, share } from "#domain/account/ClubProgress.ts"
import { Member } from "#domain/account/Member.ts"
import * as sample from "#tests/domain/samples.ts"

const way = { level: "Gold", next: "Diamond", staked: 250, needed: 1000 }

const memberWith = (fields: object): Member =>
  Schema.decodeUnknownSync(Member)({ ...sample.member, ...fields })

describe("progress to the next VIP level", () => {
  it("the progress is the staked share of the required stake, at most 100 %", () => {
    const progress = clubProgress(memberWith({ club: way }))
    assert.deepStrictEqual(progress, { next: "Diamond", staked: 250, needed: 1000 })
    assert.strictEqual(share({ next: "Diamond", staked: 250, needed: 1000 }), 0.25)
    assert.strictEqual(share({ next: "Diamond", staked: 2500, needed: 1000 }), 1)
  })

  it.each([
    ["is missing", {}],
    ["is null", { club: null }],
    ["is malformed", { club: { ...way, staked: "many" } }],
    ["is a name", { club: "Gold" }],
    ["has no next level", { club: { level: "Crown", staked: 9_000_000 } }],
    ["has no needed stake", { club: { ...way, needed: "many" } }],
    ["needs nothing", { club: { ...way, needed: 0 } }],
    ["has a negative stake", { club: { ...way, staked: -1 } }],
    ["is of a type that shows no name", { club: way, clubLabel: { labelName: "Gold", type: "MANUAL" } }],
  ])("no progress is shown when the club %s", (_how, fields) => {
    assert.isUndefined(clubProgress(memberWith(fields)))
  })

  it.each([undefined, null, "yesterday", { time: "yesterday" }, { device: "iPhone" }])(
    "a malformed last login (%j) is dropped",
    (lastLogin) => assert.isUndefined(memberWith({ lastLogin }).lastLogin),
  )

  it("a last login with a malformed device keeps its time", () => {
    assert.deepInclude(memberWith({ lastLogin: { time: 5, device: 7 } }).lastLogin, { time: 5 })
  })
})
