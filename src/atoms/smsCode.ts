import { Clock, Effect } from "effect"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as SmsCode from "#machines/SmsCode.ts"
import { Codes, type Purpose } from "#services/Codes.ts"
import { HumanProofs } from "#services/HumanProofs.ts"

import { notifyAtom, refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"

/** The proof of a person for a purpose, as an event of whoever asked. */
export const proveHuman = (purpose: "sms" | "register") =>
  HumanProofs.use(({ prove }) => prove(purpose)).pipe(Effect.provide(HumanProofs.layer))

/** The SMS code of a form: from the press on 'fetch code' to the end of its countdown. */
export const smsCodeAtom = (purpose: Purpose) => codeAtom(purpose, proveHuman("sms"))

/** The code that a recovery sends by e-mail. Assumed: for that nobody has to show that they are human. */
export const mailCodeAtom = () => codeAtom("recover", Effect.succeed(""))

const codeAtom = (purpose: Purpose, proof: ReturnType<typeof proveHuman>) =>
  machineAtom(SmsCode.machine, (command, { set, send }) => {
    switch (command._tag) {
      case "AskProof":
        return proof.pipe(
          Effect.match({
            onSuccess: (proof) => send(SmsCode.Event.Proved({ proof })),
            onFailure: ({ _tag }) =>
              send(
                _tag === "ProofCancelled" ? SmsCode.Event.ProofCancelled() : SmsCode.Event.ProofUnavailable(),
              ),
          }),
        )
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader, "in_sms_sending")
        const { target } = command
        return Codes.use(({ sendEmail, sendSms }) =>
          "email" in target
            ? sendEmail(target.username, target.email)
            : sendSms(purpose, target, command.proof),
        ).pipe(
          Effect.provide(Codes.layer),
          Effect.flatMap((expirationTime) =>
            Effect.map(Clock.currentTimeMillis, (now) => SmsCode.Event.Sent({ expirationTime, now })),
          ),
          Effect.match({
            onSuccess: send,
            onFailure: ({ reason }) => send(SmsCode.Event.SendFailed({ message: Failure.message(reason) })),
          }),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "SaySent":
        return Effect.sync(() =>
          set(notifyAtom, { message: { key: "in_sms_send" }, shownFor: timings.toastSent, tone: "good" }),
        )
      case "Say":
        return Effect.sync(() => set(refuseAtom, command.message))
      case "Tick":
        return Effect.sleep(timings.codeTick).pipe(
          Effect.andThen(Clock.currentTimeMillis),
          Effect.map((now) => send(SmsCode.Event.Ticked({ now }))),
        )
    }
  })
