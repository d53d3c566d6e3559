import { assert, describe, it } from "@effect/vitest"

import * as Passwords from "#domain/account/Passwords.ts"
import {
  accepted,
  bad,
  events,
  good,
  refused,
  rules,
  same,
  submitted,
} from "#fixtures/machines/PasswordChange.ts"
import { Command, Event, machine, State } from "#machines/PasswordChange.ts"

import {
  breaking,
  breakingTransition,
  count,
  everyTransitionKeeps,
  explore,
  follow,
  keepingWords,
  leavingEnd,
  sendingTwice,
  tagsOf,
} from "../support/explore.ts"

const tags = tagsOf(machine)

describe("password change", () => {
  it("an accepted password change is sent once, shows its confirmation, and leaves the page", () => {
    const { state, commands } = follow(machine, [submitted(good), submitted(good), accepted])
    assert.deepStrictEqual(state, State.Changed({ needsOldPassword: true }))
    assert.deepStrictEqual(commands, [Command.Change({ typed: good }), Command.ShowSaved(), Command.Leave()])
  })

  it("[ER-05] a refused password change shows the reason and returns to the form", () => {
    const { state, commands } = tags([submitted(good), refused])
    assert.deepStrictEqual(state, State.Editing({ errors: {}, isSame: false, refusal: refused.message }))
    assert.deepStrictEqual(commands, ["Change", "ShowToast"])
  })

  it("[VA-01] a new password equal to the old one opens the popup and sends nothing", () => {
    const { state, commands } = tags([submitted(same)])
    assert.deepInclude(state, { _tag: "Editing", isSame: true })
    assert.deepStrictEqual(commands, [])
    const unrepeated = tags([submitted({ ...same, confirmPassword: "" })])
    assert.deepInclude(unrepeated.state, { isSame: true, errors: { confirmPassword: "enter_password" } })
    assert.deepInclude(tags([submitted(same), Event.SamePopupClosed()]).state, { isSame: false })
  })

  it("an invalid password change shows its errors and focuses the first invalid field", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    const errors = {
      oldPassword: "enter_password",
      newPassword: "check_password",
      confirmPassword: "confirmation_mismatch",
    } as const
    assert.deepStrictEqual(state, State.Editing({ errors, isSame: false, refusal: undefined }))
    assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: Passwords.fields })])
  })

  it("editing a password field clears only that field's error", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "oldPassword" })])
    assert.deepInclude(state, {
      errors: { newPassword: "check_password", confirmPassword: "confirmation_mismatch" },
    })
  })

  it("a language change validates only the filled password fields", () => {
    const draft = { typed: { ...bad, confirmPassword: "" }, rules, needsOldPassword: true }
    const { state, commands } = follow(machine, [Event.LanguageLoaded({ draft })])
    assert.deepInclude(state, { errors: { newPassword: "check_password" } })
    assert.deepStrictEqual(commands, [])
  })
})

describe("every event sequence of the password change", () => {
  const sequences = [...explore(machine, events, 5)]

  it("no event sequence of the password form has two changes in flight", () => {
    const twice = sendingTwice(sequences, "Change", ({ event }) =>
      ["Refused", "Accepted"].includes(event._tag),
    )
    assert.isEmpty(twice)
  })

  everyTransitionKeeps(sequences, {
    "sends no invalid password and no password equal to the old password": ({ event, commands }) =>
      commands.every(
        (command) =>
          command._tag !== "Change" ||
          (event._tag === "Submitted" &&
            !Passwords.isSame(command.typed) &&
            Passwords.wrongFields(Passwords.check(command.typed, rules, event.draft.needsOldPassword))
              .length === 0),
      ),
  })

  it("an event sequence of the password form shows the confirmation once, only when the change is accepted, and then ends", () => {
    assert.isEmpty(breaking(sequences, ({ commands }) => count(commands, "Leave") <= 1))
    const early = breakingTransition(
      sequences,
      ({ event, commands }) => count(commands, "ShowSaved") === 0 || event._tag === "Accepted",
    )
    assert.isEmpty(early)
    assert.isEmpty(leavingEnd(sequences, "Changed"))
  })

  it("no state of the password change contains a password", () => {
    const words = [...Object.values(good), ...Object.values(bad)].map((word) => word && `"${word}"`)
    assert.isEmpty(keepingWords(sequences, words))
  })
})
