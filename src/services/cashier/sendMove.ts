import { Clock, Effect, Result } from "effect"

import { Failure, message } from "#domain/Failure.ts"
import { outcomeOf } from "#domain/cashier/MoneyMove.ts"
import { fingerprintOf } from "#domain/cashier/Fingerprint.ts"
import { findKind, type FormOf, type Kind } from "#domain/cashier/UnsettledMove.ts"
import { Device } from "#platform/Device.ts"
import { LastingStorage } from "#platform/lastingStorage.ts"

import * as moves from "./unsettledMoves.ts"

interface CallError {
  readonly reason: Failure
}

/** A step before a move that moves nothing, such as a bonus claim. */
export interface Preparation<Form, R> {
  /** Identifies the claim; undefined when nothing is to be claimed. */
  readonly keyOf: (form: Form) => string | undefined
  readonly run: (form: Form) => Effect.Effect<void, CallError, R>
}

/** The claims that are done, and those that may be. In memory only. */
export type Claims = Map<string, "maybe" | "done">

/** A move to send. */
export interface Sent<K extends Kind> {
  readonly kind: K
  readonly form: FormOf<K>
  readonly requestId: string
  /** The account that confirmed it; undefined for a guest. */
  readonly owner: string | undefined
  /** The amount with its currency; empty for points. */
  readonly amount: string
  /** It was sent before with the same id. */
  readonly isRepeat: boolean
  /** The player sends it although the device cannot store it. */
  readonly isUntracked: boolean
}

interface Means<K extends Kind, Receipt, R> {
  readonly move: Effect.Effect<Receipt, CallError, R>
  /** Fails when a new move may not start. A repeat is sent in any case: the gateway returns the first response. */
  readonly mayStart: Effect.Effect<void, CallError, R> | undefined
  readonly preparation: Preparation<FormOf<K>, R> | undefined
  readonly claims: Claims
  /** The text of a refusal, where its form words some codes itself. */
  readonly messageOf?: typeof message | undefined
}

const notTaken = (reason: Failure) => ({ _tag: "NotTaken", message: message(reason) }) as const

/** Nothing was sent, and the player decides. */
const notSent = (why: "untracked" | "otherTab") => ({ _tag: "NotSent", why }) as const

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

/**
 * Runs the step before a move, once. A finished claim is not repeated, also not for another request. After an
 * attempt without a response a refusal may mean that the claim succeeded, so the move continues and the gateway
 * decides.
 */
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

/** Whether the device stores another unsettled move of the kind, or no longer the one that is repeated. */
const isSuperseded = Effect.fnUntraced(function* <K extends Kind>(
  { kind, owner, requestId, isRepeat }: Sent<K>,
  found: { readonly requestId: string } | undefined,
) {
  const incomplete = yield* moves.incompleteOf(owner)
  if (incomplete.some((move) => move.kind === kind)) return true
  return found?.requestId !== (isRepeat ? requestId : undefined)
})

/**
 * The same id must not carry another amount, such as one that another version of the app reads from the stored form.
 */
const isOtherRequest = (found: { readonly fingerprint?: string } | undefined, fingerprint: string): boolean =>
  found?.fingerprint !== undefined && found.fingerprint !== fingerprint

const otherRequest = Failure.Malformed({ issue: "The stored request moves something else" })

/** Whether a move may start. A repeat is not asked. */
const startOf = <R>(
  { isRepeat }: Pick<Sent<Kind>, "isRepeat">,
  mayStart: Effect.Effect<void, CallError, R> | undefined,
): Effect.Effect<Result.Result<void, CallError>, never, R> =>
  isRepeat || mayStart === undefined ? Effect.succeed(Result.void) : Effect.result(mayStart)

const attempt = Effect.fnUntraced(function* <K extends Kind, Receipt, R>(
  sent: Sent<K>,
  { move, mayStart, preparation, claims, messageOf }: Means<K, Receipt, R>,
) {
  const { isRepeat, isUntracked, ...parts } = sent
  // Only the account that confirmed a request may send it.
  const isOwn = Effect.map(moves.currentOwner, (owner) => owner !== undefined && owner === sent.owner)
  if (!(yield* isOwn)) return notTaken(Failure.SessionOver())
  const found = findKind(yield* moves.movesOf(sent.owner), sent.kind)
  if (yield* isSuperseded(sent, found)) return { _tag: "Superseded" } as const
  const fingerprint = fingerprintOf(sent.kind, sent.form)
  if (isOtherRequest(found, fingerprint)) return notTaken(otherRequest)
  const started = yield* startOf(sent, mayStart)
  if (Result.isFailure(started)) return notTaken(started.failure.reason)
  const sentAt = yield* Clock.currentTimeMillis
  const stored =
    found ??
    (yield* moves.moveOf({ ...parts, fingerprint, sentAt, isPrepared: false, isRecordOpened: false }))
  const isStored = yield* moves.keepMove(stored)
  if (!isStored && !isRepeat && !isUntracked) return notSent("untracked")
  if (!stored.isPrepared) {
    const prepared = yield* prepare(sent, claims, preparation)
    if (Result.isFailure(prepared)) return notTaken(prepared.failure.reason)
    yield* moves.keepMove({ ...stored, isPrepared: true })
  }
  if (!(yield* isOwn)) return notTaken(Failure.SessionOver())
  return yield* Effect.match(move, {
    onSuccess: (receipt) => ({ _tag: "Moved", receipt }) as const,
    onFailure: (error) => failed(error, messageOf),
  })
})

/**
 * Sends a move once, while no other tab sends one of the same kind.
 *
 * The device stores the move before anything is sent, and removes it after a definite response. Nothing is sent
 * while the device is offline, nor when the stored moves show that another tab was first (`Superseded`), nor
 * while another tab holds the lock. Without storage the player decides first.
 */
export const sendMove = Effect.fn("sendMove")(function* <K extends Kind, Receipt, R>(
  sent: Sent<K>,
  means: Means<K, Receipt, R>,
) {
  if (!(yield* Device.use(({ isOnline }) => isOnline))) return notTaken(Failure.Unreachable())
  yield* Effect.forkDetach(Effect.flatten(LastingStorage))
  const whole = Effect.gen(function* () {
    const event = yield* attempt(sent, means)
    const isOver = event._tag === "Moved" || event._tag === "Refused"
    const isNothingSent = event._tag === "NotTaken" || event._tag === "NotSent"
    if (isOver || (isNothingSent && !sent.isRepeat)) yield* moves.forgetMove(sent.requestId)
    // The move has used the claim.
    if (event._tag === "Moved") means.claims.clear()
    return event
  })
  return yield* whole.pipe(
    moves.inOneTab(`${sent.kind} ${sent.owner}`),
    Effect.catchTag("TabBusy", () => Effect.succeed(notSent("otherTab"))),
  )
})
