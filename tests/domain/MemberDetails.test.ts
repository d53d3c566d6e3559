import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as HeadIcon from "#domain/HeadIcon.ts"
import { Member } from "#domain/Member.ts"
import { check, details } from "#domain/MemberDetails.ts"

import * as sample from "./samples.ts"

const member = Schema.decodeUnknownSync(Member)(sample.member)

const valuesOf = (change: Partial<Member>) =>
  Object.fromEntries(details({ ...member, ...change }).map(({ label, value }) => [label, value]))

describe("what my account shows", () => {
  it("is masked where it leads to a person (decision 3)", () => {
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

  it("is empty where nothing is set, and hides short and odd values whole", () => {
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

describe("the parts of my account that can be set", () => {
  it("are those that are empty, and no others", () => {
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
    ["nickname", "🎰", "name_format"],
    ["payeeName", "Ñ", undefined],
    ["email", "koi@mail", "email_format"],
    ["email", " koi@mail.example ", undefined],
  ] as const)("%s of '%s' is %s", (part, typed, wrong) => {
    assert.strictEqual(check(part, typed, { patterns: {} }), wrong)
  })

  it("follow the server's patterns", () => {
    assert.strictEqual(check("nickname", "Koi", { patterns: { nickname: "^[a-z]+$" } }), "name_format")
  })
})

describe("the head icons to choose from", () => {
  it("are the safe ones, each once", () => {
    const icons = [
      "/lgw/art/avatar/fox.svg",
      "https://cdn.example/fox.png",
      "/lgw/art/avatar/fox.svg",
      "javascript:alert(1)",
      "//evil.example/x.svg",
      "http://plain.example/x.svg",
    ]
    assert.deepStrictEqual(HeadIcon.choices({ icon: "", icons }), icons.slice(0, 2))
  })
})
