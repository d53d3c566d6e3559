import { useTranslation } from "react-i18next"

import type { Obstacle } from "#domain/cashier/MoneyMove.ts"
import type { State } from "#machines/moneyMove/model.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

const texts = {
  untracked: { text: "move_untracked", detail: "move_untracked_hint", confirm: "send_anyway" },
  otherTab: { text: "other_tab_busy", detail: "other_tab_busy_hint", confirm: "try_again" },
  equal: { text: "move_equal", detail: undefined, confirm: "send_anyway" },
} as const

interface Props<Form, Receipt> {
  readonly state: State<Form, Receipt>
  readonly send: (event: { readonly _tag: "Confirmed" | "Cancelled" }) => void
}

export const ObstacleQuestion = <Form, Receipt>({ state, send }: Props<Form, Receipt>) => {
  const { t } = useTranslation()
  const obstacle: Obstacle | undefined = state._tag === "Confirming" ? state.obstacle : undefined
  const { text, detail, confirm } = texts[obstacle ?? "untracked"]
  return (
    <ConfirmDialog
      open={obstacle !== undefined}
      text={t(text)}
      detail={detail && t(detail)}
      confirmLabel={t(confirm)}
      danger={confirm === "send_anyway"}
      onCancel={() => send({ _tag: "Cancelled" })}
      onConfirm={() => send({ _tag: "Confirmed" })}
    />
  )
}
