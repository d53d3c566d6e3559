import { Effect, Option } from "effect"
import { atom, type Setter } from "jotai"

import { hasInbox } from "#domain/Whitelabel.ts"
import { hasEntries, openModes } from "#domain/entry/RegisterMode.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

const whitelabelResponseAtom = queryAtom(() => Whitelabels.use(({ refresh }) => refresh), { isPublic: true })

const cachedWhitelabelAtom = atom((get) =>
  Option.getOrUndefined(get(runtimeAtom).runSync(Whitelabels.use(({ cached }) => cached))),
)

/** The cached settings until the response arrives; undefined on a first visit. */
export const whitelabelAtom = atom(
  (get) => Remote.valueOf(get(whitelabelResponseAtom)) ?? get(cachedWhitelabelAtom),
)

/** Uses the stored response at once; otherwise waits for a new response. */
export const awaitWhitelabel = (tools: { readonly set: Setter }) =>
  Effect.flatMap(
    Whitelabels.use(({ cached }) => cached),
    (cached) => (Option.isSome(cached) ? Effect.succeed(cached) : awaitValue(whitelabelResponseAtom, tools)),
  ).pipe(Effect.map(Option.getOrUndefined))

export const whitelabelFailureAtom = atom((get) => {
  const remote = get(whitelabelResponseAtom)
  return remote._tag === "Failed" && get(whitelabelAtom) === undefined ? remote.message : undefined
})

export const refetchWhitelabelAtom = whitelabelResponseAtom.refetchAtom

/** Also true while the merchant's settings are not loaded. */
export const showsRegisterAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || hasEntries(whitelabel)
})

/** Also true while the merchant's settings are not loaded. */
export const isRegistrationOpenAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || openModes(whitelabel).length > 0
})

export const showsInboxAtom = atom((get) => hasInbox(get(whitelabelAtom)))

/** The bonus for a registration, in pesos. */
export const signupBonusAtom = atom((get) => get(whitelabelAtom)?.signupBonus ?? undefined)
