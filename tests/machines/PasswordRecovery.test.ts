import { assert, describe, it } from "@effect/vitest"

import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import {
  bad,
  bySms,
  codeAsked,
  draftOf,
  events,
  good,
  refused,
  rules,
  submitted,
} from "#fixtures/machines/PasswordRecovery.ts"
import { Event, machine, State } from "#machines/PasswordRecovery.ts"

import {
  breaking,
  breakingTransition,
  count,
  everyTransitionKeeps,
  explore,
  keepingWords,
  leavingEnd,
  sendingTwice,
  tagsOf,
} from "../support/explore.ts"

const tags = tagsOf(machine)

describe("password reset", () => {
  it.each(PasswordRecovery.modes)(
    "requests a code by %s, sets the new password and opens the login",
    (mode) => {
      const { state, commands } = tags([
        Event.ModeChosen({ mode }),
        codeAsked(good),
        submitted(good),
        Event.Accepted(),
      ])
      assert.deepStrictEqual(state, State.Done({ mode }))
      assert.deepStrictEqual(commands, ["FetchCode", "SetPassword", "ShowSaved", "GoToLogin"])
    },
  )

  it("a password reset requests a code only for a valid recipient", () => {
    const { state, commands } = tags([bySms, codeAsked(bad)])
    assert.deepStrictEqual(
      state,
      State.Editing({ mode: "sms", errors: { mobile: "check_mobile" }, refusal: undefined }),
    )
    assert.deepStrictEqual(commands, ["FocusFirst"])
  })

  it("a refused password reset shows the reason and returns to the form", () => {
    const { state, commands } = tags([bySms, submitted(good), refused])
    assert.deepStrictEqual(state, State.Editing({ mode: "sms", errors: {}, refusal: refused.message }))
    assert.deepStrictEqual(commands, ["SetPassword"])
  })

  it("a password reset shows no errors after the player switches between e-mail and SMS", () => {
    const { state } = tags([submitted(bad), bySms])
    assert.deepStrictEqual(state, State.Editing({ mode: "sms", errors: {}, refusal: undefined }))
  })

  it("editing a field of the password reset clears only that field's error", () => {
    const { state } = tags([bySms, submitted(bad), Event.Edited({ field: "code" })])
    assert.deepStrictEqual(
      state,
      State.Editing({
        mode: "sms",
        errors: {
          mobile: "check_mobile",
          newPassword: "check_password",
          confirmPassword: "enter_password",
        },
        refusal: undefined,
      }),
    )
  })

  it("a language change validates only the filled fields of the password reset", () => {
    const { state, commands } = tags([bySms, Event.LanguageLoaded({ draft: draftOf(bad) })])
    const errors = { mobile: "check_mobile", newPassword: "check_password" } as const
    assert.deepStrictEqual(state, State.Editing({ mode: "sms", errors, refusal: undefined }))
    assert.deepStrictEqual(commands, [])
  })
})

describe("every event sequence of the password reset", () => {
  const sequences = [...explore(machine, events, 5)]

  it("no event sequence of the password reset has two requests in flight", () => {
    const twice = sendingTwice(sequences, "SetPassword", ({ event }) =>
      ["Refused", "Accepted"].includes(event._tag),
    )
    assert.isEmpty(twice)
  })

  everyTransitionKeeps(sequences, {
    "sends no invalid field, and requests no code without a recipient": ({ commands }) =>
      commands.every((command) => {
        if (command._tag !== "SetPassword" && command._tag !== "FetchCode") return true
        const { mode, draft } = command
        const check =
          command._tag === "SetPassword" ? PasswordRecovery.check : PasswordRecovery.checkAddressee
        return PasswordRecovery.wrongFields(check(mode, draft.typed, rules)).length === 0
      }),
  })

  it("a password reset stays in its mode, e-mail or SMS, while it is in flight, and ends when it is accepted", () => {
    assert.isEmpty(
      breakingTransition(
        sequences,
        ({ before, state }) => before._tag !== "Submitting" || state.mode === before.mode,
      ),
    )
    assert.isEmpty(leavingEnd(sequences, "Done"))
    assert.isEmpty(breaking(sequences, ({ commands }) => count(commands, "GoToLogin") <= 1))
  })

  it("no state of the password reset contains a typed value", () => {
    assert.isEmpty(keepingWords(sequences, Object.values(good)))
  })
})
