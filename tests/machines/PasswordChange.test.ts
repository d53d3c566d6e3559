import { assert, describe, it } from "@effect/vitest"

import * as Passwords from "#domain/Passwords.ts"
import { Command, Event, machine, State } from "#machines/PasswordChange.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const rules = { patterns: {} }
const good = { oldPassword: "lantern123", newPassword: "lantern456", confirmPassword: "lantern456" }
const same = { ...good, newPassword: "lantern123", confirmPassword: "lantern123" }
const bad = { oldPassword: "", newPassword: "12", confirmPassword: "13" }

const submitted = (typed: Passwords.Typed, asksOld = true) =>
  Event.Submitted({ draft: { typed, rules, asksOld } })
const refused = Event.Refused({ message: { key: "login_failed" } })
const accepted = Event.Accepted({ wasForced: false })

const events: ReadonlyArray<Event> = [
  submitted(good),
  submitted({ ...good, oldPassword: "" }, false),
  submitted(same),
  submitted(bad),
  Event.Edited({ field: "newPassword" }),
  Event.LanguageSettled({ draft: { typed: bad, rules, asksOld: true } }),
  Event.SamePopupClosed(),
  refused,
  accepted,
]

const tags = (path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

describe("the stories of a change of the password", () => {
  it("is sent once, said to be saved, and left", () => {
    const { state, commands } = follow(machine, [submitted(good), submitted(good), accepted])
    assert.deepStrictEqual(state, State.Changed({ asksOld: true }))
    assert.deepStrictEqual(commands, [
      Command.Change({ typed: good }),
      Command.SaySaved(),
      Command.Leave({ wasForced: false }),
    ])
  })

  it("[ER-05] a refusal is said, and the form is as it was", () => {
    const { state, commands } = tags([submitted(good), refused])
    assert.deepStrictEqual(state, State.Editing({ errors: {}, isSame: false }))
    assert.deepStrictEqual(commands, ["Change", "Say"])
  })

  it("[VA-01] a new password that is the old one opens the popup, and nothing is sent", () => {
    const { state, commands } = tags([submitted(same)])
    assert.deepInclude(state, { _tag: "Editing", isSame: true })
    assert.deepStrictEqual(commands, [])
    const unrepeated = tags([submitted({ ...same, confirmPassword: "" })])
    assert.deepInclude(unrepeated.state, { isSame: true, errors: { confirmPassword: "enter_password" } })
    assert.deepInclude(tags([submitted(same), Event.SamePopupClosed()]).state, { isSame: false })
  })

  it("wrong fields are told and the first is focused", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    const errors = {
      oldPassword: "enter_password",
      newPassword: "password_format",
      confirmPassword: "confirmation_mismatch",
    } as const
    assert.deepStrictEqual(state, State.Editing({ errors, isSame: false }))
    assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: Passwords.fields })])
  })

  it("[VA-05] without an old field an empty old password is no error", () => {
    const { commands } = tags([submitted({ ...good, oldPassword: "" }, false)])
    assert.deepStrictEqual(commands, ["Change"])
  })

  it("typing takes back what was said of that field alone", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "oldPassword" })])
    assert.deepInclude(state, {
      errors: { newPassword: "password_format", confirmPassword: "confirmation_mismatch" },
    })
  })

  it("another language looks at filled fields only", () => {
    const draft = { typed: { ...bad, confirmPassword: "" }, rules, asksOld: true }
    const { state, commands } = follow(machine, [Event.LanguageSettled({ draft })])
    assert.deepInclude(state, { errors: { newPassword: "password_format" } })
    assert.deepStrictEqual(commands, [])
  })
})

describe("every run of a change of the password", () => {
  const runs = [...explore(machine, events, 5)]

  it("all of up to five events were looked at", () => {
    assert.lengthOf(runs, 1 + 9 + 81 + 729 + 6561 + 59_049)
  })

  it("never has two submissions in flight", () => {
    const broken = breaking(runs, ({ steps }) => {
      let inFlight = 0
      return steps.every(({ event, commands }) => {
        if (event._tag === "Refused" || event._tag === "Accepted") inFlight = 0
        inFlight += count(commands, "Change")
        return inFlight <= 1
      })
    })
    assert.isEmpty(broken)
  })

  it("never sends invalid fields, nor a new password that is the old one", () => {
    const broken = breakingStep(runs, ({ event, commands }) =>
      commands.every(
        (command) =>
          command._tag !== "Change" ||
          (event._tag === "Submitted" &&
            !Passwords.isSame(command.typed) &&
            Passwords.wrongFields(Passwords.check(command.typed, rules, event.draft.asksOld)).length === 0),
      ),
    )
    assert.isEmpty(broken)
  })

  it("says that it was saved once, only after an acceptance, and nothing happens after it", () => {
    assert.isEmpty(breaking(runs, ({ commands }) => count(commands, "Leave") <= 1))
    const early = breakingStep(
      runs,
      ({ event, commands }) => count(commands, "SaySaved") === 0 || event._tag === "Accepted",
    )
    assert.isEmpty(early)
    const late = breakingStep(
      runs,
      ({ before, state, commands }) =>
        before._tag !== "Changed" || (state === before && commands.length === 0),
    )
    assert.isEmpty(late)
  })

  it("keeps no password in its state", () => {
    const words = [...Object.values(good), ...Object.values(bad)].filter((word) => word !== "")
    const broken = breaking(runs, ({ state }) => {
      const text = JSON.stringify(state)
      return !words.some((word) => text.includes(`"${word}"`))
    })
    assert.isEmpty(broken)
  })
})
