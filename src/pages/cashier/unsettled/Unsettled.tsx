import { useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { sendingsAtom } from "#atoms/cashier/unsettled.ts"
import { type Kind, places } from "#domain/cashier/UnsettledMove.ts"
import type { State } from "#machines/moneyMove/model.ts"
import type { Fact } from "#ui/text/FactList.tsx"
import { UnsettledMove } from "#ui/cashier/UnsettledMove.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { isUnsettled } from "./isUnsettled.ts"

type Pressed =
  | { readonly _tag: "RecordOpened" | "Settled" }
  | { readonly _tag: "RetryPressed"; readonly secret?: string; readonly isSecondAccepted?: boolean }

export interface UnsettledProps<Form, Receipt> {
  readonly kind: Kind
  readonly state: State<Form, Receipt>
  readonly send: (event: Pressed) => void
  readonly facts: (form: Form) => ReadonlyArray<Fact>
  /** The payment password for a retry. */
  readonly secret?: string | undefined
  /** True while the player may not start a request of this kind. Then only a repeat of the same request is possible. */
  readonly isClosed?: boolean | undefined
  readonly children?: ReactNode | undefined
}

export const Unsettled = <Form, Receipt>(props: UnsettledProps<Form, Receipt>) => {
  const { kind, state, send, facts, secret = "", isClosed = false, children } = props
  const { t } = useTranslation()
  const sendings = useAtomValue(sendingsAtom)
  const { href, onPress } = useEnter()(places[kind].record)
  if (!isUnsettled(state)) return null
  const { sentAt, isForgotten = false } = sendings.get(state.request.requestId) ?? {}
  const hint = kind === "exchange" ? "move_unsettled_hint" : "unsettled_hint"
  const openRecord = () => {
    send({ _tag: "RecordOpened" })
    onPress()
  }
  return (
    <UnsettledMove
      hint={t(isForgotten ? "forgotten_hint" : hint)}
      facts={facts(state.request.form)}
      sentAt={sentAt}
      isSecond={isForgotten}
      busy={state._tag === "Sending"}
      record={{ href, onPress: openRecord }}
      isRecordOpened={state.isRecordOpened}
      onRetry={
        isForgotten && isClosed
          ? undefined
          : () => send({ _tag: "RetryPressed", secret, isSecondAccepted: isForgotten })
      }
      onSettled={() => send({ _tag: "Settled" })}
    >
      {children}
    </UnsettledMove>
  )
}
