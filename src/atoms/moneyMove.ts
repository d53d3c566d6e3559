import { Effect, Result } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import { outcomeOf } from "#domain/MoneyMove.ts"
import * as MoneyMove from "#machines/MoneyMove.ts"
import type { AppServices } from "#services/layer.ts"
import { issueRequestId, toTheEnd } from "#services/moneyMoves.ts"
import { Visit } from "#services/Visit.ts"

import { refuseAtom, waitForAtom } from "./feedback.ts"
import { machineAtom } from "./kernel/machine.ts"
import type { CallError } from "./kernel/query.ts"
import { walletAtom } from "./wallet.ts"

const events = { refused: "Refused", notTaken: "NotTaken", unsure: "Unanswered" } as const

/**
 * The atoms of a form that moves money: `formAtom` is its machine, `focusAtom`
 * the fields that a refused form asks to be looked at, a new array each time.
 *
 * `move` sends a request once. It goes on when the page is left, and the
 * balance is asked for again whatever came of it. Nothing is sent while the
 * device is offline. `prepare` is done before it and moves nothing: when it
 * fails the request was not taken, whatever the reason.
 */
export const moneyMove = <Form, Field extends string, Receipt>(
  rules: MoneyMove.Rules<Form, Field>,
  move: (request: MoneyMove.Request<Form>) => Effect.Effect<Receipt, CallError, AppServices>,
  prepare: (form: Form) => Effect.Effect<void, CallError, AppServices> = () => Effect.void,
) => {
  type Happened = MoneyMove.Event<Form, Field, Receipt>
  const machine = MoneyMove.machine<Form, Field, Receipt>(rules)
  const focusAtom = atom<ReadonlyArray<Field>>([])

  const notTaken = ({ reason }: CallError): Happened => ({
    _tag: "NotTaken",
    message: Failure.message(reason),
  })

  const moved = (request: MoneyMove.Request<Form>): Effect.Effect<Happened, never, AppServices> =>
    Effect.match(move(request), {
      onSuccess: (receipt): Happened => ({ _tag: "Moved", receipt }),
      onFailure: ({ reason }): Happened => ({
        _tag: events[outcomeOf(reason)],
        message: Failure.message(reason),
      }),
    })

  const send = Effect.fnUntraced(function* (request: MoneyMove.Request<Form>, refresh: () => void) {
    if (!(yield* Visit.use(({ isOnline }) => isOnline)))
      return notTaken({ reason: Failure.Failure.Unreachable() })
    const prepared = yield* Effect.result(prepare(request.form))
    if (Result.isFailure(prepared)) return notTaken(prepared.failure)
    const event = yield* moved(request)
    refresh()
    return event
  })

  const formAtom = machineAtom(machine, (command, { set, send: tell }) => {
    switch (command._tag) {
      case "IssueId":
        return Effect.map(issueRequestId, (requestId) => tell({ _tag: "IdIssued", requestId }))
      case "Send": {
        const stopWaiting = set(waitForAtom, timings.loader)
        return send(command.request, () => set(walletAtom)).pipe(
          toTheEnd,
          Effect.map(tell),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "FocusFirst":
        return Effect.sync(() => set(focusAtom, command.fields))
      case "Say":
        return Effect.sync(() => set(refuseAtom, command.message))
    }
  })

  return { formAtom, focusAtom }
}
