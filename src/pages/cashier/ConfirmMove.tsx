import { useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { holdMoneyAtom } from "#atoms/cashier/moneyHold.ts"
import { labelText } from "#i18n/saying.ts"
import type { State } from "#machines/MoneyMoveModel.ts"
import { type Fact, FactList } from "#ui/basic/FactList.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { isUnsettled } from "./isUnsettled.ts"
import { ObstacleQuestion } from "./ObstacleQuestion.tsx"

type Pressed = { readonly _tag: "Confirmed" | "Cancelled" }

export interface ConfirmMoveProps<Form, Receipt> {
  readonly state: State<Form, Receipt>
  readonly send: (event: Pressed) => void
  readonly text: (form: Form) => string
  readonly detail?: ((form: Form) => string) | undefined
  /** The lines of a panel from below, for a move of the member's own money. */
  readonly facts?: ((form: Form) => ReadonlyArray<Fact>) | undefined
  /** What the button does, such as "Deposit". */
  readonly confirmLabel: string
  /** The amount that the button repeats, with its currency. */
  readonly amount?: ((form: Form) => string) | undefined
}

const nothing = () => {}

/** Keeps other dialogs away while the question is open. */
const useHold = (isOpen: boolean): void => {
  const hold = useSetAtom(holdMoneyAtom)
  useEffect(() => (isOpen ? hold() : undefined), [isOpen, hold])
}

/** The form to confirm; undefined unless the question is open. */
const askedFormOf = <Form, Receipt>(state: State<Form, Receipt>): Form | undefined => {
  const hasObstacle = state._tag === "Confirming" && state.obstacle !== undefined
  return "request" in state && !isUnsettled(state) && !hasObstacle ? state.request.form : undefined
}

/** The confirmation of a money or points move. A retry of an unsettled move is not confirmed again. */
export const ConfirmMove = <Form, Receipt>(props: ConfirmMoveProps<Form, Receipt>) => {
  const { state, send, text, detail, facts, confirmLabel, amount } = props
  const { t } = useTranslation()
  const form = askedFormOf(state)
  const isSending = state._tag === "Sending"
  useHold(form !== undefined || state._tag === "Confirming")
  // Every language names the action first, as on the button that opens the form.
  const label = [confirmLabel, form && amount?.(form)].filter(Boolean).join(" ")
  return (
    <>
      <ConfirmDialog
        open={form !== undefined}
        text={form === undefined ? "" : text(form)}
        detail={form && detail?.(form)}
        lines={form && facts && <FactList facts={facts(form)} />}
        confirmLabel={label}
        confirmName={amount && labelText(t, t("confirm"), label)}
        busy={isSending}
        // A request that was sent cannot be cancelled.
        onCancel={isSending ? nothing : () => send({ _tag: "Cancelled" })}
        onConfirm={() => send({ _tag: "Confirmed" })}
      />
      <ObstacleQuestion state={state} send={send} />
    </>
  )
}
