import { Effect, Option, Schema } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import * as Failure from "#domain/Failure.ts"
import type * as RegisterForm from "#domain/entry/RegisterForm.ts"
import { newAccount } from "#domain/entry/Registration.ts"
import * as Registration from "#machines/Registration.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { Invitations } from "#services/entry/Invitations.ts"
import { eraseDraft } from "#services/formDrafts.ts"
import { Registrations } from "#services/entry/Registrations.ts"
import { Address } from "#platform/Address.ts"
import { registerPartsKey } from "#platform/registerPartsKey.ts"
import { Storage } from "#platform/Storage.ts"
import { local } from "#platform/storageItems.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { toTheEnd } from "#services/requestPolicy.ts"
import { isPlayGated } from "#services/protection/isPlayGated.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { notifyAtom, refuseAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { isGuestAtom } from "#atoms/session.ts"

import { openReturnPage } from "./openReturnPage.ts"
import { captchaAtom, newAccountAtom } from "./login.ts"
import { verifyHuman, smsCodeAtom } from "./smsCode.ts"

const withRegistrations = lazyService(Registrations)

const withInvitations = lazyService(Invitations)

export const registerSettingsAtom = queryAtom(() => withRegistrations(({ settings }) => settings), {
  isPublic: true,
})

const partsItem = local(registerPartsKey, Schema.String, "")

export const keepRegisterPartsAtom = atom(null, (get, _set, parts: ReadonlyArray<string>) =>
  get(runtimeAtom).runSync(Storage.use((storage) => storage.set(partsItem, parts.join(" ")))),
)

export const registerBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_register")),
)

/** Checks the invitation of guests only, because a registration starts a session before the form unmounts. */
export const affiliateAtom = queryAtom<RegisterForm.Affiliate>(
  (get) =>
    get(isGuestAtom) ? withInvitations(({ affiliate }) => affiliate) : Effect.succeed("unknown" as const),
  { isPublic: true },
)

export const registerCodeAtom = smsCodeAtom("register")

/** Replaces `registerCodeAtom` while the form is not on screen, so that no timer runs. */
export const noCodeAtom = atom<SmsCode.State>(SmsCode.State.Idle())

export const registerFocusAtom = atom<ReadonlyArray<RegisterForm.Field>>([])

// The last value that was looked up for each field. A response for an older value is ignored.
const lookedUpAtom = atom(() => new Map<RegisterForm.Field, string>())

type Command = Registration.Command
type Of<Tag extends Command["_tag"]> = Extract<Command, { readonly _tag: Tag }>
type Send = (event: Registration.Event) => void

const runVerification = ({ draft }: Of<"VerifyHuman">, send: Send) =>
  verifyHuman("register").pipe(
    Effect.match({
      onSuccess: (verificationToken) => send(Registration.Event.Verified({ draft, verificationToken })),
      onFailure: ({ _tag }) =>
        send(
          _tag === "VerificationCancelled"
            ? Registration.Event.VerificationCancelled()
            : Registration.Event.VerificationUnavailable(),
        ),
    }),
  )

const verifyCode = ({ draft, verificationToken }: Of<"VerifyCode">, send: Send) =>
  withRegistrations((registrations) => registrations.verifyCode(draft)).pipe(
    Effect.match({
      onSuccess: () => send(Registration.Event.CodeGood({ draft, verificationToken })),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

const checkInvitation = ({ draft, verificationToken, code }: Of<"CheckInvitation">, send: Send) =>
  withInvitations(({ isInvited }) => isInvited(code)).pipe(
    Effect.match({
      onSuccess: (isGood) =>
        send(
          isGood
            ? Registration.Event.InvitationGood({ draft, verificationToken })
            : Registration.Event.InvitationBad(),
        ),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

const withOffers = Effect.tryPromise(() => import("#services/protection/limitOffers.ts"))

// The new session unmounts the page. With `toTheEnd`, the unmount does not interrupt this request.
const offerLimit = Effect.flatMap(isPlayGated, (is) =>
  is ? toTheEnd(Effect.ignore(Effect.flatMap(withOffers, ({ beginOffer }) => beginOffer))) : Effect.void,
)

const register = ({ draft, verificationToken }: Of<"Send">, send: Send) =>
  withRegistrations((registrations) => registrations.register(draft, verificationToken)).pipe(
    Effect.tap(() => eraseDraft("registration")),
    Effect.tap(() => offerLimit),
    Effect.match({
      onSuccess: (session) =>
        send(Registration.Event.Registered({ draft, hasSession: Option.isSome(session) })),
      onFailure: ({ reason }) => send(Registration.Event.Failed({ draft, message: Failure.message(reason) })),
    }),
  )

export const registrationAtom = machineAtom("page", Registration.machine, (command, { get, set, send }) => {
  // No atom stores the typed password: it stays in the form and in events.
  switch (command._tag) {
    case "VerifyHuman":
      return runVerification(command, send)
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
      const lookedUp = get(lookedUpAtom).set(field, value)
      return withRegistrations(({ isTaken }) => isTaken(field, value)).pipe(
        Effect.map((isTaken) => {
          if (isTaken && lookedUp.get(field) === value) send(Registration.Event.FoundTaken({ field }))
        }),
      )
    }
    case "ForgetLookUp":
      return Effect.sync(() => get(lookedUpAtom).delete(command.field))
    case "FocusFirst":
      return Effect.sync(() => set(registerFocusAtom, command.fields))
    case "RefreshCaptcha":
      return Effect.sync(() => set(captchaAtom.refetchAtom))
    case "ShowToast":
      return Effect.sync(() => set(refuseAtom, command.message))
    case "Enter": {
      const message = { key: "in_registered_successfully" } as const
      set(notifyAtom, { message, shownFor: timings.toastRegistered, tone: "good" })
      if (command.hasSession) return openReturnPage
      set(newAccountAtom, newAccount(command.draft))
      return Address.use(({ replace }) => replace(paths.login))
    }
  }
})
