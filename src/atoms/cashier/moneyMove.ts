import { Effect, Option } from "effect"
import { type Atom, atom, type Getter, type PrimitiveAtom, type Setter } from "jotai"

import { timings } from "#config/timings.ts"
import type { Value } from "#domain/Decimal.ts"
import type { Failure } from "#domain/Failure.ts"
import type { FormName } from "#domain/FormDraft.ts"
import { fingerprintOf } from "#domain/cashier/Fingerprint.ts"
import { findKind, type FormOf, type Kind } from "#domain/cashier/UnsettledMove.ts"
import { ownerOf } from "#domain/Session.ts"
import type { Message } from "#i18n/messages.ts"
import { nextRequestId } from "#gateway/RequestId.ts"
import * as MoneyMove from "#machines/moneyMove/MoneyMove.ts"
import type * as Model from "#machines/moneyMove/model.ts"
import type { AppServices } from "#services/layer.ts"
import { type Claims, type Preparation, sendMoneyMove } from "#services/cashier/sendMoneyMove.ts"
import { eraseDraft } from "#services/formDrafts.ts"
import * as moves from "#services/cashier/unsettledMoves.ts"
import { toTheEnd } from "#services/requestPolicy.ts"
import { blockDialogsAtom } from "#atoms/kernel/dialogBlock.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { refuseAtom } from "#atoms/kernel/toasts.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import type { CallError } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

import { rereadMovesAtom } from "./unsettled.ts"
import { moneyText, walletAtom } from "./wallet.ts"

interface Options<K extends Kind, Field extends string, Receipt> {
  readonly kind: K
  readonly rules: Omit<Model.Rules<FormOf<K>, Field>, "fingerprint">
  // Returns the amount in the wallet's major unit, or undefined for points.
  readonly amountOf: (form: FormOf<K>) => Value | undefined
  readonly move: (request: Model.Request<FormOf<K>>) => Effect.Effect<Receipt, CallError, AppServices>
  readonly mayStart?: (isNew: boolean) => Effect.Effect<void, CallError, AppServices>
  readonly preparation?: Preparation<FormOf<K>, AppServices>
  // Runs also after the page has unmounted, unless another account is logged in.
  readonly onMoved?: (
    moved: { readonly receipt: Receipt; readonly amount: string },
    set: Setter,
  ) => Effect.Effect<void, never, AppServices>
  // The stored draft with this name is erased after the request, unless the gateway refused the request.
  readonly draft?: FormName
  readonly messageOf?: (failure: Failure, get: Getter) => Message
}

const readStored = <K extends Kind>(kind: K) =>
  Effect.map(moves.ownMoneyMoves, (own) => {
    const found = findKind(own, kind)
    if (found === undefined) return { _tag: "StoredRead", stored: undefined } as const
    const { requestId, isRecordOpened } = found
    const form: FormOf<K> = found.form
    return { _tag: "StoredRead", stored: { request: { form, requestId }, isRecordOpened } } as const
  })

// The request does not wait for the wallet. Without the wallet the amount lacks the currency symbol.
const amountText = (amount: Value | undefined, get: Getter): string =>
  amount === undefined
    ? ""
    : moneyText(amount, Option.flatten(Option.fromUndefinedOr(get(walletAtom.loadedAtom))))

interface Atoms {
  readonly claimsAtom: Atom<Claims>
  readonly isPageOpenAtom: Atom<boolean>
}

const meansOf = <K extends Kind, Field extends string, Receipt>(
  { move, mayStart, preparation, messageOf }: Options<K, Field, Receipt>,
  request: Model.Request<FormOf<K>>,
  { claimsAtom, isPageOpenAtom }: Atoms,
  get: Getter,
) => ({
  move: move(request),
  mayStart,
  preparation,
  claims: get(claimsAtom),
  isPageOpen: Effect.sync(() => get(isPageOpenAtom)),
  messageOf: messageOf && ((failure: Failure) => messageOf(failure, get)),
})

const machineOf = <K extends Kind, Field extends string, Receipt>(
  options: Options<K, Field, Receipt>,
  focusAtom: PrimitiveAtom<ReadonlyArray<Field>>,
  isPageOpenAtom: PrimitiveAtom<boolean>,
) => {
  const { kind, rules, amountOf, draft, onMoved } = options
  const claimsAtom = atom((): Claims => new Map())
  const machine = MoneyMove.machine<FormOf<K>, Field, Receipt>({
    ...rules,
    fingerprint: (form) => fingerprintOf(kind, form),
  })
  return machineAtom("session", machine, (command, { get, set, send }) => {
    switch (command._tag) {
      case "ReadStored":
        return Effect.map(readStored(kind), send)
      case "IssueId":
        return Effect.map(nextRequestId, (requestId) => send({ _tag: "IdIssued", requestId }))
      case "Send": {
        const { request, isRepeat, accepted } = command
        const owner = Option.getOrUndefined(Option.map(get(sessionAtom), ownerOf))
        const amount = amountText(amountOf(request.form), get)
        const stopWaiting = set(waitForAtom, timings.loader)
        const release = set(blockDialogsAtom)
        return sendMoneyMove(
          { kind, ...request, owner, amount, isRepeat, accepted },
          meansOf(options, request, { claimsAtom, isPageOpenAtom }, get),
        ).pipe(
          Effect.tap(() =>
            Effect.sync(() => {
              set(walletAtom.refetchAtom)
              set(rereadMovesAtom)
            }),
          ),
          Effect.tap(({ _tag }) =>
            draft !== undefined && (_tag === "Moved" || _tag === "Unsettled")
              ? eraseDraft(draft)
              : Effect.void,
          ),
          Effect.tap((event) => {
            if (event._tag !== "Moved" || onMoved === undefined) return Effect.void
            const follow = Effect.suspend(() => onMoved({ receipt: event.receipt, amount }, set))
            return Effect.flatMap(moves.currentOwner, (now) => (now === owner ? follow : Effect.void))
          }),
          Effect.ensuring(Effect.sync(release)),
          toTheEnd,
          Effect.map(send),
          Effect.ensuring(Effect.sync(stopWaiting)),
        )
      }
      case "MarkOpened":
        return moves.markOpened(command.requestId)
      case "Forget":
        return Effect.andThen(moves.removeMoneyMove(command.requestId), Effect.map(readStored(kind), send))
      case "FocusFirst":
        return Effect.sync(() => set(focusAtom, command.fields))
      case "ShowToast":
        return Effect.sync(() => set(refuseAtom, command.message))
    }
  })
}

/** Sends a request once, and continues if the page unmounts. The device stores a request with unknown outcome. */
export const moneyMove = <K extends Kind, Field extends string, Receipt>(
  options: Options<K, Field, Receipt>,
) => {
  const focusAtom = atom<ReadonlyArray<Field>>([])
  const isPageOpenAtom = atom(false)
  const moveAtom = machineOf(options, focusAtom, isPageOpenAtom)

  const readAtom = atom(null, (get, set) => set(moveAtom, get(runtimeAtom).runSync(readStored(options.kind))))
  const watchAtom = atom(null, (get, set) =>
    get(runtimeAtom).runSync(moves.watchMoneyMoves(() => set(readAtom))),
  )
  watchAtom.onMount = (watch) => watch()

  const pageAtom = atom(null, (_get, set, change: "opened" | "left") => {
    set(isPageOpenAtom, change === "opened")
    set(moveAtom, { _tag: change === "opened" ? "PageOpened" : "PageLeft" })
    if (change === "opened") set(readAtom)
  })
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
