import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as HeadIcon from "#domain/HeadIcon.ts"
import type { Message } from "#i18n/messages.ts"
import { HeadIcons } from "#services/HeadIcons.ts"

import { notifyAtom } from "./feedback.ts"
import { actionAtom } from "./kernel/action.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { memberAtom } from "./member.ts"

const withHeadIcons = <A, E>(use: (icons: HeadIcons["Service"]) => Effect.Effect<A, E>) =>
  HeadIcons.use(use).pipe(Effect.provide(HeadIcons.layer))

/** The member's head icon and those to choose from; set to ask again. */
export const headIconsAtom = queryAtom(() => withHeadIcons(({ all }) => all), { ofMember: true })

/** The icons to choose from, and the one that is worn. */
export const headIconChoicesAtom = atom((get) =>
  Remote.map(get(headIconsAtom), (answer) => ({ worn: answer.icon, icons: HeadIcon.choices(answer) })),
)

const chooseAtom = actionAtom({
  run: (icon: string) =>
    withHeadIcons(({ choose }) => choose(icon)).pipe(
      Effect.match({
        onSuccess: () => undefined,
        onFailure: ({ reason }): Message => Failure.message(reason),
      }),
    ),
  waits: timings.loader,
})

const refusalAtom = atom<Message | undefined>(undefined)

/** Why the last choice was refused, for the dialog that lies over everything else; set to forget it. */
export const headIconRefusalAtom = atom(
  (get) => get(refusalAtom),
  (_get, set) => set(refusalAtom, undefined),
)

/** Takes a head icon; answers whether that was done, which everybody who shows it sees then. */
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
