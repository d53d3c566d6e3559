import { assert, describe, it } from "@effect/vitest"

import type { Image } from "#domain/promo/PromotionRules.ts"
import * as Application from "#domain/promo/Application.ts"
import * as ApplyForm from "#machines/ApplyForm.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

type Event = ApplyForm.Event<Image>

const machine = ApplyForm.machineFor<Image>()
const picture: Image = { name: "a.png", type: "image/png", size: 10 }
const good = { comment: "My first deposit.", images: [picture] }
const bad = { comment: "x".repeat(141), images: [{ ...picture, type: "image/gif" }] }

const submitted = (typed: Application.Typed, promoId = "5001"): Event => ({
  _tag: "Submitted",
  promoId,
  typed,
})
const refused: Event = { _tag: "Refused", message: { key: "network_slow" } }
const accepted: Event = { _tag: "Accepted" }
const edited: Event = { _tag: "Edited", field: "comment" }

describe("application form", () => {
  it("an accepted application is sent once with all its values and closes the form", () => {
    const { state, commands } = follow(machine, [submitted(good), submitted(good), accepted])
    assert.deepStrictEqual(state, machine.initial)
    assert.deepStrictEqual(commands, [
      { _tag: "Send", promoId: "5001", typed: good },
      { _tag: "Finish", promoId: "5001" },
    ])
  })

  it("[VA-11, VA-12] an invalid application is not sent, and the first invalid field gets the focus", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    assert.deepInclude(state, {
      errors: { comment: "activity_comment_length", images: "image_type_wrong" },
    })
    assert.deepStrictEqual(commands, [{ _tag: "FocusFirst", fields: ["comment", "images"] }])
    const after = follow(machine, [submitted(bad), edited]).state
    assert.deepInclude(after, { errors: { images: "image_type_wrong" } })
  })

  it("a rejected application shows the reason and may be sent again", () => {
    const { state, commands } = follow(machine, [submitted(good), refused, submitted(good)])
    assert.strictEqual(state._tag, "Sending")
    assert.strictEqual(count(commands, "Send"), 2)
    const refusal = follow(machine, [submitted(good), refused]).state
    assert.deepStrictEqual(refusal, { _tag: "Editing", errors: {}, refusal: { key: "network_slow" } })
  })
})

describe("every run of the application form", () => {
  const events = [submitted(good), submitted(bad), submitted(good, "5002"), edited, refused, accepted]
  const runs = [...explore(machine, events, 5)]

  it("no run sends two applications at once or an invalid one", () => {
    assert.isAbove(runs.length, 7000)
    assert.isEmpty(
      breakingStep(
        runs,
        ({ before, commands }) => count(commands, "Send") === 0 || before._tag === "Editing",
      ),
    )
    assert.isEmpty(
      breaking(runs, ({ commands }) =>
        commands.every(
          (each) => each._tag !== "Send" || Object.keys(Application.check(each.typed)).length === 0,
        ),
      ),
    )
  })

  it("every finished application was sent once", () => {
    assert.isEmpty(breaking(runs, ({ commands }) => count(commands, "Finish") <= count(commands, "Send")))
  })
})
