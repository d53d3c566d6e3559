import { Effect } from "effect"
import { atom } from "jotai"

import * as RealityCheck from "#domain/protection/RealityCheck.ts"
import { paths } from "#config/paths.ts"
import { activity, setRealityCheck } from "#gateway/calls/protection/realityCheck.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { RealityChecks } from "#services/protection/RealityChecks.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { monotonic } from "#services/monotonic.ts"
import { isMoneyHeldAtom } from "#atoms/cashier/moneyHold.ts"
import { anyQuestionAtom } from "#atoms/frame/questions.ts"
import { gameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom, isGameCoveredAtom } from "#atoms/games/launch.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"
import { signOutAskedAtom } from "#atoms/session.ts"

import { changeCountAtom } from "./changeCount.ts"
import { protectionAtom, sessionTimeAtom } from "./protection.ts"

const withChecks = lazyService(RealityChecks)

const changesAtom = changeCountAtom((listener) =>
  withChecks(({ watch }) => Effect.sync(() => watch(listener))),
)

/** When the account last saw a check. It follows the other tabs. */
const seenAtAtom = atom((get) => {
  get(changesAtom)
  get(identityAtom)
  return get(runtimeAtom).runSync(withChecks(({ seenAt }) => seenAt))
})

/** Whether a check is due in the session of play. */
const isDueAtom = atom((get) => {
  const { since, realityCheck } = valueOf(get(protectionAtom)) ?? {}
  const time = get(sessionTimeAtom)
  if (since === undefined || realityCheck === undefined || time === undefined) return false
  return RealityCheck.isDue(realityCheck, { since, now: since + time, seenAt: get(seenAtAtom) })
})

/** Whether a check shows over a game. It waits for an open question, and for a move of money to end. */
export const isCheckShownAtom = atom(
  (get) => get(isDueAtom) && !get(isMoneyHeldAtom) && !get(anyQuestionAtom),
)

const isReturnAtom = atom(false)

const returnAtom = atom(null, (get, set) => {
  const { runSync } = get(runtimeAtom)
  const look = () => runSync(withChecks(({ isBack }) => isBack)) && set(isReturnAtom, true)
  look()
  return runSync(Effect.service(Device)).watch((event) => event === "restored" && look())
})
returnAtom.onMount = (start) => start()

/** Whether the player is back from a game's own page, so that a check shows outside a game. */
export const isBackAtom = atom((get) => {
  get(returnAtom)
  return get(isReturnAtom)
})

/** Whether no check has become due meanwhile, by a response after the return. */
export const isReturnOverAtom = atom((get) => {
  const remote = get(protectionAtom)
  return get(isBackAtom) && remote._tag === "Loaded" && !remote.refreshing && !get(isDueAtom)
})

/** The next check waits for a game again. */
export const endReturnAtom = atom(null, (_get, set) => set(isReturnAtom, false))

/** Leaves the app for the page of a game that cannot be in a frame. */
export const leaveForGameAtom = atom(null, (get, set, url: string) => {
  const { runSync } = get(runtimeAtom)
  set(iframeGameAtom, undefined)
  runSync(withChecks(({ leave }) => leave))
  runSync(Address.use(({ leaveFor }) => leaveFor(url)))
})

/** What was staked and won in the session of play. */
export const activityAtom = queryAtom(() => Backend.read(activity, {}), { ofMember: true })

/** Reports the last check to the gateway, if that has not succeeded yet. */
export const reportSeenAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(withChecks(({ report }) => report))
})

/** Replaces the open game or lottery by another page. */
const leaveForAtom = atom(null, (get, set, path: string) => {
  const isOver = get(gameShellAtom)._tag !== "Closed"
  if (isOver) set(gameShellAtom, { _tag: "Replaced" })
  get(runtimeAtom).runSync(Address.use(({ push, replace }) => (isOver ? replace : push)(path)))
})

/** What the player chooses at a check. It is not shown again, whether or not the gateway hears of it. */
export const answerCheckAtom = atom(null, (get, set, choice: RealityCheck.Choice) => {
  const { runSync } = get(runtimeAtom)
  const { now, receivedAt } = get(protectionAtom.loadedAtom) ?? {}
  if (now === undefined || receivedAt === undefined) return undefined
  // The game takes the focus again as soon as the dialog has closed.
  set(isGameCoveredAtom, false)
  const at = now + runSync(monotonic) - receivedAt
  runSync(withChecks(({ see }) => see(at, choice)))
  set(reportSeenAtom)
  set(isReturnAtom, false)
  switch (choice) {
    case "continue":
      return undefined
    case "records":
      return set(leaveForAtom, paths.bettingRecord)
    case "break":
      return set(leaveForAtom, RealityCheck.breakAddress)
    case "signOut":
      return set(signOutAskedAtom, true)
  }
})

interface Choosing {
  readonly minutes: RealityCheck.Interval | null
}

/** The choice of the time between two checks, sent at each press. */
export const checkForm = sentForm<Choosing, "minutes">({
  rules: { fields: ["minutes"], check: () => ({}), fieldOf: () => "minutes" },
  send: ({ minutes }) => Backend.change(setRealityCheck, { minutes }),
  onSent: notifySaved("limit_saved"),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
  startsOver: true,
})
