import { Effect } from "effect"
import { atom } from "jotai"

import * as Whitelabel from "#domain/Whitelabel.ts"
import { SystemStatuses } from "#services/SystemStatuses.ts"

import { queryAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"
import { statusAtom, whitelabelAtom } from "./system.ts"

/** The ways to reach people that an error page or the service popup may offer. */
export const serviceLinksAtom = queryAtom((get) => {
  const status = get(statusAtom)
  return status === undefined
    ? Effect.succeed([])
    : SystemStatuses.use(({ serviceLinks }) => serviceLinks(status))
})

/** The languages to choose from, by the merchant's configuration; the chosen one is always among them. */
export const offeredLanguagesAtom = atom((get) => {
  const offered = Whitelabel.offeredLanguages(get(whitelabelAtom) ?? { languages: [] })
  const chosen = get(languageAtom)
  return offered.includes(chosen) ? offered : [...offered, chosen]
})

/** Tells of a module whether it is on; off while nothing is known. */
export const moduleAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return (id: Whitelabel.ModuleId): boolean => whitelabel !== undefined && Whitelabel.isOn(whitelabel, id)
})

/** Whether the member centre is shown in its new version. */
export const newMemberCentreAtom = atom((get) => get(statusAtom)?.info.mobileTemplate.mem_cen ?? false)
