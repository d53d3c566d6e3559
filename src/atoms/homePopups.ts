import { Effect, Option } from "effect"
import { atom } from "jotai"

import type { Announcement } from "#domain/Announcement.ts"
import type { ContractPrompt } from "#domain/Contract.ts"
import { Event, Popup } from "#machines/Popups.ts"
import { Contracts } from "#services/Contracts.ts"

import { homeNoticesAtom } from "./announcements.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { knownMemberAtom, memberAtom } from "./member.ts"
import { offerDownloadAtom } from "./menus.ts"
import { popupsAtom } from "./popups.ts"
import { loginPopupsDueAtom } from "./session.ts"

const none: ReadonlyArray<never> = []

/** Contract prompts of the member, asked for after each renewal. */
export const contractPromptsAtom = queryAtom((get) =>
  Option.match(get(knownMemberAtom), {
    onNone: () => Effect.succeed([]),
    onSome: (member) => Contracts.use(({ prompts }) => prompts(member)).pipe(Effect.provide(Contracts.layer)),
  }),
)

/** The contract prompts of the last renewal. */
export const contractsAtom = atom((get) => {
  const remote = get(contractPromptsAtom)
  return remote._tag === "Loaded" && !remote.refreshing ? remote.value : none
})

/**
 * The popup announcements of a login that have not been asked for yet.
 *
 * Nothing while they are on their way, or while contract prompts may still come: those go first.
 */
export const loginPopupsAtom = atom((get) => {
  const remote = get(homeNoticesAtom)
  const isEarly = Remote.isPending(get(memberAtom)) || Remote.isPending(get(contractPromptsAtom))
  if (!get(loginPopupsDueAtom) || isEarly || remote._tag !== "Loaded" || remote.refreshing) return undefined
  return remote.value.popup
})

export const askContractsAtom = atom(null, (_get, set, prompts: ReadonlyArray<ContractPrompt>) =>
  prompts.forEach((prompt) => set(popupsAtom, Event.Asked({ popup: Popup.Contract({ prompt }) }))),
)

/** Once a login: the popups are queued, the app after them, and not asked for again before the next one. */
export const askLoginPopupsAtom = atom(null, (_get, set, popups: ReadonlyArray<Announcement> | undefined) => {
  if (popups === undefined) return
  set(loginPopupsDueAtom, false)
  popups.forEach((announcement) => set(popupsAtom, Event.Asked({ popup: Popup.Login({ announcement }) })))
  set(offerDownloadAtom)
})
