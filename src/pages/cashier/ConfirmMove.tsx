import type { State } from "#machines/MoneyMoveModel.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { isUnsettled } from "./isUnsettled.ts"
import { ObstacleQuestion } from "./ObstacleQuestion.tsx"

type Pressed = { readonly _tag: "Confirmed" | "Cancelled" }

export interface ConfirmMoveProps<Form, Receipt> {
  readonly state: State<Form, Receipt>
  readonly send: (event: Pressed) => void
  readonly text: (form: Form) => string
  readonly detail: (form: Form) => string
  readonly confirmLabel: string
}

const nothing = () => {}

/** The confirmation of a money or points move. A retry of an unsettled move is not confirmed again. */
export const ConfirmMove = <Form, Receipt>(props: ConfirmMoveProps<Form, Receipt>) => {
  const { state, send, text, detail, confirmLabel } = props
  const hasObstacle = state._tag === "Confirming" && state.obstacle !== undefined
  const isAsked = "request" in state && !isUnsettled(state) && !hasObstacle
  const form = isAsked ? state.request.form : undefined
  const isSending = state._tag === "Sending"
  return (
    <>
      <ConfirmDialog
        open={form !== undefined}
        text={form === undefined ? "" : text(form)}
        detail={form === undefined ? "" : detail(form)}
        confirmLabel={confirmLabel}
        busy={isSending}
        // A request that was sent cannot be cancelled.
        onCancel={isSending ? nothing : () => send({ _tag: "Cancelled" })}
        onConfirm={() => send({ _tag: "Confirmed" })}
      />
      <ObstacleQuestion state={state} send={send} />
    </>
  )
}
