import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { matching, selected, Topic } from "#domain/help/Help.ts"

describe("help topics", () => {
  it("[EN-21] a help topic has a title and HTML content", () => {
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
  ])("the help address with i=%s and eight topics selects the topic %d", (i, index) => {
    assert.strictEqual(selected(i, 8), index)
  })

  it("the help page selects index 0 when there are no topics", () => {
    assert.strictEqual(selected("3", 0), 0)
  })

  it("a search in the help finds the topics that contain every searched word in title or text", () => {
    const topics = [
      { title: "Making a deposit", content: "<p>Choose a <b>bank</b></p>" },
      { title: "Withdrawal", content: "<p>To your bank &amp; wallet</p>" },
    ]
    const found = (text: string) => matching(topics, text)
    assert.deepStrictEqual([found("BANK"), found("bank deposit"), found("& wallet")], [[0, 1], [0], [1]])
    assert.deepStrictEqual([found("<b>"), found("")], [[], [0, 1]])
  })
})
