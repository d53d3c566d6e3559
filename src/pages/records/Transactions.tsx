import { ArrowDownLeft, ArrowUpRight, ReceiptText } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { transactionsAtom } from "#atoms/records/accountRecord.ts"
import { paths } from "#config/paths.ts"
import * as DayTotal from "#domain/records/DayTotal.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import { dateTimeText, timeText } from "#i18n/formatting.ts"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { BalanceSum, Change } from "./MoneyAmounts.tsx"
import { DayHead } from "./DayHead.tsx"
import { RecordDetail } from "./RecordDetail.tsx"
import styles from "./Records.module.css"
import { useKinds } from "./useKinds.ts"
import { useNarrowing } from "./parts/useRecordFilter.ts"
import { itemsOf, usePagedList } from "./parts/usePagedList.ts"

interface RowProps {
  readonly transaction: Transaction.Transaction
  readonly kind: string
  readonly onPick: () => void
}

const Row = ({ transaction: { time, memo, amount, balance }, kind, onPick }: RowProps) => {
  const { t, i18n } = useTranslation()
  return (
    <RecordRow
      icon={Number(amount ?? 0) < 0 ? <ArrowUpRight /> : <ArrowDownLeft />}
      title={kind}
      caption={
        <>
          <span className={styles["caption"]}>{timeText(i18n.language, time)}</span>
          {memo !== "" && <span className={styles["caption"]}>{memo}</span>}
        </>
      }
      figure={<Change calm amount={amount} />}
      note={
        <>
          {t("balance")} <BalanceSum still balance={balance} />
        </>
      }
      onPick={onPick}
    />
  )
}

interface DetailProps {
  readonly transaction: Transaction.Transaction | undefined
  readonly kind: string
  readonly onClose: () => void
}

const Detail = ({ transaction, kind, onClose }: DetailProps) => {
  const { t, i18n } = useTranslation()
  return (
    <RecordDetail
      title={kind || t("account_record")}
      facts={
        transaction && [
          { label: t("record_time"), value: dateTimeText(i18n.language, transaction.time) },
          { label: t("amount"), value: <Change amount={transaction.amount} /> },
          { label: t("balance"), value: <BalanceSum balance={transaction.balance} /> },
          ...(transaction.memo === "" ? [] : [{ label: t("record_note"), value: transaction.memo }]),
          { label: t("reference_number"), value: transaction.id, copy: transaction.id },
        ]
      }
      onClose={onClose}
    />
  )
}

export const Transactions = ({ ofMembers }: { readonly ofMembers: boolean }) => {
  const { t } = useTranslation()
  const { range, valueOf: chosen } = useNarrowing()
  const { kinds, txCode } = useKinds()
  const [picked, setPicked] = useState<Transaction.Transaction>()
  const { startDate, endDate } = range
  const { view, onMore } = usePagedList(transactionsAtom, {
    startDate,
    endDate,
    txCode,
    types: ofMembers ? "A" : "",
    account: ofMembers ? chosen("account") : "",
  })
  const days = DayTotal.byFirstItem(itemsOf(view), Transaction.numberOf)
  const kindOf = (code = "") => Transaction.nameOf(code, kinds)
  return (
    <>
      <RecordList
        label={t(ofMembers ? "members_record" : "account_record")}
        view={view}
        keyOf={({ id }) => id}
        empty={
          <EmptyList
            icon={ReceiptText}
            text="no_bookings"
            next={ofMembers ? [paths.team] : [paths.deposit, paths.games]}
          />
        }
        onMore={onMore}
        row={(transaction) => (
          <>
            <DayHead of={days.get(transaction)}>{(total) => <Change amount={total} />}</DayHead>
            <Row
              transaction={transaction}
              kind={kindOf(transaction.txCode)}
              onPick={() => setPicked(transaction)}
            />
          </>
        )}
      />
      <Detail transaction={picked} kind={kindOf(picked?.txCode)} onClose={() => setPicked(undefined)} />
    </>
  )
}
