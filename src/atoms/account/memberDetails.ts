import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as MemberDetails from "#domain/account/MemberDetails.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Message } from "#i18n/messages.ts"
import { setEmail, setNickname, setPayeeName } from "#gateway/calls/account/profile.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/frame/toasts.ts"
import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

import { memberAtom } from "./member.ts"

/** The member details of my account. Setting it refetches. */
export const memberDetailsAtom = atom(
  (get) =>
    Remote.map(get(memberAtom), (member) =>
      Option.match(member, { onNone: () => [], onSome: MemberDetails.details }),
    ),
  (_get, set) => set(memberAtom),
)

interface Typed {
  readonly part: MemberDetails.Part
  readonly text: string
}

const setPart = (part: MemberDetails.Part, value: string) => {
  switch (part) {
    case "nickname":
      return Backend.change(setNickname, { nickname: value })
    case "email":
      return Backend.change(setEmail, { email: value })
    case "payeeName":
      return Backend.change(setPayeeName, { payeeName: value })
  }
}

const saveAtom = actionAtom({
  run: ({ part, text }: Typed) =>
    setPart(part, TypedText.trimmed(text)).pipe(
      Effect.match({
        onSuccess: () => undefined,
        onFailure: ({ reason }): Message => Failure.message(reason),
      }),
    ),
  waits: timings.loader,
})

/** Sets an empty part of my account. Returns the refusal, or shows a toast on success. */
export const setPartAtom = atom(
  (get) => get(saveAtom),
  async (get, set, typed: Typed): Promise<Message | undefined> => {
    const wrong = MemberDetails.check(typed.part, typed.text, get(knownRulesAtom))
    if (wrong !== undefined) return { key: wrong }
    const outcome = await set(saveAtom, typed)
    if (Option.isNone(outcome)) return { key: "network_slow" }
    if (outcome.value !== undefined) return outcome.value
    set(notifyAtom, { message: { key: "changes_saved" }, shownFor: timings.toastSaved, tone: "good" })
    set(memberAtom)
    return undefined
  },
)
