import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { selected, Topic } from "#domain/Help.ts"

describe("the topics of the help", () => {
  it("[EN-21] have a title and a content, which is HTML", () => {
    const decode = Schema.decodeUnknownOption(Topic)
    const topic = { title: "Deposits", content: "<b>x</b>" }
    assert.deepStrictEqual(decode({ ...topic, sort: 3 }), Option.some(topic))
    assert.deepStrictEqual(decode({ title: "Deposits" }), Option.some({ title: "Deposits", content: "" }))
    assert.deepStrictEqual(decode({ content: "<b>x</b>" }), Option.none())
  })

  it.each([
    ["2", 2],
    ["0", 0],
    ["7", 7],
    ["8", 0],
    ["99999999999999999999", 0],
    ["", 0],
    ["-1", 0],
    ["1.5", 0],
    ["two", 0],
    ["1e0", 0],
  ])("i=%s of eight selects %d", (i, index) => {
    assert.strictEqual(selected(i, 8), index)
  })

  it("select the first of none", () => {
    assert.strictEqual(selected("3", 0), 0)
  })
})
