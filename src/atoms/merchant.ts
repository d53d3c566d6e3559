import { Effect, Option } from "effect"
import { atom } from "jotai"

import { isProtected } from "#domain/protection/isProtected.ts"
import { accountOf } from "#domain/Session.ts"
import { isSafe } from "#domain/Url.ts"
import * as Whitelabel from "#domain/Whitelabel.ts"
import { Storage } from "#platform/Storage.ts"
import { storageItems } from "#platform/storageItems.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

import { statusAtom } from "./system/gate.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "./system/whitelabel.ts"

export const serviceLinksAtom = queryAtom((get) => {
  const status = get(statusAtom)
  return status === undefined
    ? Effect.succeed([])
    : SystemStatuses.use(({ serviceLinks }) => serviceLinks(status))
})

export const offeredLanguagesAtom = atom((get) =>
  Whitelabel.offeredLanguages(get(whitelabelAtom) ?? { languages: [] }),
)

export const merchantLanguageAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  const chosen = get(languageAtom)
  return whitelabel === undefined ? chosen : Whitelabel.languageFor(whitelabel, chosen)
})

/** A module is off until the settings are loaded. */
export const moduleAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return (id: Whitelabel.ModuleId | Whitelabel.ExtraModuleId): boolean =>
    whitelabel !== undefined && Whitelabel.isOn(whitelabel, id)
})

/** Undefined until the settings are loaded or their request has failed. */
export const hasPageAtom = atom((get) => {
  const isOn = get(moduleAtom)
  const isKnown = (get(whitelabelAtom) ?? get(whitelabelFailureAtom)) !== undefined
  return (id: Whitelabel.ExtraModuleId | undefined): boolean | undefined =>
    id === undefined || isOn(id) || (isKnown ? false : undefined)
})

export const isProtectedAtom = atom((get) => isProtected(get(whitelabelAtom), get(sessionAtom)))

const storedClosureAtom = atom((get) => {
  const stored = get(runtimeAtom).runSync(Storage.use((storage) => storage.get(storageItems.playAccess)))
  const isOwn = Option.exists(get(sessionAtom), (session) => accountOf(session) === stored?.account)
  return isOwn && ["onBreak", "excluded"].includes(stored?.access._tag ?? "")
})

const reportedClosureAtom = atom<boolean>()

/** Until `ProtectionWatch` sets this value: true for a stored break or self-exclusion, otherwise undefined. */
export const isPlayClosedAtom = atom(
  (get) => {
    const mayBeProtected = get(whitelabelAtom) === undefined || get(isProtectedAtom)
    return get(reportedClosureAtom) ?? ((mayBeProtected && get(storedClosureAtom)) || undefined)
  },
  (_get, set, isClosed: boolean | undefined) => set(reportedClosureAtom, isClosed),
)

/** Whether offers and popups may show. False during a break or a self-exclusion (gateway §11). */
export const mayOfferAtom = atom((get) => !get(isProtectedAtom) || get(isPlayClosedAtom) === false)

export const licenceAtom = atom((get) => {
  const { text = "", url = "" } = get(whitelabelAtom)?.licence ?? {}
  return text === "" ? undefined : { text, url: isSafe(url) ? url : "" }
})

export const newMemberCentreAtom = atom((get) => get(statusAtom)?.info.mobileTemplate.mem_cen ?? false)
