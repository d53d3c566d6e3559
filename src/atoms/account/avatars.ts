import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Avatar from "#domain/account/Avatar.ts"
import type { Message } from "#i18n/messages.ts"
import { chooseAvatar, avatars } from "#gateway/calls/account/avatar.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

import { memberAtom } from "./member.ts"

export const avatarsAtom = queryAtom(() => Backend.read(avatars, {}), { ofMember: true })

export const avatarChoicesAtom = atom((get) =>
  Remote.map(get(avatarsAtom), (response) => ({ worn: response.icon, icons: Avatar.choices(response) })),
)

const chooseAtom = actionAtom({
  run: (icon: string) =>
    Backend.change(chooseAvatar, { icon }).pipe(
      Effect.match({
        onSuccess: () => undefined,
        onFailure: ({ reason }): Message => Failure.message(reason),
      }),
    ),
  waits: timings.loader,
})

const refusalAtom = atom<Message | undefined>(undefined)

export const avatarRefusalAtom = atom((get) => get(refusalAtom))

export const clearAvatarRefusalAtom = atom(null, (_get, set) => set(refusalAtom, undefined))

export const isChoosingAvatarAtom = chooseAtom.isRunningAtom

export const chooseAvatarAtom = atom(null, async (_get, set, icon: string): Promise<boolean> => {
  const outcome = await set(chooseAtom, icon)
  if (Option.isNone(outcome)) return false
  set(refusalAtom, outcome.value)
  if (outcome.value !== undefined) return false
  set(notifyAtom, { message: { key: "changes_saved" }, shownFor: timings.toastSaved, tone: "good" })
  set(avatarsAtom.refetchAtom)
  set(memberAtom.refetchAtom)
  return true
})
