import { useSetAtom } from "jotai"
import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"

import { blockDialogsAtom } from "#atoms/kernel/dialogBlock.ts"
import { labelText } from "#i18n/formatting.ts"
import type { State } from "#machines/moneyMove/model.ts"
import { type Fact, FactList } from "#ui/text/FactList.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import styles from "./Cashier.module.css"
import { isUnsettled } from "./unsettled/isUnsettled.ts"
import { ObstacleQuestion } from "./ObstacleQuestion.tsx"

type Pressed = { readonly _tag: "Confirmed" | "Cancelled" }

export interface ConfirmMoneyMoveProps<Form, Receipt> {
  readonly state: State<Form, Receipt>
  readonly send: (event: Pressed) => void
  readonly text: (form: Form) => string
  readonly detail?: ((form: Form) => string) | undefined
  /** If given, the dialog is a bottom panel that lists these facts, for deposits, withdrawals and wallet transfers. */
  readonly facts?: ((form: Form) => ReadonlyArray<Fact>) | undefined
  readonly confirmLabel: string
  readonly amount?: ((form: Form) => string) | undefined
  /** The text above the facts; defaults to the amount. */
  readonly figure?: ((form: Form) => string) | undefined
  /** Decorative, above the figure. */
  readonly picture?: ((form: Form) => ReactNode) | undefined
}

const nothing = () => {}

const useHold = (isOpen: boolean): void => {
  const blockDialogs = useSetAtom(blockDialogsAtom)
  // While the confirmation is open, no other dialog may open.
  useEffect(() => (isOpen ? blockDialogs() : undefined), [isOpen, blockDialogs])
}

const askedFormOf = <Form, Receipt>(state: State<Form, Receipt>): Form | undefined => {
  const hasObstacle = state._tag === "Confirming" && state.obstacle !== undefined
  // A retry of an unsettled request, such as a deposit, needs no second confirmation.
  return "request" in state && !isUnsettled(state) && !hasObstacle ? state.request.form : undefined
}

const linesOf = <Form, Receipt>(props: ConfirmMoneyMoveProps<Form, Receipt>, form: Form) => {
  const { facts, amount, figure = amount, picture } = props
  return (
    facts && (
      <>
        {picture?.(form)}
        <p className={styles["figure"]}>{figure?.(form)}</p>
        <FactList facts={facts(form)} />
      </>
    )
  )
}

export const ConfirmMoneyMove = <Form, Receipt>(props: ConfirmMoneyMoveProps<Form, Receipt>) => {
  const { state, send, text, detail, confirmLabel, amount } = props
  const { t } = useTranslation()
  const form = askedFormOf(state)
  const isSending = state._tag === "Sending"
  useHold(form !== undefined || state._tag === "Confirming")
  // In every language the action precedes the amount, as on the button that opens the form.
  const label = [confirmLabel, form && amount?.(form)].filter(Boolean).join(" ")
  return (
    <>
      <ConfirmDialog
        open={form !== undefined}
        text={form === undefined ? "" : text(form)}
        detail={form && detail?.(form)}
        lines={form && linesOf(props, form)}
        confirmLabel={label}
        confirmName={amount && labelText(t, t("confirm"), label)}
        busy={isSending}
        // A sent request cannot be cancelled.
        onCancel={isSending ? nothing : () => send({ _tag: "Cancelled" })}
        onConfirm={() => send({ _tag: "Confirmed" })}
      />
      <ObstacleQuestion state={state} send={send} />
    </>
  )
}
