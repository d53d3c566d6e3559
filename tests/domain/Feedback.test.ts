import { assert, describe, it } from "@effect/vitest"

import * as Feedback from "#domain/Feedback.ts"
import en from "#i18n/locales/en.json"

import { oddTexts } from "../support/texts.ts"

const good: Feedback.Typed = { type: 3, content: "x".repeat(20), captcha: "ab12" }

const contentError = (content: string) => Feedback.check({ ...good, content }).content

describe("a feedback", () => {
  it("[EN-22] travels with exactly content, sender, type and captcha", () => {
    const typed: Feedback.Typed = { type: 1, content: `  ${good.content}\n`, captcha: " ab12 " }
    assert.deepStrictEqual(Feedback.payload(typed, "member0"), {
      content: good.content,
      sender: "member0",
      type: 1,
      captcha: "ab12",
    })
  })

  it("[EN-23] is about one of six things", () => {
    assert.deepStrictEqual(
      Feedback.questionTypes.map((type) => [type, en[Feedback.typeNames[type]]]),
      [
        [1, "Deposit"],
        [2, "Withdrawal"],
        [3, "Game"],
        [4, "Customer service"],
        [6, "Apply as agent"],
        [0, "Other"],
      ],
    )
    for (const type of Feedback.questionTypes) assert.strictEqual(Feedback.typeOf(String(type)), type)
    for (const none of ["", "5", "-1", "deposit"]) assert.strictEqual(Feedback.typeOf(none), Feedback.noType)
  })

  it("[EN-24] is about nothing at first, and is not sent so", () => {
    assert.strictEqual(Feedback.nothing.type, -1)
    assert.deepStrictEqual(Feedback.check({ ...good, type: -1 }), { type: "field_required" })
    assert.isUndefined(Feedback.payload({ ...good, type: -1 }, "member0"))
  })

  it.each([
    [19, "feedback_length"],
    [20, undefined],
    [200, undefined],
    [201, "feedback_length"],
  ] as const)("[VA-06] of %d characters: %s", (length, error) => {
    for (const character of ["x", "🎰", "ไ"]) {
      assert.strictEqual(contentError(character.repeat(length)), error, character)
      assert.strictEqual(contentError(`\n ${character.repeat(length)} \n`), error, "blanks at the ends")
      assert.strictEqual(Feedback.isLongEnough(character.repeat(length)), length >= 20)
    }
  })

  it("[VA-06] stops at 200 characters, and cuts none in half", () => {
    assert.strictEqual(Feedback.clipped("x".repeat(201)), "x".repeat(200))
    assert.strictEqual(Feedback.clipped("🎰".repeat(10_000)), "🎰".repeat(200))
    assert.strictEqual(Feedback.clipped("short"), "short")
  })

  it("[VA-07] needs the captcha's answer", () => {
    assert.strictEqual(Feedback.check({ ...good, captcha: "  " }).captcha, "in_vwrite_code")
    assert.strictEqual(en.in_vwrite_code, "Please write the code")
    assert.strictEqual(Feedback.check({ ...good, captcha: "x".repeat(17) }).captcha, "captcha_length")
  })

  it("may have several lines, and is sent without what nobody sees", () => {
    const lines = `${good.content}\nและ\tอีกบรรทัด`
    const sent = (content: string) => Feedback.payload({ ...good, content }, "neo")?.content
    assert.strictEqual(sent(lines), lines)
    for (const odd of ["\u0000", "\ud800", "\u202e", "\u2066", "\u009f", "\u2028"]) {
      assert.strictEqual(sent(`a${odd}b`), "ab", JSON.stringify(odd))
      assert.strictEqual(Feedback.lengthOf(`a${odd}b`), 2, JSON.stringify(odd))
    }
  })

  it("names its wrong fields in the form's order", () => {
    assert.deepStrictEqual(Feedback.wrongFields(Feedback.check(Feedback.nothing)), [...Feedback.fields])
    assert.deepStrictEqual(Feedback.check(good), {})
  })

  it("whatever is written, no input breaks it, and what passes is whole", () => {
    for (const odd of oddTexts) {
      const content = Feedback.clipped(odd)
      assert.isAtMost(Feedback.lengthOf(content), 200)
      const sent = Feedback.payload({ ...good, content }, "neo")?.content ?? ""
      assert.strictEqual(
        sent.normalize(),
        new TextDecoder().decode(new TextEncoder().encode(sent)).normalize(),
      )
      assert.notMatch(sent, /[\p{Cs}\u202e]/u)
    }
  })
})
