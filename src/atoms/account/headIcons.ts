import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as HeadIcon from "#domain/account/HeadIcon.ts"
import type { Message } from "#i18n/messages.ts"
import { chooseHeadIcon, headIcons } from "#gateway/calls/account/headIcon.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/frame/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

import { memberAtom } from "./member.ts"

/** The member's head icon and those to choose from. Setting it refetches. */
export const headIconsAtom = queryAtom(() => Backend.read(headIcons, {}), { ofMember: true })

/** The icons to choose from, and the current one. */
export const headIconChoicesAtom = atom((get) =>
  Remote.map(get(headIconsAtom), (response) => ({ worn: response.icon, icons: HeadIcon.choices(response) })),
)

const chooseAtom = actionAtom({
  run: (icon: string) =>
    Backend.change(chooseHeadIcon, { icon }).pipe(
      Effect.match({
        onSuccess: () => undefined,
        onFailure: ({ reason }): Message => Failure.message(reason),
      }),
    ),
  waits: timings.loader,
})

const refusalAtom = atom<Message | undefined>(undefined)

/** Why the last choice was refused, for a dialog over all others. Setting it clears it. */
export const headIconRefusalAtom = atom(
  (get) => get(refusalAtom),
  (_get, set) => set(refusalAtom, undefined),
)

/** Chooses a head icon; returns whether it succeeded. Every reader sees the new icon. */
export const chooseHeadIconAtom = atom(
  (get) => get(chooseAtom),
  async (_get, set, icon: string): Promise<boolean> => {
    const outcome = await set(chooseAtom, icon)
    if (Option.isNone(outcome)) return false
    set(refusalAtom, outcome.value)
    if (outcome.value !== undefined) return false
    set(notifyAtom, { message: { key: "changes_saved" }, shownFor: timings.toastSaved, tone: "good" })
    set(headIconsAtom)
    set(memberAtom)
    return true
  },
)
