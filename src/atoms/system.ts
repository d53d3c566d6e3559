import { Clock, Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { openWays } from "#domain/RegisterWay.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { oncePainted } from "#services/policy.ts"
import { SystemStatuses } from "#services/SystemStatuses.ts"
import { Visit } from "#services/Visit.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { machineAtom } from "./kernel/machine.ts"
import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"

/** The error gate: what stands in front of the app. */
export const gateAtom = machineAtom(SystemGate.machine, (command, { send }) => {
  switch (command._tag) {
    case "ReadCache":
      return SystemStatuses.use(({ cached }) => cached).pipe(
        Effect.map((status) => send(SystemGate.Event.CacheRead({ status }))),
      )
    case "LookLater":
      return Effect.sleep(timings.statusStale).pipe(
        Effect.andThen(Clock.currentTimeMillis),
        Effect.map((at) => send(SystemGate.Event.Looked({ at }))),
      )
    case "Fetch":
      return Effect.gen(function* () {
        const { refresh } = yield* SystemStatuses
        const answer = yield* Effect.option(refresh)
        const at = yield* Clock.currentTimeMillis
        send(
          Option.match(answer, {
            onNone: () => SystemGate.Event.Failed({ at }),
            onSome: (status) => SystemGate.Event.Answered({ status, at }),
          }),
        )
      })
  }
})

/** The gate is told that the tab is looked at, or that time has passed. */
export const lookAtGateAtom = atom(null, (get, set) => {
  const at = get(runtimeAtom).runSync(Clock.currentTimeMillis)
  set(gateAtom, SystemGate.Event.Looked({ at }))
})

/** The last status; nothing while none is known. */
export const statusAtom = atom((get) => {
  const gate = get(gateAtom)
  return gate._tag === "Open" || gate._tag === "Closed" ? gate.status : undefined
})

export const resourcesAtom = atom((get) => get(statusAtom)?.info.resources ?? [])

const whitelabelAnswerAtom = queryAtom(() => Whitelabels.use(({ refresh }) => refresh), { isPublic: true })

const keptWhitelabelAtom = atom((get) =>
  Option.getOrUndefined(get(runtimeAtom).runSync(Whitelabels.use(({ cached }) => cached))),
)

/** The merchant's switches: the fresh ones, else the last known; nothing on a first visit that has none yet. */
export const whitelabelAtom = atom(
  (get) => Remote.valueOf(get(whitelabelAnswerAtom)) ?? get(keptWhitelabelAtom),
)

/** Why nothing is known of the merchant's switches, if that is so; set to ask again. */
export const whitelabelFailureAtom = atom(
  (get) => {
    const remote = get(whitelabelAnswerAtom)
    return remote._tag === "Failed" && get(whitelabelAtom) === undefined ? remote.message : undefined
  },
  (_get, set) => set(whitelabelAnswerAtom),
)

const visitAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Visit)))

/** What is known of the device. */
export const platformAtom = atom((get) => get(runtimeAtom).runSync(get(visitAtom).platform))

/** Origin of the page, for links that must leave it whole. */
export const originAtom = atom((get) => get(visitAtom).origin)

/** The host of the art: one of the configured, the same for the whole visit. */
export const imageCdnAtom = atom((get) =>
  ImageCdn.pick(get(statusAtom)?.info.imageCDNs ?? [], get(visitAtom).lot),
)

const onlineAtom = atom<boolean | undefined>(undefined)

/** Whether the device is online. */
export const isOnlineAtom = atom(
  (get) => get(onlineAtom) ?? get(runtimeAtom).runSync(get(visitAtom).isOnline),
  (_get, set, online: boolean) => set(onlineAtom, online),
)

/** Asks whether the page on screen was come back to, so that it may stand as it was left. */
export const askReturnAtom = atom(null, (get) => get(runtimeAtom).runSync(get(visitAtom).isReturn))

/** Done when what is drawn now is on screen. */
export const untilPaintedAtom = atom(null, (get) => get(runtimeAtom).runPromiseExit(oncePainted(Effect.void)))

/** Whether the first content has stood: whatever is opened after it has nothing to wait for. */
export const hasStoodAtom = atom(false)

/** Whether there is a way to register; it is taken to be there while nothing is known. */
export const isRegistrationOpenAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || openWays(whitelabel).length > 0
})

/** Whether the gate waits for a status. */
export const isAskingGateAtom = atom((get) => get(gateAtom).asking)

/** The bonus for new members in pesos, if the merchant names one. */
export const signupBonusAtom = atom((get) => get(whitelabelAtom)?.signupBonus ?? undefined)

/** Address of the service worker; nothing where the app has none, as beside another one's. */
export const workerAtom = atom<string>()
