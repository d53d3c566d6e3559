import { Effect, Option } from "effect"
import { atom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { hasInbox } from "#domain/Whitelabel.ts"
import { hasEntries, openWays } from "#domain/entry/RegisterWay.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { afterNextPaint } from "#services/policy.ts"
import { monotonic } from "#services/monotonic.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { recoveryAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"

export const gateAtom = machineAtom("app", SystemGate.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "ReadCache":
      return SystemStatuses.use(({ cached }) => cached).pipe(
        Effect.map((status) => send(SystemGate.Event.CacheRead({ status }))),
      )
    case "CheckLater":
      return Effect.sleep(timings.statusStale).pipe(
        Effect.andThen(monotonic),
        Effect.map((at) => send(SystemGate.Event.Looked({ at }))),
      )
    case "Fetch":
      return Effect.gen(function* () {
        const { refresh } = yield* SystemStatuses
        const response = yield* Effect.option(refresh)
        const at = yield* monotonic
        const wasClosed = get(gateAtom)._tag === "Closed"
        send(
          Option.match(response, {
            onNone: () => SystemGate.Event.Failed({ at }),
            onSome: (status) => SystemGate.Event.Received({ status, at }),
          }),
        )
        // Reads that the closed gateway refused, such as the merchant's settings, would stay failed.
        if (wasClosed && get(gateAtom)._tag === "Open") set(recoveryAtom, (times) => times + 1)
      })
  }
})

export const checkGateAtom = atom(null, (get, set) => {
  const at = get(runtimeAtom).runSync(monotonic)
  set(gateAtom, SystemGate.Event.Looked({ at }))
})

export const statusAtom = atom((get) => {
  const gate = get(gateAtom)
  return gate._tag === "Open" || gate._tag === "Closed" ? gate.status : undefined
})

export const resourcesAtom = atom((get) => get(statusAtom)?.info.resources ?? [])

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

const deviceAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Device)))

export const platformAtom = atom((get) => get(runtimeAtom).runSync(get(deviceAtom).platform))

export const originAtom = atom((get) => get(deviceAtom).origin)

export const imageCdnAtom = atom((get) =>
  ImageCdn.pick(get(statusAtom)?.info.imageCDNs ?? [], get(deviceAtom).visitSeed),
)

const onlineAtom = atom<boolean | undefined>(undefined)

export const isOnlineAtom = atom(
  (get) => get(onlineAtom) ?? get(runtimeAtom).runSync(get(deviceAtom).isOnline),
  (_get, set, online: boolean) => set(onlineAtom, online),
)

export const readIsReturnAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(Address.use(({ isReturn }) => isReturn)),
)

export const afterNextPaintAtom = atom(null, (get) =>
  get(runtimeAtom).runPromiseExit(afterNextPaint(Effect.void)),
)

export const firstPaintDoneAtom = atom(false)

/** True until the settings are loaded. */
export const showsRegisterAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || hasEntries(whitelabel)
})

/** True until the settings are loaded. */
export const isRegistrationOpenAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || openWays(whitelabel).length > 0
})

export const showsInboxAtom = atom((get) => hasInbox(get(whitelabelAtom)))

export const isRequestingStatusAtom = atom((get) => get(gateAtom).requesting)

/** In pesos. */
export const signupBonusAtom = atom((get) => get(whitelabelAtom)?.signupBonus ?? undefined)

export const workerAtom = atom<string>()
