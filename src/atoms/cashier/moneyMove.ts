import { Effect, Option } from "effect"
import { atom, type PrimitiveAtom } from "jotai"

import { timings } from "#config/timings.ts"
import { findKind, type FormOf, type Kind, ownerOf } from "#domain/cashier/UnsettledMove.ts"
import * as MoneyMove from "#machines/MoneyMove.ts"
import type * as Model from "#machines/MoneyMoveModel.ts"
import type { AppServices } from "#services/layer.ts"
import { issueRequestId, toTheEnd } from "#services/cashier/moneyMoves.ts"
import { type Claims, type Preparation, sendMove } from "#services/cashier/sendMove.ts"
import * as moves from "#services/cashier/unsettledMoves.ts"
import { waitForAtom } from "#atoms/frame/loader.ts"
import { refuseAtom } from "#atoms/frame/toasts.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import type { CallError } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

import { moneyTextAtom, walletAtom } from "./wallet.ts"

interface Options<K extends Kind, Field extends string, Receipt> {
  readonly kind: K
  readonly rules: Model.Rules<FormOf<K>, Field>
  /** The amount in the major unit; `undefined` for points. */
  readonly amountOf: (form: FormOf<K>) => number | undefined
  readonly move: (request: Model.Request<FormOf<K>>) => Effect.Effect<Receipt, CallError, AppServices>
  readonly preparation?: Preparation<FormOf<K>, AppServices>
}

/** The device's stored state of a kind, in the form that the machine takes. */
const readKept = <K extends Kind>(kind: K) =>
  Effect.map(moves.ownMoves, (own) => {
    const found = findKind(own, kind)
    if (found === undefined) return { _tag: "KeptRead", kept: undefined } as const
    const { requestId, isRecordOpened } = found
    const form: FormOf<K> = found.form
    return { _tag: "KeptRead", kept: { request: { form, requestId }, isRecordOpened } } as const
  })

/** The machine of a form as an atom, and the handlers of its commands. */
const machineOf = <K extends Kind, Field extends string, Receipt>(
  { kind, rules, amountOf, move, preparation }: Options<K, Field, Receipt>,
  focusAtom: PrimitiveAtom<ReadonlyArray<Field>>,
) => {
  const claimsAtom = atom((): Claims => new Map())
  const machine = MoneyMove.machine<FormOf<K>, Field, Receipt>(rules)
  return machineAtom("session", machine, (command, { get, set, send }) => {
    switch (command._tag) {
      case "ReadKept":
        return Effect.map(readKept(kind), send)
      case "IssueId":
        return Effect.map(issueRequestId, (requestId) => send({ _tag: "IdIssued", requestId }))
      case "Send": {
        const { request, isRepeat } = command
        const owner = Option.getOrUndefined(Option.map(get(sessionAtom), ownerOf))
        const major = amountOf(request.form)
        const amount = major === undefined ? "" : get(moneyTextAtom)(major)
        const stopWaiting = set(waitForAtom, timings.loader)
        return sendMove(
          { kind, ...request, owner, amount, isRepeat },
          { move: move(request), preparation, claims: get(claimsAtom) },
        ).pipe(
          Effect.tap(() => Effect.sync(() => set(walletAtom))),
          toTheEnd,
          Effect.map(send),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "MarkOpened":
        return moves.markOpened(command.requestId)
      case "Forget":
        return Effect.andThen(moves.forgetMove(command.requestId), Effect.map(readKept(kind), send))
      case "FocusFirst":
        return Effect.sync(() => set(focusAtom, command.fields))
      case "Say":
        return Effect.sync(() => set(refuseAtom, command.message))
    }
  })
}

/**
 * The atoms of a form that moves money. `formAtom` is its machine; `focusAtom` contains the fields to focus
 * after a refused submit, a new array each time.
 *
 * A request is sent once. It continues when the page unmounts, and the balance is refetched whatever the
 * outcome. An unsettled move stays on the device.
 */
export const moneyMove = <K extends Kind, Field extends string, Receipt>(
  options: Options<K, Field, Receipt>,
) => {
  const focusAtom = atom<ReadonlyArray<Field>>([])
  const moveAtom = machineOf(options, focusAtom)

  const readAtom = atom(null, (get, set) => set(moveAtom, get(runtimeAtom).runSync(readKept(options.kind))))
  const watchAtom = atom(null, (get, set) => get(runtimeAtom).runSync(moves.watchMoves(() => set(readAtom))))
  watchAtom.onMount = (watch) => watch()

  /** Its mount is the page's mount. */
  const pageAtom = atom(null, (_get, set, change: "opened" | "left") =>
    change === "opened" ? set(readAtom) : set(moveAtom, { _tag: "PageLeft" }),
  )
  pageAtom.onMount = (set) => {
    set("opened")
    return () => set("left")
  }

  const formAtom = atom(
    (get) => {
      get(watchAtom)
      get(pageAtom)
      return get(moveAtom)
    },
    (_get, set, event: Model.Event<FormOf<K>, Field, Receipt>) => set(moveAtom, event),
  )
  return { formAtom, focusAtom }
}
