import { assert, describe, it } from "@effect/vitest"

import * as Recovery from "#domain/Recovery.ts"
import { Event, machine, State } from "#machines/Recovery.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const rules = { patterns: {} }
const good: Recovery.Typed = {
  username: "member0",
  email: "member0@mail.example",
  mobile: "09175551000",
  code: "123456",
  newPassword: "lantern456",
  confirmPassword: "lantern456",
}
const bad: Recovery.Typed = { ...Recovery.nothing, mobile: "12", newPassword: "1" }

const draftOf = (typed: Recovery.Typed) => ({ typed, rules, countryDialingCode: "63" })
const submitted = (typed: Recovery.Typed) => Event.Submitted({ draft: draftOf(typed) })
const codeAsked = (typed: Recovery.Typed) => Event.CodeAsked({ draft: draftOf(typed) })
const bySms = Event.WayChosen({ way: "sms" })
const refused = Event.Refused({ message: { key: "verification_code_error" } })

const events: ReadonlyArray<Event> = [
  bySms,
  Event.WayChosen({ way: "email" }),
  codeAsked(good),
  codeAsked(bad),
  submitted(good),
  submitted(bad),
  Event.Edited({ field: "mobile" }),
  Event.LanguageSettled({ draft: draftOf(bad) }),
  refused,
  Event.Accepted(),
]

const tags = (path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

describe("the stories of a forgotten password", () => {
  it.each(Recovery.ways)("by %s: a code, a new password, and on to the login", (way) => {
    const { state, commands } = tags([
      Event.WayChosen({ way }),
      codeAsked(good),
      submitted(good),
      Event.Accepted(),
    ])
    assert.deepStrictEqual(state, State.Done({ way }))
    assert.deepStrictEqual(commands, ["FetchCode", "SetPassword", "SaySaved", "GoToLogin"])
  })

  it("a code is asked for only with whom it goes to filled in well", () => {
    const { state, commands } = tags([bySms, codeAsked(bad)])
    assert.deepStrictEqual(state, State.Editing({ way: "sms", errors: { mobile: "phone_format" } }))
    assert.deepStrictEqual(commands, ["FocusFirst"])
  })

  it("a refusal is said, and the form is as it was", () => {
    const { state, commands } = tags([bySms, submitted(good), refused])
    assert.deepStrictEqual(state, State.Editing({ way: "sms", errors: {} }))
    assert.deepStrictEqual(commands, ["SetPassword", "Say"])
  })

  it("the other way begins without what was said of the first", () => {
    const { state } = tags([submitted(bad), bySms])
    assert.deepStrictEqual(state, State.Editing({ way: "sms", errors: {} }))
  })

  it("typing takes back what was said of that field alone", () => {
    const { state } = tags([bySms, submitted(bad), Event.Edited({ field: "code" })])
    assert.deepStrictEqual(
      state,
      State.Editing({
        way: "sms",
        errors: {
          mobile: "phone_format",
          newPassword: "password_format",
          confirmPassword: "enter_password",
        },
      }),
    )
  })

  it("another language looks at filled fields only", () => {
    const { state, commands } = tags([bySms, Event.LanguageSettled({ draft: draftOf(bad) })])
    const errors = { mobile: "phone_format", newPassword: "password_format" } as const
    assert.deepStrictEqual(state, State.Editing({ way: "sms", errors }))
    assert.deepStrictEqual(commands, [])
  })
})

describe("every run of a forgotten password", () => {
  const runs = [...explore(machine, events, 5)]

  it("never has two submissions in flight", () => {
    const broken = breaking(runs, ({ steps }) => {
      let inFlight = 0
      return steps.every(({ event, commands }) => {
        if (event._tag === "Refused" || event._tag === "Accepted") inFlight = 0
        inFlight += count(commands, "SetPassword")
        return inFlight <= 1
      })
    })
    assert.isEmpty(broken)
  })

  it("never sends invalid fields, nor asks for a code that would go nowhere", () => {
    const broken = breakingStep(runs, ({ commands }) =>
      commands.every((command) => {
        if (command._tag !== "SetPassword" && command._tag !== "FetchCode") return true
        const { way, draft } = command
        const check = command._tag === "SetPassword" ? Recovery.check : Recovery.checkAddressee
        return Recovery.wrongFields(check(way, draft.typed, rules)).length === 0
      }),
    )
    assert.isEmpty(broken)
  })

  it("stays in its way while it is sent, and is over once it is done", () => {
    const broken = breakingStep(runs, ({ before, state, commands }) => {
      if (before._tag === "Done") return state === before && commands.length === 0
      return before._tag !== "Submitting" || state.way === before.way
    })
    assert.isEmpty(broken)
    assert.isEmpty(breaking(runs, ({ commands }) => count(commands, "GoToLogin") <= 1))
  })

  it("keeps nothing of what was typed in its state", () => {
    const broken = breaking(runs, ({ state }) => {
      const text = JSON.stringify(state)
      return !Object.values(good).some((word) => text.includes(word))
    })
    assert.isEmpty(broken)
  })
})
