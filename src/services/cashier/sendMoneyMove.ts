import { Effect, Result } from "effect"

import { timings } from "#config/timings.ts"
import { Failure, message } from "#domain/Failure.ts"
import { type Accepted, type NotSent, outcomeOf } from "#domain/cashier/MoneyMove.ts"
import { fingerprintOf } from "#domain/cashier/Fingerprint.ts"
import {
  findKind,
  type FormOf,
  isForgotten,
  type Kind,
  type UnsettledMove,
} from "#domain/cashier/UnsettledMove.ts"
import { Device } from "#platform/Device.ts"
import { LastingStorage } from "#platform/lastingStorage.ts"
import { Backend } from "#services/Backend.ts"

import * as settled from "./settledMoves.ts"
import * as moves from "./unsettledMoves.ts"

interface CallError {
  readonly reason: Failure
}

/** A request that precedes a money move but moves no money itself, such as a bonus claim. */
export interface Preparation<Form, R> {
  /** Undefined when there is no bonus to claim. */
  readonly keyOf: (form: Form) => string | undefined
  readonly run: (form: Form) => Effect.Effect<void, CallError, R>
}

export type Claims = Map<string, "maybe" | "done">

export interface Sent<K extends Kind> {
  readonly kind: K
  readonly form: FormOf<K>
  readonly requestId: string
  readonly owner: string | undefined
  readonly amount: string
  readonly isRepeat: boolean
  /** Why an earlier attempt was not sent, if the player then chose to send the money move nevertheless. */
  readonly accepted: Accepted | undefined
}

interface Means<K extends Kind, Receipt, R> {
  readonly move: Effect.Effect<Receipt, CallError, R>
  /** Checks whether the request may be sent. `isNew` is false for a repeat, whose first response the gateway returns. */
  readonly mayStart: ((isNew: boolean) => Effect.Effect<void, CallError, R>) | undefined
  /** False after the player has left the page, or another page has replaced it. */
  readonly isPageOpen: Effect.Effect<boolean>
  readonly preparation: Preparation<FormOf<K>, R> | undefined
  readonly claims: Claims
  readonly messageOf?: typeof message | undefined
}

const notTaken = (reason: Failure) => ({ _tag: "NotTaken", message: message(reason) }) as const

const notSent = (why: NotSent) => ({ _tag: "NotSent", why }) as const

const failed = ({ reason }: CallError, messageOf = message) => {
  switch (outcomeOf(reason)) {
    case "refused":
      return { _tag: "Refused", message: messageOf(reason) } as const
    case "notTaken":
      return notTaken(reason)
    case "unsettled":
      return { _tag: "Unsettled" } as const
  }
}

// A successful claim is not sent again. After a lost response, a refusal may mean that the claim succeeded.
const prepare = Effect.fnUntraced(function* <K extends Kind, R>(
  { form, owner, isRepeat }: Sent<K>,
  claims: Claims,
  preparation: Preparation<FormOf<K>, R> | undefined,
) {
  const claim = preparation?.keyOf(form)
  const key = `${owner} ${claim}`
  if (preparation === undefined || claim === undefined || claims.get(key) === "done") return Result.void
  const isSecond = isRepeat || claims.has(key)
  const result = yield* Effect.result(preparation.run(form))
  const outcome = Result.isSuccess(result) ? "done" : outcomeOf(result.failure.reason)
  if (outcome === "unsettled") claims.set(key, "maybe")
  const isDone = outcome === "done" || (isSecond && outcome === "refused")
  if (isDone) claims.set(key, "done")
  return isDone ? Result.void : result
})

const isSuperseded = Effect.fnUntraced(function* <K extends Kind>(
  { kind, owner, requestId, isRepeat }: Sent<K>,
  found: { readonly requestId: string } | undefined,
) {
  const incomplete = yield* moves.incompleteOf(owner)
  if (incomplete.some((move) => move.kind === kind)) return true
  return found?.requestId !== (isRepeat ? requestId : undefined)
})

// A newer version of the app may read another amount from the stored form. One id must not have two amounts.
const isOtherRequest = (found: { readonly fingerprint?: string } | undefined, fingerprint: string): boolean =>
  found?.fingerprint !== undefined && found.fingerprint !== fingerprint

const otherRequest = Failure.Malformed({ issue: "The stored request moves something else" })

const startOf = <R>(check: Effect.Effect<void, CallError, R> = Effect.void) =>
  // A check that waits for the network must not send the request when the player no longer expects it.
  Effect.timeoutOrElse(check, {
    duration: timings.changeTimeout,
    orElse: () => Effect.fail({ reason: Failure.TimedOut() }),
  }).pipe(Effect.result)

// Only the account that confirmed a request may send this request, and only while its player waits for it.
const stopOf = Effect.fnUntraced(function* (owner: string | undefined, isPageOpen: Effect.Effect<boolean>) {
  if (owner === undefined || owner !== (yield* moves.currentOwner)) return notTaken(Failure.SessionOver())
  return (yield* isPageOpen) ? undefined : notSent("pageClosed")
})

const refusalOf = Effect.fnUntraced(function* <K extends Kind>(
  sent: Sent<K>,
  found: UnsettledMove | undefined,
  fingerprint: string,
  isLate: boolean,
) {
  const { isRepeat, accepted } = sent
  if (yield* isSuperseded(sent, found)) return { _tag: "Superseded" } as const
  if (isOtherRequest(found, fingerprint)) return notTaken(otherRequest)
  if (isLate && !(found?.isRecordOpened === true && accepted === "forgotten")) return notSent("forgotten")
  // A device that stores nothing has asked about an equal money move before.
  const mayBeEqual = !isRepeat && accepted !== "equal" && accepted !== "untracked"
  return mayBeEqual && (yield* settled.hasEqual(sent, fingerprint)) ? notSent("equal") : undefined
})

// Returns undefined if the device cannot store the money move, and the player has not accepted this.
const storedOf = Effect.fnUntraced(function* <K extends Kind>(
  { isRepeat, accepted, ...parts }: Sent<K>,
  found: UnsettledMove | undefined,
  made: Pick<UnsettledMove, "sentAt"> & { readonly fingerprint: string },
) {
  const move =
    found ?? (yield* moves.moneyMoveOf({ ...parts, ...made, isPrepared: false, isRecordOpened: false }))
  const isStored = yield* moves.storeMoneyMove(move)
  return isStored || isRepeat || accepted === "untracked" ? move : undefined
})

const attempt = Effect.fnUntraced(function* <K extends Kind, Receipt, R>(
  sent: Sent<K>,
  { move, mayStart, isPageOpen, preparation, claims, messageOf }: Means<K, Receipt, R>,
) {
  const stop = stopOf(sent.owner, isPageOpen)
  const found = findKind(yield* moves.moneyMovesOf(sent.owner), sent.kind)
  const fingerprint = fingerprintOf(sent.kind, sent.form)
  const sentAt = yield* Backend.now
  const isLate = found !== undefined && isForgotten(found, sentAt)
  const refusal = (yield* stop) ?? (yield* refusalOf(sent, found, fingerprint, isLate))
  if (refusal !== undefined) return refusal
  const started = yield* startOf(mayStart?.(!sent.isRepeat || isLate))
  if (Result.isFailure(started)) return notTaken(started.failure.reason)
  const stored = yield* storedOf(sent, found, { fingerprint, sentAt })
  if (stored === undefined) return (yield* stop) ?? notSent("untracked")
  const prepared = stored.isPrepared ? Result.void : yield* prepare(sent, claims, preparation)
  if (Result.isFailure(prepared)) return notTaken(prepared.failure.reason)
  yield* moves.storeMoneyMove({ ...stored, isPrepared: true })
  const moved = Effect.matchEffect(move, {
    onSuccess: (receipt) => Effect.as(settled.add(sent, fingerprint), { _tag: "Moved", receipt } as const),
    onFailure: (error) => Effect.succeed(failed(error, messageOf)),
  })
  return (yield* stop) ?? (yield* moved)
})

/** Sends a money move once. The device stores the money move until a definite response. */
export const sendMoneyMove = Effect.fnUntraced(function* <K extends Kind, Receipt, R>(
  sent: Sent<K>,
  means: Means<K, Receipt, R>,
) {
  if (!(yield* Device.use(({ isOnline }) => isOnline))) return notTaken(Failure.Unreachable())
  yield* Effect.forkDetach(Effect.flatten(LastingStorage))
  const whole = Effect.gen(function* () {
    const event = yield* attempt(sent, means)
    const isOver = event._tag === "Moved" || event._tag === "Refused"
    const isNothingSent = event._tag === "NotTaken" || event._tag === "NotSent"
    if (isOver || (isNothingSent && !sent.isRepeat)) yield* moves.removeMoneyMove(sent.requestId)
    // The completed money move has used the claimed bonus.
    if (event._tag === "Moved") means.claims.clear()
    return event
  })
  return yield* whole.pipe(
    moves.inOneTab(`${sent.kind} ${sent.owner}`),
    Effect.catchTag("TabBusy", () => Effect.succeed(notSent("otherTab"))),
  )
})
