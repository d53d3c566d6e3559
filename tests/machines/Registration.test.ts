import { assert, describe, it } from "@effect/vitest"

import * as Form from "#domain/RegisterForm.ts"
import type { Draft } from "#domain/Registration.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { Command, Event, machine, State } from "#machines/Registration.ts"

import { project } from "../support/fakeFirebase.ts"
import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const draft = (change: Partial<Form.Typed> = {}, ...off: ReadonlyArray<ModuleId>): Draft => ({
  typed: {
    ...Form.none,
    username: "newcomer1",
    password: "Lantern1",
    confirmPassword: "Lantern1",
    captcha: "ab12",
    ...change,
  },
  circumstances: {
    way: "username",
    settings: {
      fields: Object.fromEntries(
        Form.fields.map((name) => [name, { enabled: true, required: name === "captcha" }]),
      ),
    },
    whitelabel: { modules: moduleIds.filter((id) => !off.includes(id)) },
    affiliate: "invalid",
  },
  countryDialingCode: "63",
})

const good = draft()
const invited = draft({ affiliateCode: "LANTERN8" })
const bad = draft({ username: "a b", password: "1" })
const proof = "proof"

const submitted = (of: Draft, agrees = true) => Event.Submitted({ draft: of, agrees })
const proved = (of: Draft) => Event.Proved({ draft: of, proof })
const failed = (of: Draft, key: "network_slow" | "username_exists" | "verification_code_error") =>
  Event.Failed({ draft: of, message: { key } })
const registered = Event.Registered({ draft: good, hasSession: true })

const told = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

describe("the stories of a registration", () => {
  it("[RG-26] proves a human first, then registers, then enters", () => {
    const { state, commands } = follow(machine, [submitted(good), proved(good), registered])
    assert.deepStrictEqual(state, State.Done())
    assert.deepStrictEqual(commands, [
      Command.AskProof({ draft: good }),
      Command.Send({ draft: good, proof }),
      Command.Enter({ draft: good, hasSession: true }),
    ])
  })

  it("[RG-18, RG-19] wrong fields are all told, the first gets the focus, nothing goes out", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    assert.deepInclude(state, {
      errors: {
        username: ["account_format"],
        password: ["password_format"],
        confirmPassword: ["in_confirmation_correct"],
      },
    })
    assert.deepStrictEqual(commands, [
      Command.FocusFirst({ fields: ["username", "password", "confirmPassword"] }),
    ])
  })

  it("[VA-25] without the agreement nothing happens", () => {
    assert.deepStrictEqual(told(submitted(good, false)), { state: machine.initial, commands: [] })
  })

  it("[RG-23, RG-24] a typed invitation code is checked before, and only then the registration is sent", () => {
    const path = [submitted(invited), proved(invited), Event.InvitationGood({ draft: invited, proof })]
    assert.deepStrictEqual(told(...path).commands, ["AskProof", "CheckInvitation", "Send"])
    assert.deepStrictEqual(
      follow(machine, path).commands[1],
      Command.CheckInvitation({ draft: invited, proof, code: "LANTERN8" }),
    )
  })

  it("[RG-23] a good code of the address, or none where it may be empty, is not checked", () => {
    const welcome = { ...invited, circumstances: { ...invited.circumstances, affiliate: "valid" as const } }
    for (const each of [good, welcome])
      assert.deepStrictEqual(told(submitted(each), proved(each)).commands, ["AskProof", "Send"])
  })

  it("[ER-08, ER-09] a bad invitation code is said, its field gets the focus, nothing is sent", () => {
    const { state, commands } = follow(machine, [submitted(invited), proved(invited), Event.InvitationBad()])
    assert.deepInclude(state, { errors: { affiliateCode: ["invitation_code_error"] } })
    assert.deepStrictEqual(commands.slice(2), [
      Command.Say({ message: { key: "invitation_code_error" } }),
      Command.FocusFirst({ fields: ["affiliateCode"] }),
    ])
  })

  it("[RG-21, RG-22] with Firebase the code is verified first; a wrong one stops it at its field", () => {
    const coded = {
      ...draft({ mobileNum: "9175550001", verificationCode: "123456", affiliateCode: "LANTERN8" }),
    }
    const { circumstances } = coded
    const whitelabel = { ...circumstances.whitelabel, firebase: project }
    const byFirebase = { ...coded, circumstances: { ...circumstances, whitelabel } }
    const path = [submitted(byFirebase), proved(byFirebase)]
    assert.deepStrictEqual(told(...path), {
      state: State.VerifyingCode(),
      commands: ["AskProof", "VerifyCode"],
    })
    const good = Event.CodeGood({ draft: byFirebase, proof })
    assert.deepStrictEqual(told(...path, good).commands.slice(2), ["CheckInvitation"])
    const wrong = told(...path, failed(byFirebase, "verification_code_error"))
    assert.deepInclude(wrong.state, { errors: { verificationCode: ["verification_code_error"] } })
    assert.deepStrictEqual(wrong.commands.slice(2), ["FocusFirst"])
    assert.deepStrictEqual(told(submitted(coded), proved(coded)).commands, ["AskProof", "CheckInvitation"])
  })

  it("a proof that is cancelled leads back without a word, one that cannot be had with one", () => {
    assert.deepStrictEqual(told(submitted(good), Event.ProofCancelled()).state, machine.initial)
    assert.deepInclude(told(submitted(good), Event.ProofUnavailable()).state, {
      refusal: { key: "proof_unavailable" },
    })
  })

  it("an invitation that cannot be checked is told, and the captcha is still good", () => {
    const { state, commands } = told(submitted(invited), proved(invited), failed(invited, "network_slow"))
    assert.deepInclude(state, { refusal: { key: "network_slow" } })
    assert.deepStrictEqual(commands, ["AskProof", "CheckInvitation"])
  })

  it("a refusal is told, and the captcha is used up", () => {
    const { state, commands } = told(submitted(good), proved(good), failed(good, "network_slow"))
    assert.deepInclude(state, { errors: {}, refusal: { key: "network_slow" } })
    assert.deepStrictEqual(commands, ["AskProof", "Send", "RefreshCaptcha"])
  })

  it("where no captcha is shown none is fetched", () => {
    const plain = draft({}, "VALID_CAPTCHA3")
    const { commands } = told(submitted(plain), proved(plain), failed(plain, "network_slow"))
    assert.deepStrictEqual(commands, ["AskProof", "Send"])
  })

  it("[ER-20, ER-15] a refusal about a field is said there, and it gets the focus", () => {
    const taken = follow(machine, [submitted(good), proved(good), failed(good, "username_exists")])
    assert.deepInclude(taken.state, { errors: { username: ["username_exists"] }, refusal: undefined })
    assert.deepStrictEqual(taken.commands.at(-1), Command.FocusFirst({ fields: ["username"] }))
    const wrong = told(submitted(good), proved(good), failed(good, "verification_code_error"))
    assert.deepInclude(wrong.state, { errors: { verificationCode: ["verification_code_error"] } })
  })

  it("typing takes back what was said of that field alone", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "password", draft: bad })])
    assert.deepStrictEqual(Object.keys(state._tag === "Editing" ? state.errors : {}), [
      "username",
      "confirmPassword",
    ])
  })

  it("a name and an address are looked up when they pass, and an older look-up is given up when they do not", () => {
    const looks = (change: Partial<Form.Typed>, field: Form.Field) =>
      follow(machine, [Event.Edited({ field, draft: draft(change) })]).commands
    assert.deepStrictEqual(looks({ username: " neo1999 " }, "username"), [
      Command.LookUp({ field: "username", value: "neo1999" }),
    ])
    assert.deepStrictEqual(looks({ username: "a b" }, "username"), [
      Command.LookUp({ field: "username", value: "" }),
    ])
    assert.deepStrictEqual(looks({ email: "neo@mail.example" }, "email"), [
      Command.LookUp({ field: "email", value: "neo@mail.example" }),
    ])
    assert.deepStrictEqual(looks({ nickname: "Neo" }, "nickname"), [])
  })

  it("a name that is taken is said, and holds up nobody", () => {
    const { state } = told(Event.FoundTaken({ field: "username" }))
    assert.deepInclude(state, { errors: { username: ["username_exists"] } })
    assert.deepStrictEqual(told(Event.FoundTaken({ field: "email" }), submitted(good)).commands, ["AskProof"])
  })

  it("[RG-08] a code goes to a number that is valid, and nothing begins for any other", () => {
    const asked = (mobileNum: string) => follow(machine, [Event.CodeAsked({ draft: draft({ mobileNum }) })])
    for (const mobileNum of ["", "12"]) {
      const { state, commands } = asked(mobileNum)
      assert.deepInclude(state, {
        errors: { mobileNum: [mobileNum === "" ? "field_required" : "phone_format"] },
      })
      assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["mobileNum"] })])
    }
    assert.deepStrictEqual(asked("917 555 1000").commands, [
      Command.SendCode({ mobile: "9175551000", countryDialingCode: "63" }),
    ])
  })

  it("another language looks at filled fields only; another way starts with a clean form", () => {
    const half = draft({ username: "a b", password: "", confirmPassword: "", captcha: "" })
    const { state } = told(Event.LanguageSettled({ draft: half }))
    assert.deepInclude(state, { errors: { username: ["account_format"] } })
    assert.deepStrictEqual(told(submitted(bad), Event.WayChosen()).state, machine.initial)
  })
})

describe("every run of a registration", () => {
  const events: ReadonlyArray<Event> = [
    submitted(good),
    submitted(invited),
    submitted(bad),
    submitted(good, false),
    Event.Edited({ field: "username", draft: good }),
    Event.FoundTaken({ field: "username" }),
    Event.LanguageSettled({ draft: bad }),
    Event.WayChosen(),
    Event.CodeAsked({ draft: good }),
    proved(good),
    proved(invited),
    Event.ProofCancelled(),
    Event.ProofUnavailable(),
    Event.InvitationGood({ draft: invited, proof }),
    Event.InvitationBad(),
    failed(good, "network_slow"),
    failed(good, "username_exists"),
    registered,
  ]
  const runs = [...explore(machine, events, 4)]

  it("all of up to four events were looked at", () => {
    assert.lengthOf(runs, 1 + 18 + 18 ** 2 + 18 ** 3 + 18 ** 4)
  })

  it("never has two submissions in flight", () => {
    const broken = breaking(runs, ({ steps }) => {
      let waiting = 0
      return steps.every(({ before, event, commands }) => {
        if (before._tag === "Sending" && (event._tag === "Failed" || event._tag === "Registered")) waiting = 0
        waiting += count(commands, "Send")
        return waiting <= 1
      })
    })
    assert.isEmpty(broken)
  })

  it("asks for no proof of invalid fields or without the agreement, and sends nothing without a proof", () => {
    const broken = breakingStep(runs, ({ before, event, commands }) => {
      const asks = count(commands, "AskProof") > 0
      const isFit =
        event._tag === "Submitted" &&
        event.agrees &&
        Object.keys(Form.check(event.draft.typed, event.draft.circumstances)).length === 0
      const sends = count(commands, "Send") > 0
      const follows = before._tag === "ProvingHuman" || before._tag === "CheckingInvitation"
      return (!asks || (before._tag === "Editing" && isFit)) && (!sends || follows)
    })
    assert.isEmpty(broken)
  })

  it("what has an invitation code is not sent before that is checked", () => {
    const broken = breakingStep(
      runs,
      ({ before, commands }) =>
        before._tag !== "ProvingHuman" ||
        commands.every((command) => command._tag !== "Send" || command.draft.typed.affiliateCode === ""),
    )
    assert.isEmpty(broken)
  })

  it("no state holds what was typed", () => {
    const broken = runs.filter(({ state }) => JSON.stringify(state).includes("Lantern1"))
    assert.isEmpty(broken)
  })

  it("enters once, and nothing happens after it", () => {
    assert.isEmpty(breaking(runs, ({ commands }) => count(commands, "Enter") <= 1))
    const broken = breakingStep(
      runs,
      ({ before, state, commands }) => before._tag !== "Done" || (state === before && commands.length === 0),
    )
    assert.isEmpty(broken)
  })
})
