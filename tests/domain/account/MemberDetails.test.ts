import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Avatar from "#domain/account/Avatar.ts"
import { Member } from "#domain/account/Member.ts"
import { check, details } from "#domain/account/MemberDetails.ts"
import * as sample from "#tests/domain/samples.ts"

const member = Schema.decodeUnknownSync(Member)(sample.member)

const valuesOf = (change: Partial<Member>) =>
  Object.fromEntries(details({ ...member, ...change }).map(({ label, value }) => [label, value]))

describe("profile", () => {
  it("the profile masks personal data (open point 3)", () => {
    assert.deepStrictEqual(
      valuesOf({
        account: "member0",
        nickname: "Maria",
        email: "maria@mail.example",
        payeeName: "Maria Santos",
        mobileNum: "09175551000",
      }),
      {
        account: "member0",
        nickname: "Maria",
        email: "m•••@mail.example",
        real_name: "M•••",
        mobile_number: "•••1000",
      },
    )
  })

  it("the profile shows unset values as empty, and masks short or unusual values fully", () => {
    const nothing = { nickname: "", email: "", payeeName: "", mobileNum: "" }
    const { account: _account, ...unset } = valuesOf(nothing)
    assert.deepStrictEqual(unset, { nickname: "", email: "", real_name: "", mobile_number: "" })
    assert.deepInclude(valuesOf({ email: "noaddress", payeeName: "🎰🎰", mobileNum: "911" }), {
      email: "n•••",
      real_name: "🎰•••",
      mobile_number: "•••",
    })
    assert.strictEqual(valuesOf({ account: "", userName: "neo" })["account"], "neo")
  })
})

describe("profile fields", () => {
  it("only profile fields that are still empty can be set", () => {
    const offered = (change: Partial<Member>) =>
      details({ ...member, ...change }).flatMap(({ part }) => part ?? [])
    assert.deepStrictEqual(offered({ nickname: "", email: "", payeeName: "", mobileNum: "" }), [
      "nickname",
      "email",
      "payeeName",
    ])
    assert.isEmpty(offered({ nickname: "Maria", email: "m@mail.example", payeeName: "Maria" }))
  })

  it.each([
    ["nickname", "  ", "field_required"],
    ["nickname", " Koi ", undefined],
    ["nickname", "🎰", "check_name"],
    ["payeeName", "Ñ", undefined],
    ["email", "koi@mail", "check_email"],
    ["email", " koi@mail.example ", undefined],
  ] as const)("the value of the profile field %s, '%s', has the error %s", (part, typed, wrong) => {
    assert.strictEqual(check(part, typed, { patterns: {} }), wrong)
  })

  it("profile fields follow the server's patterns", () => {
    assert.strictEqual(check("nickname", "Koi", { patterns: { nickname: "^[a-z]+$" } }), "check_name")
  })
})

describe("avatars", () => {
  it("the avatars offered are those with safe addresses, without duplicates", () => {
    const icons = [
      "/lgw/art/avatar/fox.svg",
      "https://cdn.example/fox.png",
      "/lgw/art/avatar/fox.svg",
      "javascript:alert(1)",
      "//evil.example/x.svg",
      "http://plain.example/x.svg",
    ]
    assert.deepStrictEqual(Avatar.choices({ icon: "", icons }), icons.slice(0, 2))
  })
})
