import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import * as MemberType from "#domain/MemberType.ts"
import { accountOf, Session } from "#domain/Session.ts"

const codes = Array.from({ length: 100 }, (_, code) => code)
const those = (rule: (type: number) => boolean) => codes.filter(rule)

describe("member types", () => {
  it("[SS-02] only the member types 0, 1 and 2 are full members", () => {
    assert.deepStrictEqual(those(MemberType.isFull), [0, 1, 2])
    assert.deepStrictEqual(those(MemberType.mayDeposit), [0, 1, 2])
  })

  it("[SS-03] only the member type 4 is a free trial", () => {
    assert.deepStrictEqual(those(MemberType.isTrial), [4])
  })

  it("[SS-04] only the member types 4, 40, 41 and 42 have no contract", () => {
    assert.deepStrictEqual(those(MemberType.isNonContract), [4, 40, 41, 42])
  })

  it("[SS-05] all member types except 0, 4 and 40 are agents", () => {
    assert.deepStrictEqual(
      codes.filter((code) => !MemberType.isAgent(code)),
      [0, 4, 40],
    )
    for (const agent of [1, 2, 3, 41, 42, 9]) assert.isTrue(MemberType.isAgent(agent))
  })

  it("[EN-05] an invalid member type becomes 4", () => {
    for (const wire of [undefined, null, "", " ", "abc", {}, [], true, 1.5, -1, Number.NaN, "1e999"]) {
      assert.strictEqual(MemberType.fromWire(wire), 4, JSON.stringify(wire))
    }
  })

  it("a member type may be a number or a numeric string", () => {
    for (const code of [0, 1, 4, 42, 777]) {
      assert.strictEqual(MemberType.fromWire(code), code)
      assert.strictEqual(MemberType.fromWire(String(code)), code)
    }
  })

  it("a site for members refuses accounts that are only agents, and a site for agents refuses everyone but agents", () => {
    const refused = (site: MemberType.SiteAccountType) =>
      [0, 1, 2, 3, 4, 9, 40, 41].filter((type) => MemberType.refusalAt(site, type) !== undefined)
    assert.deepStrictEqual(refused("member"), [3, 9, 41])
    assert.deepStrictEqual(refused("agent"), [0, 4, 40])
    assert.isEmpty(refused("both"))
    assert.strictEqual(MemberType.refusalAt("member", 9), "not_member")
    assert.strictEqual(MemberType.refusalAt("agent", 0), "not_agent")
  })

  it("a session without a user name is identified by its token", () => {
    const sessionOf = (userName: string) => Schema.decodeUnknownSync(Session)({ token: "T", userName })
    assert.strictEqual(accountOf(sessionOf("neo")), '["","neo"]')
    assert.strictEqual(accountOf(sessionOf("")), "T")
  })

  it("a session without a type is a trial session", () => {
    const session = Schema.decodeUnknownOption(Session)({ token: "T", userName: "neo" })
    assert.strictEqual(Option.getOrThrow(session).type, 4)
  })
})
