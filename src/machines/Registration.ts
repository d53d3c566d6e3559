import { Data } from "effect"

import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import * as RegisterSteps from "#domain/entry/RegisterSteps.ts"
import type { Draft } from "#domain/entry/Registration.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** No state contains the typed values: events and commands carry the draft. */
export type State = Data.TaggedEnum<{
  Editing: {
    readonly step: RegisterSteps.RegisterStep
    readonly errors: RegisterForm.Errors
    readonly refusal: Message | undefined
  }
  VerifyingHuman: {}
  VerifyingCode: {}
  CheckingInvitation: {}
  Sending: {}
  Done: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  NextPressed: { readonly draft: Draft }
  WentBack: {}
  Submitted: { readonly draft: Draft; readonly agrees: boolean }
  Edited: { readonly field: RegisterForm.Field; readonly draft: Draft }
  Left: { readonly field: RegisterForm.Field; readonly draft: Draft }
  // A taken username or e-mail address does not block the registration.
  FoundTaken: { readonly field: "username" | "email" }
  LanguageLoaded: { readonly draft: Draft }
  ModeChosen: {}
  CodeRequested: { readonly draft: Draft }
  Verified: { readonly draft: Draft; readonly verificationToken: string }
  VerificationCancelled: {}
  VerificationUnavailable: {}
  CodeGood: { readonly draft: Draft; readonly verificationToken: string }
  InvitationGood: { readonly draft: Draft; readonly verificationToken: string }
  InvitationBad: {}
  Failed: { readonly draft: Draft; readonly message: Message }
  Registered: { readonly draft: Draft; readonly hasSession: boolean }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  VerifyHuman: { readonly draft: Draft }
  VerifyCode: { readonly draft: Draft; readonly verificationToken: string }
  CheckInvitation: { readonly draft: Draft; readonly verificationToken: string; readonly code: string }
  Send: { readonly draft: Draft; readonly verificationToken: string }
  SendCode: { readonly mobile: string; readonly countryDialingCode: string }
  LookUp: { readonly field: "username" | "email"; readonly value: string }
  ForgetLookUp: { readonly field: "username" | "email" }
  FocusFirst: { readonly fields: ReadonlyArray<RegisterForm.Field> }
  // Fetches a new captcha, because a captcha is valid for one attempt.
  RefreshCaptcha: {}
  ShowToast: { readonly message: Message }
  Enter: { readonly draft: Draft; readonly hasSession: boolean }
}>
export const Command = Data.taggedEnum<Command>()

type Of<Tag extends Event["_tag"]> = Data.TaggedEnum.Value<Event, Tag>
type Editing = Data.TaggedEnum.Value<State, "Editing">
type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const editing = (
  step: RegisterSteps.RegisterStep,
  errors: RegisterForm.Errors = {},
  refusal?: Message,
): Editing => State.Editing({ step, errors, refusal })

const atEnd = (refusal?: Message): Editing => editing("details", {}, refusal)

const wrong = (
  errors: RegisterForm.Errors,
  { circumstances }: Draft,
  ...commands: ReadonlyArray<Command>
): Transition => {
  const fields = RegisterForm.wrongFields(errors)
  // The first step takes precedence. The order of the fields alone may put a field of the second step first.
  const isAtStart = fields.some((field) => RegisterSteps.stepOf(field, circumstances) === "account")
  const step = isAtStart ? "account" : "details"
  return go(
    editing(step, errors),
    ...commands,
    Command.FocusFirst({
      fields: fields.filter((field) => RegisterSteps.stepOf(field, circumstances) === step),
    }),
  )
}

const submitted = (state: State, { draft, agrees }: Of<"Submitted">): Transition => {
  if (!agrees) return go(state)
  const errors = RegisterForm.check(draft.typed, draft.circumstances)
  return Object.keys(errors).length > 0
    ? wrong(errors, draft)
    : go(State.VerifyingHuman(), Command.VerifyHuman({ draft }))
}

const takenIn = ({ errors }: Editing): RegisterForm.Errors =>
  errors.username?.includes("username_exists") === true ? { username: ["username_exists"] } : {}

const nextPressed = (state: Editing, { draft }: Of<"NextPressed">): Transition => {
  const { typed, circumstances } = draft
  const errors = RegisterSteps.errorsOf("account", RegisterForm.check(typed, circumstances), circumstances)
  return Object.keys(errors).length > 0 ? wrong(errors, draft) : go(editing("details", takenIn(state)))
}

const without = (errors: RegisterForm.Errors, field: RegisterForm.Field): RegisterForm.Errors => {
  const { [field]: _taken, ...others } = errors
  return others
}

// When the player leaves the field, a valid value is looked up at the gateway (spec §7).
const lookUp = ({ _tag, field, draft }: Of<"Edited" | "Left">): ReadonlyArray<Command> => {
  if (field !== "username" && field !== "email") return []
  if (_tag === "Edited") return [Command.ForgetLookUp({ field })]
  const isGood = RegisterForm.checkField(field, draft.typed, draft.circumstances).length === 0
  return isGood ? [Command.LookUp({ field, value: RegisterForm.cleaned(draft.typed)[field] })] : []
}

const codeAsked = (state: Editing, { draft }: Of<"CodeRequested">): Transition => {
  const { typed, circumstances, countryDialingCode } = draft
  const messages = RegisterForm.checkCodeTarget(typed, circumstances)
  if (messages.length === 0) {
    return go(state, Command.SendCode({ mobile: RegisterForm.cleaned(typed).mobileNum, countryDialingCode }))
  }
  const field = RegisterForm.codeErrorField(circumstances)
  const errors = { ...state.errors, [field]: field === "mobileNum" ? messages : ["check_mobile" as const] }
  return go(State.Editing({ ...state, errors }), Command.FocusFirst({ fields: [field] }))
}

const whileEditing = (state: Editing, event: Event): Transition => {
  switch (event._tag) {
    case "NextPressed":
      return nextPressed(state, event)
    case "WentBack":
      return go(State.Editing({ ...state, step: "account" }))
    case "Submitted":
      return submitted(state, event)
    case "Edited":
      return go(State.Editing({ ...state, errors: without(state.errors, event.field) }), ...lookUp(event))
    case "Left":
      return go(state, ...lookUp(event))
    case "FoundTaken": {
      const error = event.field === "username" ? "username_exists" : "email_exists"
      const others = (state.errors[event.field] ?? []).filter((message) => message !== error)
      const errors = { ...state.errors, [event.field]: [...others, error] }
      return go(State.Editing({ ...state, errors }))
    }
    case "LanguageLoaded":
      return go(editing(state.step, RegisterForm.checkFilled(event.draft.typed, event.draft.circumstances)))
    case "ModeChosen":
      return go(editing("account"))
    case "CodeRequested":
      return codeAsked(state, event)
    default:
      return go(state)
  }
}

// The invitation code is checked last (spec §2 "Register screen").
const codeGood = (draft: Draft, verificationToken: string): Transition => {
  const code = RegisterForm.invitationToCheck(draft.typed, draft.circumstances)
  return code === ""
    ? go(State.Sending(), Command.Send({ draft, verificationToken }))
    : go(State.CheckingInvitation(), Command.CheckInvitation({ draft, verificationToken, code }))
}

const whileVerifyingHuman = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "Verified": {
      const { draft, verificationToken } = event
      return RegisterForm.verifiesCode(draft.circumstances)
        ? go(State.VerifyingCode(), Command.VerifyCode({ draft, verificationToken }))
        : codeGood(draft, verificationToken)
    }
    case "VerificationCancelled":
      return go(atEnd())
    case "VerificationUnavailable":
      return go(atEnd({ key: "proof_unavailable" }))
    default:
      return go(state)
  }
}

const withFailure = ({ draft, message }: Of<"Failed">, ...commands: ReadonlyArray<Command>): Transition => {
  const field = RegisterForm.fieldOfRefusal(message.key, draft.circumstances)
  return field === undefined
    ? go(atEnd(message), ...commands)
    : wrong({ [field]: [message.key] }, draft, ...commands)
}

const whileVerifying = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "CodeGood":
      return codeGood(event.draft, event.verificationToken)
    case "Failed":
      return withFailure(event)
    default:
      return go(state)
  }
}

const whileChecking = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "InvitationGood":
      return go(
        State.Sending(),
        Command.Send({ draft: event.draft, verificationToken: event.verificationToken }),
      )
    case "InvitationBad":
      return go(
        editing("details", { affiliateCode: ["invitation_code_error"] }),
        Command.ShowToast({ message: { key: "invitation_code_error" } }),
        Command.FocusFirst({ fields: ["affiliateCode"] }),
      )
    case "Failed":
      return go(atEnd(event.message))
    default:
      return go(state)
  }
}

const refused = (event: Of<"Failed">): Transition =>
  RegisterForm.isShown("captcha", event.draft.circumstances)
    ? withFailure(event, Command.RefreshCaptcha())
    : withFailure(event)

const whileSending = (state: State, event: Event): Transition => {
  switch (event._tag) {
    case "Failed":
      return refused(event)
    case "Registered":
      return go(State.Done(), Command.Enter({ draft: event.draft, hasSession: event.hasSession }))
    default:
      return go(state)
  }
}

const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "VerifyingHuman":
      return whileVerifyingHuman(state, event)
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

export const machine: Machine.Machine<State, Event, Command> = {
  initial: editing("account"),
  start: [],
  transition,
}
