import { useTranslation } from "#ui/texts.tsx"

import { ordersAtom } from "#atoms/records.ts"
import * as Moment from "#domain/Moment.ts"
import * as Transaction from "#domain/Transaction.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"

import { Sum } from "./Change.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./useNarrowing.ts"
import { useRecords } from "./useRecords.ts"

const names: Readonly<Record<Transaction.OrderState, MessageKey>> = {
  pending: "order_pending",
  done: "order_done",
  refused: "order_refused",
}

const tones: Readonly<Record<Transaction.OrderState, StateTone>> = {
  pending: "open",
  done: "good",
  refused: "bad",
}

const OrderMark = ({ order }: { readonly order: Transaction.MoneyOrder }) => {
  const { t } = useTranslation()
  const state = Transaction.orderState(order)
  if (state !== undefined) return <StateMark text={t(names[state])} tone={tones[state]} />
  return order.status === "" ? null : <StateMark text={order.status} tone="plain" />
}

interface Props {
  readonly report: "deposit" | "withdraw"
}

/** The deposits or the withdrawals of some days, with how each stands. */
export const MoneyOrders = ({ report }: Props) => {
  const { t } = useTranslation()
  const { startDate, endDate } = useNarrowing().range
  const { view, onMore } = useRecords(ordersAtom, { report, startDate, endDate })
  return (
    <RecordList
      label={t(report === "deposit" ? "deposits" : "withdrawals")}
      view={view}
      keyOf={({ reference }) => reference}
      emptyText={t(report === "deposit" ? "no_deposits" : "no_withdrawals")}
      onMore={onMore}
      row={(order) => (
        <RecordRow
          title={order.method || order.reference}
          caption={
            <>
              <span className={styles["caption"]}>{Moment.format(order.time)}</span>
              <span className={styles["caption"]}>{order.reference}</span>
            </>
          }
          figure={<Sum amount={order.amount} />}
          note={<OrderMark order={order} />}
        />
      )}
    />
  )
}
