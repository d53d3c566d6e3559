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
import { Protections } from "#services/protection/Protections.ts"
import { areDialogsBlockedAtom } from "#atoms/kernel/dialogBlock.ts"
import { anyQuestionAtom } from "#atoms/frame/questions.ts"
import { gameShellAtom } from "#atoms/games/gameShell.ts"
import { iframeGameAtom, isGameCoveredAtom } from "#atoms/games/launch.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"
import { signOutAskedAtom } from "#atoms/session.ts"

import { changeCountAtom } from "./changeCount.ts"
import { knownAtom, protectionAtom, protectionNowAtom } from "./protection.ts"

const withChecks = lazyService(RealityChecks)
const withProtections = lazyService(Protections)

const changesAtom = changeCountAtom((listener) =>
  withChecks(({ watch }) => Effect.sync(() => watch(listener))),
)

const seenAtAtom = atom((get) => {
  get(changesAtom)
  get(identityAtom)
  return get(runtimeAtom).runSync(withChecks(({ seenAt }) => seenAt))
})

// The check is that of the last response, also of an earlier visit, so that a failing call ends no checks.
const dueAtom = atom((get) => {
  get(knownAtom)
  get(protectionAtom)
  return get(runtimeAtom).runSync(withProtections(({ realityCheck }) => realityCheck))
})

const isDueAtom = atom((get) => {
  const due = get(dueAtom)
  if (due === undefined) return false
  const { check, since } = due
  return RealityCheck.isDue(check, { since, now: get(protectionNowAtom), seenAt: get(seenAtAtom) })
})

/** A reality check waits until no dialog is open and no money move is in flight. */
export const isCheckShownAtom = atom(
  (get) => get(isDueAtom) && !get(areDialogsBlockedAtom) && !get(anyQuestionAtom),
)

const isReturnAtom = atom(false)

const returnAtom = atom(null, (get, set) => {
  const { runSync } = get(runtimeAtom)
  const look = () => runSync(withChecks(({ isBack }) => isBack)) && set(isReturnAtom, true)
  look()
  return runSync(Effect.service(Device)).watch((event) => event === "restored" && look())
})
returnAtom.onMount = (start) => start()

export const isBackAtom = atom((get) => {
  get(returnAtom)
  return get(isReturnAtom)
})

export const isReturnOverAtom = atom((get) => {
  const remote = get(protectionAtom)
  return get(isBackAtom) && remote._tag === "Loaded" && !remote.refreshing && !get(isDueAtom)
})

export const endReturnAtom = atom(null, (_get, set) => set(isReturnAtom, false))

/** Leaves the app for a game that cannot run in an iframe. */
export const leaveForGameAtom = atom(null, (get, set, url: string) => {
  const { runSync } = get(runtimeAtom)
  runSync(withChecks(({ leave }) => leave))
  // A stuck game has an entry of the history, which its page replaces.
  if (get(gameShellAtom)._tag !== "Closed") return set(gameShellAtom, { _tag: "PagePressed" })
  set(iframeGameAtom, undefined)
  return runSync(Address.use(({ leaveFor }) => leaveFor(url)))
})

export const activityAtom = queryAtom(() => Backend.read(activity, {}), { ofMember: true })

export const reportSeenAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(withChecks(({ report }) => report))
})

/** Closes an open game, and opens another page instead. */
export const leaveForAtom = atom(null, (get, set, path: string) => {
  const isOver = get(gameShellAtom)._tag !== "Closed"
  if (isOver) set(gameShellAtom, { _tag: "Replaced" })
  get(runtimeAtom).runSync(Address.use(({ push, replace }) => (isOver ? replace : push)(path)))
})

/** An answered reality check does not show again, even if the gateway does not receive the report. */
export const answerCheckAtom = atom(null, (get, set, choice: RealityCheck.Choice) => {
  const { runSync } = get(runtimeAtom)
  // The game is uncovered first, so that it can take the focus as soon as the dialog has closed.
  set(isGameCoveredAtom, false)
  const at = runSync(withProtections(({ now }) => now))
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

export const checkForm = sentForm<Choosing, "minutes">({
  rules: { fields: ["minutes"], check: () => ({}), fieldOf: () => "minutes" },
  send: ({ minutes }) => Backend.change(setRealityCheck, { minutes }),
  onSent: notifySaved("limit_saved"),
  onOutcome: ({ set }) => set(protectionAtom.refetchAtom),
  startsOver: true,
})
