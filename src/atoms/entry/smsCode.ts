import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type * as Countdown from "#domain/Countdown.ts"
import * as Failure from "#domain/Failure.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { Backend } from "#services/Backend.ts"
import { Codes, type Purpose } from "#services/entry/VerificationCodes.ts"
import { HumanVerification } from "#services/entry/HumanVerification.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom, refuseAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"

export const verifyHuman = (purpose: "sms" | "register") =>
  lazyService(HumanVerification)(({ verify }) => verify(purpose))

export const smsCodeAtom = (purpose: Purpose) => codeAtom(purpose, verifyHuman("sms"))

/** Assumed: the e-mail code requires no human verification. */
export const mailCodeAtom = () => codeAtom("recover", Effect.succeed(""))

// Stores countdowns, so that a reopened register form resumes its countdown (spec §2 "Register screen").
const countdownsAtom = atom(() => new Map<Purpose, Countdown.Countdown>())

const resumes: ReadonlyArray<Purpose> = ["register"]

const codeAtom = (purpose: Purpose, verification: ReturnType<typeof verifyHuman>) =>
  machineAtom("page", SmsCode.machine, (command, { get, set, send }) => {
    switch (command._tag) {
      case "VerifyHuman":
        return verification.pipe(
          Effect.match({
            onSuccess: (verificationToken) => send(SmsCode.Event.Verified({ verificationToken })),
            onFailure: ({ _tag }) =>
              send(
                _tag === "VerificationCancelled"
                  ? SmsCode.Event.VerificationCancelled()
                  : SmsCode.Event.VerificationUnavailable(),
              ),
          }),
        )
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader, "in_sms_sending")
        const { target } = command
        return lazyService(Codes)(({ sendEmail, sendSms }) =>
          "email" in target
            ? sendEmail(target.username, target.email)
            : sendSms(purpose, target, command.verificationToken),
        ).pipe(
          Effect.flatMap((expirationTime) =>
            Effect.map(Backend.now, (now) => SmsCode.Event.Sent({ expirationTime, now })),
          ),
          Effect.match({
            onSuccess: send,
            onFailure: ({ reason }) => send(SmsCode.Event.SendFailed({ message: Failure.message(reason) })),
          }),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "Keep":
        return Effect.sync(() => {
          if (resumes.includes(purpose)) get(countdownsAtom).set(purpose, command.countdown)
        })
      case "Resume": {
        const countdown = get(countdownsAtom).get(purpose)
        return countdown === undefined
          ? Effect.void
          : Effect.map(Backend.now, (now) => send(SmsCode.Event.Resumed({ countdown, now })))
      }
      case "ShowCodeSent":
        return Effect.sync(() =>
          set(notifyAtom, { message: { key: "in_sms_send" }, shownFor: timings.toastSent, tone: "good" }),
        )
      case "ShowToast":
        return Effect.sync(() => set(refuseAtom, command.message))
      case "Tick":
        return Effect.sleep(timings.codeTick).pipe(
          Effect.andThen(Backend.now),
          Effect.map((now) => send(SmsCode.Event.Ticked({ now }))),
        )
    }
  })
