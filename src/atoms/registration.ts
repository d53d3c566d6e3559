import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import * as Failure from "#domain/Failure.ts"
import type * as RegisterForm from "#domain/RegisterForm.ts"
import { newcomer } from "#domain/Registration.ts"
import * as Registration from "#machines/Registration.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { Invitations } from "#services/Invitations.ts"
import { settled } from "#services/policy.ts"
import { Registrations } from "#services/Registrations.ts"
import { Visit } from "#services/Visit.ts"

import { homeNoticesAtom } from "./announcements.ts"
import { notifyAtom, refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { captchaAtom, goOn, newcomerAtom } from "./login.ts"
import { proveHuman, smsCodeAtom } from "./smsCode.ts"

const withRegistrations = <A, E>(use: (registrations: Registrations["Service"]) => Effect.Effect<A, E>) =>
  Registrations.use(use).pipe(Effect.provide(Registrations.layer))

const withInvitations = <A, E>(use: (invitations: Invitations["Service"]) => Effect.Effect<A, E>) =>
  Invitations.use(use).pipe(Effect.provide(Invitations.layer))

/** The fields of the form, by the server's configuration; set to ask again. */
export const registerSettingsAtom = queryAtom(() => withRegistrations(({ settings }) => settings), {
  isPublic: true,
})

/** The banners of registration. */
export const registerBannersAtom = atom((get) =>
  Remote.map(get(homeNoticesAtom), ({ banners }) => ofGroup(banners, "m_register")),
)

/** Whether the invitation code of the address is good. */
export const affiliateAtom = queryAtom(() => withInvitations(({ affiliate }) => affiliate), {
  isPublic: true,
})

/** The SMS code of the register form. */
export const registerCodeAtom = smsCodeAtom("register")

/** Fields that a refused form asks to be looked at, first of all; a new array each time. */
export const registerFocusAtom = atom<ReadonlyArray<RegisterForm.Field>>([])

/** What is being looked up, by field: an answer about anything older is too late. */
const lookedUpAtom = atom(() => new Map<RegisterForm.Field, string>())

type Command = Registration.Command
type Of<Tag extends Command["_tag"]> = Extract<Command, { readonly _tag: Tag }>
type Send = (event: Registration.Event) => void

const askProof = ({ draft }: Of<"AskProof">, send: Send) =>
  proveHuman("register").pipe(
    Effect.match({
      onSuccess: (proof) => send(Registration.Event.Proved({ draft, proof })),
      onFailure: ({ _tag }) =>
        send(
          _tag === "ProofCancelled"
            ? Registration.Event.ProofCancelled()
            : Registration.Event.ProofUnavailable(),
        ),
    }),
  )

const verifyCode = ({ draft, proof }: Of<"VerifyCode">, send: Send) =>
  withRegistrations((registrations) => registrations.verifyCode(draft)).pipe(
    Effect.match({
      onSuccess: () => send(Registration.Event.CodeGood({ draft, proof })),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

const checkInvitation = ({ draft, proof, code }: Of<"CheckInvitation">, send: Send) =>
  withInvitations(({ isInvited }) => isInvited(code)).pipe(
    Effect.match({
      onSuccess: (isGood) =>
        send(
          isGood ? Registration.Event.InvitationGood({ draft, proof }) : Registration.Event.InvitationBad(),
        ),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

const register = ({ draft, proof }: Of<"Send">, send: Send) =>
  withRegistrations((registrations) => registrations.register(draft, proof)).pipe(
    Effect.match({
      onSuccess: (session) =>
        send(Registration.Event.Registered({ draft, hasSession: Option.isSome(session) })),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

/** The register form. What is typed stays in the form: passwords never reach an atom. */
export const registrationAtom = machineAtom(Registration.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "AskProof":
      return askProof(command, send)
    case "VerifyCode":
      return verifyCode(command, send)
    case "CheckInvitation":
      return checkInvitation(command, send)
    case "Send": {
      const stopWaiting = set(waitForAtom, timings.loaderUntilDone)
      return Effect.ensuring(register(command, send), Effect.sync(stopWaiting))
    }
    case "SendCode": {
      const { mobile, countryDialingCode } = command
      const target = { mobile, countryDialingCode }
      return Effect.sync(() => set(registerCodeAtom, SmsCode.Event.FetchPressed({ target })))
    }
    case "LookUp": {
      const { field, value } = command
      const latest = get(lookedUpAtom).set(field, value)
      const isWanted = () => value !== "" && latest.get(field) === value
      const look = withRegistrations(({ isTaken }) => isTaken(field, value)).pipe(
        Effect.map((isTaken) => {
          if (isTaken && isWanted()) send(Registration.Event.FoundTaken({ field }))
        }),
      )
      return settled(
        "look-up",
        timings.lookUpDebounce,
      )(Effect.suspend(() => (isWanted() ? look : Effect.void)))
    }
    case "FocusFirst":
      return Effect.sync(() => set(registerFocusAtom, command.fields))
    case "RefreshCaptcha":
      return Effect.sync(() => set(captchaAtom))
    case "Say":
      return Effect.sync(() => set(refuseAtom, command.message))
    case "Enter": {
      const message = { key: "in_registered_successfully" } as const
      set(notifyAtom, { message, shownFor: timings.toastBackend, tone: "good" })
      if (command.hasSession) return goOn
      set(newcomerAtom, newcomer(command.draft))
      return Visit.use(({ replace }) => replace(paths.login))
    }
  }
})
