import { assert, describe, it } from "@effect/vitest"

import * as Feedback from "#domain/messages/Feedback.ts"
import en from "#i18n/locales/en.json"
import messages from "#i18n/locales/messages/en.json"
import shared from "#i18n/locales/shared/en.json"

const good: Feedback.Typed = { type: 3, content: "x".repeat(20), captcha: "ab12" }

const contentError = (content: string) => Feedback.check({ ...good, content }).content

describe("feedback", () => {
  it("[EN-22] the feedback request has exactly content, sender, type and captcha", () => {
    const typed: Feedback.Typed = { type: 1, content: `  ${good.content}\n`, captcha: " ab12 " }
    assert.deepStrictEqual(Feedback.payload(typed, "member0"), {
      content: good.content,
      sender: "member0",
      type: 1,
      captcha: "ab12",
    })
  })

  it("[EN-23] a feedback has one of six types", () => {
    const texts: Readonly<Record<string, string>> = { ...en, ...messages, ...shared }
    assert.deepStrictEqual(
      Feedback.questionTypes.map((type) => [type, texts[Feedback.typeNames[type]]]),
      [
        [1, "Deposit"],
        [2, "Withdrawal"],
        [3, "Game"],
        [4, "Customer service"],
        [6, "Agent application"],
        [0, "Other"],
      ],
    )
    for (const type of Feedback.questionTypes) assert.strictEqual(Feedback.typeOf(String(type)), type)
    for (const none of ["", "5", "-1", "deposit"]) assert.strictEqual(Feedback.typeOf(none), Feedback.noType)
  })

  it("[EN-24] a feedback without a type is not sent", () => {
    assert.strictEqual(Feedback.nothing.type, -1)
    assert.deepStrictEqual(Feedback.check({ ...good, type: -1 }), { type: "field_required" })
    assert.isUndefined(Feedback.payload({ ...good, type: -1 }, "member0"))
  })

  it.each([
    [19, "feedback_length"],
    [20, undefined],
    [200, undefined],
    [201, "feedback_length"],
  ] as const)("[VA-06] a feedback of %d characters has the error %s", (length, error) => {
    for (const character of ["x", "🎰", "ไ"]) {
      assert.strictEqual(contentError(character.repeat(length)), error, character)
      assert.strictEqual(contentError(`\n ${character.repeat(length)} \n`), error, "blanks at the ends")
      assert.strictEqual(Feedback.isLongEnough(character.repeat(length)), length >= 20)
    }
  })

  it("[VA-06] the feedback text stops at 200 characters without splitting one", () => {
    assert.strictEqual(Feedback.clipped("x".repeat(201)), "x".repeat(200))
    assert.strictEqual(Feedback.clipped("🎰".repeat(10_000)), "🎰".repeat(200))
    assert.strictEqual(Feedback.clipped("short"), "short")
  })

  it("[VA-07] a feedback requires the captcha", () => {
    assert.strictEqual(Feedback.check({ ...good, captcha: "  " }).captcha, "in_vwrite_code")
    assert.strictEqual(shared.in_vwrite_code, "Please write the code")
    assert.strictEqual(Feedback.check({ ...good, captcha: "x".repeat(17) }).captcha, "captcha_length_range")
  })

  it("a refused captcha of a feedback is shown at the captcha's field", () => {
    assert.strictEqual(Feedback.fieldOf({ key: "captcha_wrong" }), "captcha")
  })

  it("a feedback may have several lines and loses invisible characters", () => {
    const lines = `${good.content}\nและ\tอีกบรรทัด`
    const sent = (content: string) => Feedback.payload({ ...good, content }, "neo")?.content
    assert.strictEqual(sent(lines), lines)
    for (const odd of ["\u0000", "\ud800", "\u202e", "\u2066", "\u009f", "\u2028"]) {
      assert.strictEqual(sent(`a${odd}b`), "ab", JSON.stringify(odd))
      assert.strictEqual(Feedback.lengthOf(`a${odd}b`), 2, JSON.stringify(odd))
    }
  })
})
