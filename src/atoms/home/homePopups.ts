import { Effect, Option } from "effect"
import { atom } from "jotai"

import type { Announcement } from "#domain/messages/Announcement.ts"
import type { Member } from "#domain/account/Member.ts"
import type { ContractPrompt } from "#domain/agent/Contract.ts"
import { Event, Popup } from "#machines/Popups.ts"
import { Contracts } from "#services/agent/Contracts.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { memberAtom } from "#atoms/account/member.ts"
import { mayOfferAtom } from "#atoms/merchant.ts"
import { offerDownloadAtom } from "#atoms/frame/menus.ts"
import { popupsAtom } from "#atoms/popups.ts"
import { isLinkQuestionOpenAtom, loginPopupsDueAtom } from "#atoms/session.ts"

import { homeAnnouncementsAtom } from "./announcements.ts"

const none: ReadonlyArray<never> = []

const renewedMemberAtom = atom((get) => {
  const remote = get(memberAtom)
  return remote._tag === "Loaded" && !remote.refreshing ? remote.value : Option.none<Member>()
})

export const contractPromptsAtom = queryAtom((get) =>
  Option.match(get(renewedMemberAtom), {
    onNone: () => Effect.succeed([]),
    onSome: (member) => lazyService(Contracts)(({ prompts }) => prompts(member)),
  }),
)

export const contractsAtom = atom((get) => {
  const remote = get(contractPromptsAtom)
  return remote._tag === "Loaded" && !remote.refreshing && !get(isLinkQuestionOpenAtom) ? remote.value : none
})

export const loginPopupsAtom = atom((get) => {
  const remote = get(homeAnnouncementsAtom)
  const isEarly =
    !get(mayOfferAtom) ||
    get(isLinkQuestionOpenAtom) ||
    Remote.isPending(get(memberAtom)) ||
    Remote.isPending(get(contractPromptsAtom))
  if (!get(loginPopupsDueAtom) || isEarly || remote._tag !== "Loaded" || remote.refreshing) return undefined
  return remote.value.popup
})

export const queueContractPromptsAtom = atom(null, (_get, set, prompts: ReadonlyArray<ContractPrompt>) =>
  prompts.forEach((prompt) => set(popupsAtom, Event.Asked({ popup: Popup.Contract({ prompt }) }))),
)

export const queueLoginPopupsAtom = atom(
  null,
  (_get, set, popups: ReadonlyArray<Announcement> | undefined) => {
    if (popups === undefined) return
    set(loginPopupsDueAtom, false)
    popups.forEach((announcement) => set(popupsAtom, Event.Asked({ popup: Popup.Login({ announcement }) })))
    set(offerDownloadAtom)
  },
)
