import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as MemberDetails from "#domain/MemberDetails.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Message } from "#i18n/messages.ts"
import { Profiles } from "#services/Profiles.ts"

import { notifyAtom } from "./feedback.ts"
import { knownRulesAtom } from "./fieldRules.ts"
import { actionAtom } from "./kernel/action.ts"
import * as Remote from "./kernel/Remote.ts"
import { memberAtom } from "./member.ts"

/** What my account shows of the member; set to ask again. */
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

const saveAtom = actionAtom({
  run: ({ part, text }: Typed) =>
    Profiles.use(({ set }) => set(part, TypedText.trimmed(text))).pipe(
      Effect.provide(Profiles.layer),
      Effect.match({
        onSuccess: () => undefined,
        onFailure: ({ reason }): Message => Failure.message(reason),
      }),
    ),
  waits: timings.loader,
})

/** Sets an empty part of my account. Answers what is wrong with it; nothing when it is set, which is told. */
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
