import { assert, describe, it } from "@effect/vitest"

import * as Form from "#domain/entry/RegisterForm.ts"
import type { Draft } from "#domain/entry/Registration.ts"
import {
  bad,
  draft,
  events,
  failed,
  good,
  invited,
  verificationToken,
  verified,
  registered,
  submitted,
} from "#fixtures/machines/Registration.ts"
import { Command, Event, machine, State } from "#machines/Registration.ts"

import { project } from "../support/fakeFirebase.ts"
import {
  breaking,
  count,
  everyTransitionKeeps,
  explore,
  follow,
  keepingWords,
  leavingEnd,
  sendingTwice,
  tagsOf,
} from "../support/explore.ts"

const tagsAfter = (...path: ReadonlyArray<Event>) => tagsOf(machine)(path)

describe("registration form", () => {
  it("[RG-26] a registration runs the human verification first, then sends the form, then enters the lobby", () => {
    const { state, commands } = follow(machine, [submitted(good), verified(good), registered])
    assert.deepStrictEqual(state, State.Done())
    assert.deepStrictEqual(commands, [
      Command.VerifyHuman({ draft: good }),
      Command.Send({ draft: good, verificationToken }),
      Command.Enter({ draft: good, hasSession: true }),
    ])
  })

  it("[RG-18, RG-19] an invalid registration shows all errors, focuses the first field and sends nothing", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    assert.deepInclude(state, {
      errors: {
        username: ["check_username"],
        password: ["check_password"],
        confirmPassword: ["in_confirmation_correct"],
      },
    })
    assert.deepStrictEqual(commands, [
      Command.FocusFirst({ fields: ["username", "password", "confirmPassword"] }),
    ])
  })

  it("a registration validates the fields of the first step before it shows the second step", () => {
    const pressed = (of: Draft) => {
      const { state, commands } = follow(machine, [Event.NextPressed({ draft: of })])
      return { state, commands }
    }
    const half = draft({ username: "a b", email: "nobody", captcha: "" })
    assert.deepStrictEqual(pressed(half), {
      state: State.Editing({
        step: "account",
        errors: { username: ["check_username"] },
        refusal: undefined,
      }),
      commands: [Command.FocusFirst({ fields: ["username"] })],
    })
    const account = draft({ email: "nobody", captcha: "" })
    assert.deepStrictEqual(pressed(account), {
      state: State.Editing({ step: "details", errors: {}, refusal: undefined }),
      commands: [],
    })
  })

  it("a registration's second step keeps showing the message for a taken username", () => {
    const path = [Event.FoundTaken({ field: "username" }), Event.NextPressed({ draft: good })]
    assert.deepInclude(follow(machine, path).state, {
      step: "details",
      errors: { username: ["username_exists"] },
    })
  })

  it("a registration that returns to its first step keeps the errors of the second step", () => {
    const path = [Event.NextPressed({ draft: good }), submitted(draft({ email: "nobody" })), Event.WentBack()]
    assert.deepInclude(follow(machine, path).state, { step: "account", errors: { email: ["check_email"] } })
  })

  it("a registration that focuses an invalid field shows the step with that field", () => {
    const wrong = (of: Draft) => tagsAfter(Event.NextPressed({ draft: good }), submitted(of)).state
    assert.deepInclude(wrong(draft({ email: "nobody" })), { step: "details" })
    assert.deepInclude(wrong(draft({ username: "a b", email: "nobody" })), { step: "account" })
    const sent = [Event.NextPressed({ draft: good }), submitted(good), verified(good)]
    assert.deepInclude(tagsAfter(...sent, failed(good, "username_exists")).state, { step: "account" })
    assert.deepInclude(tagsAfter(...sent, failed(good, "verification_code_error")).state, { step: "details" })
    assert.deepInclude(tagsAfter(...sent, failed(good, "network_slow")).state, { step: "details" })
  })

  it("[VA-25] a registration without agreement to the terms sends nothing", () => {
    assert.deepStrictEqual(tagsAfter(submitted(good, false)), { state: machine.initial, commands: [] })
  })

  it("[RG-23, RG-24] a registration validates a typed invitation code with the gateway before it is sent", () => {
    const path = [
      submitted(invited),
      verified(invited),
      Event.InvitationGood({ draft: invited, verificationToken }),
    ]
    assert.deepStrictEqual(tagsAfter(...path).commands, ["VerifyHuman", "CheckInvitation", "Send"])
    assert.deepStrictEqual(
      follow(machine, path).commands[1],
      Command.CheckInvitation({ draft: invited, verificationToken, code: "LANTERN8" }),
    )
  })

  it("[RG-23] a registration does not validate an empty optional invitation code, or a valid code from the address", () => {
    const welcome = { ...invited, circumstances: { ...invited.circumstances, affiliate: "valid" as const } }
    for (const each of [good, welcome])
      assert.deepStrictEqual(tagsAfter(submitted(each), verified(each)).commands, ["VerifyHuman", "Send"])
  })

  it("[ER-08, ER-09] an invalid invitation code shows its error, gets the focus and stops the registration", () => {
    const { state, commands } = follow(machine, [
      submitted(invited),
      verified(invited),
      Event.InvitationBad(),
    ])
    assert.deepInclude(state, { errors: { affiliateCode: ["invitation_code_error"] } })
    assert.deepStrictEqual(commands.slice(2), [
      Command.ShowToast({ message: { key: "invitation_code_error" } }),
      Command.FocusFirst({ fields: ["affiliateCode"] }),
    ])
  })

  it("[RG-21, RG-22] a registration by Firebase verifies the SMS code first, and a wrong code shows its error", () => {
    const coded = {
      ...draft({ mobileNum: "9175550001", verificationCode: "123456", affiliateCode: "LANTERN8" }),
    }
    const { circumstances } = coded
    const whitelabel = { ...circumstances.whitelabel, firebase: project }
    const byFirebase = { ...coded, circumstances: { ...circumstances, whitelabel } }
    const path = [submitted(byFirebase), verified(byFirebase)]
    assert.deepStrictEqual(tagsAfter(...path), {
      state: State.VerifyingCode(),
      commands: ["VerifyHuman", "VerifyCode"],
    })
    const good = Event.CodeGood({ draft: byFirebase, verificationToken })
    assert.deepStrictEqual(tagsAfter(...path, good).commands.slice(2), ["CheckInvitation"])
    const wrong = tagsAfter(...path, failed(byFirebase, "verification_code_error"))
    assert.deepInclude(wrong.state, { errors: { verificationCode: ["verification_code_error"] } })
    assert.deepStrictEqual(wrong.commands.slice(2), ["FocusFirst"])
    assert.deepStrictEqual(tagsAfter(submitted(coded), verified(coded)).commands, [
      "VerifyHuman",
      "CheckInvitation",
    ])
  })

  it("a cancelled human verification of a registration shows no message, and an unavailable verification shows a message", () => {
    const state = State.Editing({ step: "details", errors: {}, refusal: undefined })
    assert.deepStrictEqual(tagsAfter(submitted(good), Event.VerificationCancelled()).state, state)
    assert.deepInclude(tagsAfter(submitted(good), Event.VerificationUnavailable()).state, {
      refusal: { key: "proof_unavailable" },
    })
  })

  it("a registration whose invitation code could not be validated shows a message and keeps the captcha", () => {
    const { state, commands } = tagsAfter(
      submitted(invited),
      verified(invited),
      failed(invited, "network_slow"),
    )
    assert.deepInclude(state, { refusal: { key: "network_slow" } })
    assert.deepStrictEqual(commands, ["VerifyHuman", "CheckInvitation"])
  })

  it("a refused registration shows a message and requires a new captcha", () => {
    const { state, commands } = tagsAfter(submitted(good), verified(good), failed(good, "network_slow"))
    assert.deepInclude(state, { errors: {}, refusal: { key: "network_slow" } })
    assert.deepStrictEqual(commands, ["VerifyHuman", "Send", "RefreshCaptcha"])
  })

  it("a refused registration without a captcha fetches no captcha", () => {
    const plain = draft({}, "VALID_CAPTCHA3")
    const { commands } = tagsAfter(submitted(plain), verified(plain), failed(plain, "network_slow"))
    assert.deepStrictEqual(commands, ["VerifyHuman", "Send"])
  })

  it("[ER-20, ER-15] a refused registration shows the reason at the field that the gateway names, and focuses the field", () => {
    const taken = follow(machine, [submitted(good), verified(good), failed(good, "username_exists")])
    assert.deepInclude(taken.state, { errors: { username: ["username_exists"] }, refusal: undefined })
    assert.deepStrictEqual(taken.commands.at(-1), Command.FocusFirst({ fields: ["username"] }))
    const wrong = tagsAfter(submitted(good), verified(good), failed(good, "verification_code_error"))
    assert.deepInclude(wrong.state, { errors: { verificationCode: ["verification_code_error"] } })
  })

  it("editing a field of the registration clears only that field's error", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "password", draft: bad })])
    assert.deepStrictEqual(Object.keys(state._tag === "Editing" ? state.errors : {}), [
      "username",
      "confirmPassword",
    ])
  })

  it("a registration checks whether a valid username or e-mail is taken when its field loses focus, and drops the result on an edit", () => {
    const looks = (change: Partial<Form.Typed>, field: Form.Field, event: "Edited" | "Left" = "Left") =>
      follow(machine, [Event[event]({ field, draft: draft(change) })]).commands
    assert.deepStrictEqual(looks({ username: " neo1999 " }, "username"), [
      Command.LookUp({ field: "username", value: "neo1999" }),
    ])
    assert.deepStrictEqual(looks({ username: "a b" }, "username"), [])
    assert.deepStrictEqual(looks({ email: "neo@mail.example" }, "email"), [
      Command.LookUp({ field: "email", value: "neo@mail.example" }),
    ])
    assert.deepStrictEqual(looks({ username: "neo1999" }, "username", "Edited"), [
      Command.ForgetLookUp({ field: "username" }),
    ])
    assert.deepStrictEqual(looks({ nickname: "Neo" }, "nickname"), [])
  })

  it("[VA-23] a taken username is added to the field's other errors, and both messages show", () => {
    const taken = Event.FoundTaken({ field: "username" })
    const { state } = tagsAfter(submitted(draft({ username: "a b" })), taken, taken)
    const messages = state._tag === "Editing" ? (state.errors.username ?? []) : []
    assert.deepStrictEqual(messages, ["check_username", "username_exists"])
  })

  it("a taken username shows a message but does not block the registration", () => {
    const { state } = tagsAfter(Event.FoundTaken({ field: "username" }))
    assert.deepInclude(state, { errors: { username: ["username_exists"] } })
    assert.deepStrictEqual(tagsAfter(Event.FoundTaken({ field: "email" }), submitted(good)).commands, [
      "VerifyHuman",
    ])
  })

  it("[RG-08] the registration requests an SMS code only for a valid number", () => {
    const asked = (mobileNum: string) =>
      follow(machine, [Event.CodeRequested({ draft: draft({ mobileNum }) })])
    for (const mobileNum of ["", "12"]) {
      const { state, commands } = asked(mobileNum)
      assert.deepInclude(state, {
        errors: { mobileNum: [mobileNum === "" ? "field_required" : "check_mobile"] },
      })
      assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["mobileNum"] })])
    }
    assert.deepStrictEqual(asked("917 555 1000").commands, [
      Command.SendCode({ mobile: "9175551000", countryDialingCode: "63" }),
    ])
  })

  it("a language change validates only the registration's filled fields, and a change of mode clears the errors", () => {
    const half = draft({ username: "a b", password: "", confirmPassword: "", captcha: "" })
    const { state } = tagsAfter(Event.LanguageLoaded({ draft: half }))
    assert.deepInclude(state, { errors: { username: ["check_username"] } })
    assert.deepStrictEqual(tagsAfter(submitted(bad), Event.ModeChosen()).state, machine.initial)
  })
})

describe("every event sequence of the registration", () => {
  const sequences = [...explore(machine, events, 4)]

  it("no event sequence of the registration has two requests in flight", () => {
    const broken = sendingTwice(
      sequences,
      "Send",
      ({ before, event }) =>
        before._tag === "Sending" && (event._tag === "Failed" || event._tag === "Registered"),
    )
    assert.isEmpty(broken)
  })

  everyTransitionKeeps(sequences, {
    "sends only valid fields after human verification": ({ before, event, commands }) => {
      const asks = count(commands, "VerifyHuman") > 0
      const isFit =
        event._tag === "Submitted" &&
        event.agrees &&
        Object.keys(Form.check(event.draft.typed, event.draft.circumstances)).length === 0
      const sends = count(commands, "Send") > 0
      const follows = before._tag === "VerifyingHuman" || before._tag === "CheckingInvitation"
      return (!asks || (before._tag === "Editing" && isFit)) && (!sends || follows)
    },
    "sends no invitation code before its validation": ({ before, commands }) =>
      before._tag !== "VerifyingHuman" ||
      commands.every((command) => command._tag !== "Send" || command.draft.typed.affiliateCode === ""),
  })

  it("no state of the registration contains a typed value or a verificationToken", () => {
    const words = ["newcomer1", "Lantern1", "ab12", "LANTERN8", `"${verificationToken}"`]
    assert.isEmpty(keepingWords(sequences, words))
  })

  it("a registration enters the lobby once, and later events have no effect", () => {
    assert.isEmpty(breaking(sequences, ({ commands }) => count(commands, "Enter") <= 1))
    assert.isEmpty(leavingEnd(sequences, "Done"))
  })
})
