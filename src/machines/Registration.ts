import { Data } from "effect"

import * as RegisterForm from "#domain/RegisterForm.ts"
import type { Draft } from "#domain/Registration.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** No state holds what was typed: a draft travels with the commands and comes back with their answers. */
export type State = Data.TaggedEnum<{
  Editing: {
    readonly errors: RegisterForm.Errors
    /** Why the last try was refused. */
    readonly refusal: Message | undefined
  }
  /** The player shows that they are human. */
  ProvingHuman: {}
  /** Firebase says whether the code is right. */
  VerifyingCode: {}
  CheckingInvitation: {}
  Sending: {}
  Done: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  /** `agrees` to age and terms; without it nothing is sent. */
  Submitted: { readonly draft: Draft; readonly agrees: boolean }
  /** A field was typed in; what was said of it is taken back. */
  Edited: { readonly field: RegisterForm.Field; readonly draft: Draft }
  /** A name or an address belongs to somebody. It is said, and holds up nobody. */
  FoundTaken: { readonly field: "username" | "email" }
  /** The language changed and settled: what is filled in is looked at again. */
  LanguageSettled: { readonly draft: Draft }
  /** Another way was chosen: what was said of the fields is about the other form. */
  WayChosen: {}
  /** An SMS code is wanted. */
  CodeAsked: { readonly draft: Draft }
  Proved: { readonly draft: Draft; readonly proof: string }
  ProofCancelled: {}
  ProofUnavailable: {}
  CodeGood: { readonly draft: Draft; readonly proof: string }
  InvitationGood: { readonly draft: Draft; readonly proof: string }
  InvitationBad: {}
  /** The code is wrong, the invitation could not be checked, or the registration was refused or not sent. */
  Failed: { readonly draft: Draft; readonly message: Message }
  Registered: { readonly draft: Draft; readonly hasSession: boolean }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  AskProof: { readonly draft: Draft }
  VerifyCode: { readonly draft: Draft; readonly proof: string }
  CheckInvitation: { readonly draft: Draft; readonly proof: string; readonly code: string }
  Send: { readonly draft: Draft; readonly proof: string }
  SendCode: { readonly mobile: string; readonly countryDialingCode: string }
  /** Looks up whether somebody has it; an empty value only stops an older look-up. */
  LookUp: { readonly field: "username" | "email"; readonly value: string }
  FocusFirst: { readonly fields: ReadonlyArray<RegisterForm.Field> }
  /** A captcha is good for one try. */
  RefreshCaptcha: {}
  Say: { readonly message: Message }
  /** Says that it is done and goes on: home with a session, else to the login with the name filled in. */
  Enter: { readonly draft: Draft; readonly hasSession: boolean }
}>
export const Command = Data.taggedEnum<Command>()

type Of<Tag extends Event["_tag"]> = Data.TaggedEnum.Value<Event, Tag>
type Editing = Data.TaggedEnum.Value<State, "Editing">
type Step = Machine.Step<State, Command>
const go: (state: State, ...commands: ReadonlyArray<Command>) => Step = Machine.go

const editing = (errors: RegisterForm.Errors = {}, refusal?: Message): Editing =>
  State.Editing({ errors, refusal })

/** Back in the form, at the first field that something is said of. */
const wrong = (errors: RegisterForm.Errors, ...commands: ReadonlyArray<Command>): Step =>
  go(editing(errors), ...commands, Command.FocusFirst({ fields: RegisterForm.wrongFields(errors) }))

const submitted = (state: State, { draft, agrees }: Of<"Submitted">): Step => {
  if (!agrees) return go(state)
  const errors = RegisterForm.check(draft.typed, draft.circumstances)
  return Object.keys(errors).length > 0
    ? wrong(errors)
    : go(State.ProvingHuman(), Command.AskProof({ draft }))
}

const without = (errors: RegisterForm.Errors, field: RegisterForm.Field): RegisterForm.Errors => {
  const { [field]: _taken, ...others } = errors
  return others
}

/** Only what passes is looked up: of the rest the form itself says what is wrong. */
const lookUp = ({ field, draft }: Of<"Edited">): ReadonlyArray<Command> => {
  if (field !== "username" && field !== "email") return []
  const isGood = RegisterForm.checkField(field, draft.typed, draft.circumstances).length === 0
  return [Command.LookUp({ field, value: isGood ? RegisterForm.cleaned(draft.typed)[field] : "" })]
}

const codeAsked = (state: Editing, { draft }: Of<"CodeAsked">): Step => {
  const { typed, circumstances, countryDialingCode } = draft
  const messages = RegisterForm.checkCodeTarget(typed, circumstances)
  if (messages.length === 0) {
    return go(state, Command.SendCode({ mobile: RegisterForm.cleaned(typed).mobileNum, countryDialingCode }))
  }
  const errors = { ...state.errors, mobileNum: messages }
  return go(State.Editing({ ...state, errors }), Command.FocusFirst({ fields: ["mobileNum"] }))
}

const whileEditing = (state: Editing, event: Event): Step => {
  switch (event._tag) {
    case "Submitted":
      return submitted(state, event)
    case "Edited":
      return go(State.Editing({ ...state, errors: without(state.errors, event.field) }), ...lookUp(event))
    case "FoundTaken": {
      const said = event.field === "username" ? "username_exists" : "email_exists"
      return go(State.Editing({ ...state, errors: { ...state.errors, [event.field]: [said] } }))
    }
    case "LanguageSettled":
      return go(editing(RegisterForm.checkFilled(event.draft.typed, event.draft.circumstances)))
    case "WayChosen":
      return go(editing())
    case "CodeAsked":
      return codeAsked(state, event)
    default:
      return go(state)
  }
}

/** The invitation is checked last, then the registration is sent (spec §2 "Register screen"). */
const codeGood = (draft: Draft, proof: string): Step => {
  const code = RegisterForm.invitationToCheck(draft.typed, draft.circumstances)
  return code === ""
    ? go(State.Sending(), Command.Send({ draft, proof }))
    : go(State.CheckingInvitation(), Command.CheckInvitation({ draft, proof, code }))
}

const whileProving = (state: State, event: Event): Step => {
  switch (event._tag) {
    case "Proved": {
      const { draft, proof } = event
      return RegisterForm.verifiesCode(draft.typed, draft.circumstances)
        ? go(State.VerifyingCode(), Command.VerifyCode({ draft, proof }))
        : codeGood(draft, proof)
    }
    case "ProofCancelled":
      return go(editing())
    case "ProofUnavailable":
      return go(editing({}, { key: "proof_unavailable" }))
    default:
      return go(state)
  }
}

/** What is said at the field it is about, if there is one. */
const told = ({ draft, message }: Of<"Failed">, ...commands: ReadonlyArray<Command>): Step => {
  const field = RegisterForm.fieldOfRefusal(message.key, draft.circumstances)
  return field === undefined
    ? go(editing({}, message), ...commands)
    : wrong({ [field]: [message.key] }, ...commands)
}

const whileVerifying = (state: State, event: Event): Step => {
  switch (event._tag) {
    case "CodeGood":
      return codeGood(event.draft, event.proof)
    case "Failed":
      return told(event)
    default:
      return go(state)
  }
}

const whileChecking = (state: State, event: Event): Step => {
  switch (event._tag) {
    case "InvitationGood":
      return go(State.Sending(), Command.Send({ draft: event.draft, proof: event.proof }))
    case "InvitationBad":
      return wrong(
        { affiliateCode: ["invitation_code_error"] },
        Command.Say({ message: { key: "invitation_code_error" } }),
      )
    case "Failed":
      return go(editing({}, event.message))
    default:
      return go(state)
  }
}

/** The captcha of a try that was refused is used up. */
const refused = (event: Of<"Failed">): Step =>
  RegisterForm.isShown("captcha", event.draft.circumstances)
    ? told(event, Command.RefreshCaptcha())
    : told(event)

const whileSending = (state: State, event: Event): Step => {
  switch (event._tag) {
    case "Failed":
      return refused(event)
    case "Registered":
      return go(State.Done(), Command.Enter({ draft: event.draft, hasSession: event.hasSession }))
    default:
      return go(state)
  }
}

const step = (state: State, event: Event): Step => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "ProvingHuman":
      return whileProving(state, event)
    case "VerifyingCode":
      return whileVerifying(state, event)
    case "CheckingInvitation":
      return whileChecking(state, event)
    case "Sending":
      return whileSending(state, event)
    case "Done":
      return go(state)
  }
}

/** The register form, spec §2 "Register screen": what was typed is never lost on the way, and sent once a try. */
export const machine: Machine.Machine<State, Event, Command> = { initial: editing(), start: [], step }
