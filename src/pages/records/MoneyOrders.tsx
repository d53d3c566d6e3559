import { ArrowDownToLine, ArrowUpFromLine } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { ordersAtom } from "#atoms/records/accountRecord.ts"
import { paths } from "#config/paths.ts"
import * as DayTotal from "#domain/records/DayTotal.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { dateTimeText, timeText } from "#i18n/formatting.ts"
import { StateLine } from "#ui/cashier/StateLine.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"

import { ReceiptLink } from "../cashier/ReceiptLink.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { Sum } from "./MoneyAmounts.tsx"
import { DayHead } from "./DayHead.tsx"
import { RecordDetail } from "./RecordDetail.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./parts/useRecordFilter.ts"
import { itemsOf, usePagedList } from "./parts/usePagedList.ts"

const names: Readonly<Record<Transaction.OrderState, MessageKey>> = {
  pending: "order_pending",
  checking: "order_checking",
  done: "order_done",
  refused: "order_refused",
}

const tones: Readonly<Record<Transaction.OrderState, StateTone>> = {
  pending: "open",
  checking: "open",
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

interface DetailProps extends Props {
  readonly order: Transaction.MoneyOrder | undefined
  readonly onClose: () => void
}

const OrderDetail = ({ report, order, onClose }: DetailProps) => {
  const { t, i18n } = useTranslation()
  const state = order && Transaction.orderState(order)
  return (
    <RecordDetail
      title={t(report)}
      facts={
        order && [
          { label: t("record_time"), value: dateTimeText(i18n.language, order.time) },
          { label: t("amount"), value: <Sum amount={order.amount} /> },
          ...(order.method === "" ? [] : [{ label: t("deposit_methods"), value: order.method }]),
          ...(state === undefined && order.status !== ""
            ? [{ label: t("bet_state"), value: <OrderMark order={order} /> }]
            : []),
          { label: t("reference_number"), value: order.reference, copy: order.reference },
        ]
      }
      onClose={onClose}
      below={order !== undefined && report === "deposit" && <ReceiptLink reference={order.reference} />}
    >
      {state !== undefined && <StateLine state={state} />}
    </RecordDetail>
  )
}

export const MoneyOrders = ({ report }: Props) => {
  const { t, i18n } = useTranslation()
  const { startDate, endDate } = useNarrowing().range
  const [picked, setPicked] = useState<Transaction.MoneyOrder>()
  const { view, onMore } = usePagedList(ordersAtom, { report, startDate, endDate })
  const days = DayTotal.byFirstItem(itemsOf(view), Transaction.countedAmount)
  return (
    <>
      <RecordList
        label={t(report === "deposit" ? "deposits" : "withdrawals")}
        view={view}
        keyOf={({ reference }) => reference}
        empty={
          report === "deposit" ? (
            <EmptyList icon={ArrowDownToLine} text="no_deposits" next={[paths.deposit, paths.games]} />
          ) : (
            <EmptyList icon={ArrowUpFromLine} text="no_withdrawals" next={[paths.withdraw]} />
          )
        }
        onMore={onMore}
        row={(order) => (
          <>
            <DayHead of={days.get(order)}>{(total) => <Sum amount={total} />}</DayHead>
            <RecordRow
              icon={report === "deposit" ? <ArrowDownToLine /> : <ArrowUpFromLine />}
              title={order.method || order.reference}
              caption={
                <>
                  <span className={styles["caption"]}>{timeText(i18n.language, order.time)}</span>
                  <span className={styles["caption"]}>{order.reference}</span>
                </>
              }
              figure={<Sum amount={order.amount} />}
              note={<OrderMark order={order} />}
              onPick={() => setPicked(order)}
            />
          </>
        )}
      />
      <OrderDetail report={report} order={picked} onClose={() => setPicked(undefined)} />
    </>
  )
}
