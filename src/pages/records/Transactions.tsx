import { ReceiptText } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { bookingsAtom } from "#atoms/records/accountRecord.ts"
import { paths } from "#config/paths.ts"
import * as DayTotal from "#domain/records/DayTotal.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { EmptyList } from "../frame/EmptyList.tsx"
import { BalanceSum, Change } from "./MoneyAmounts.tsx"
import { DayHead } from "./DayHead.tsx"
import { RecordDetail } from "./RecordDetail.tsx"
import styles from "./Records.module.css"
import { useKinds } from "./useKinds.ts"
import { useNarrowing } from "./parts/useRecordFilter.ts"
import { itemsOf, useRecords } from "./parts/useRecords.ts"

interface RowProps {
  readonly booking: Transaction.Transaction
  readonly kind: string
  readonly onPick: () => void
}

const Row = ({ booking: { time, memo, amount, balance }, kind, onPick }: RowProps) => {
  const { t, i18n } = useTranslation()
  return (
    <RecordRow
      title={kind}
      caption={
        <>
          <span className={styles["caption"]}>{dateTimeText(i18n.language, time)}</span>
          {memo !== "" && <span className={styles["caption"]}>{memo}</span>}
        </>
      }
      figure={<Change amount={amount} />}
      note={
        <>
          {t("balance")} <BalanceSum balance={balance} />
        </>
      }
      onPick={onPick}
    />
  )
}

interface DetailProps {
  readonly booking: Transaction.Transaction | undefined
  readonly kind: string
  readonly onClose: () => void
}

const Detail = ({ booking, kind, onClose }: DetailProps) => {
  const { t, i18n } = useTranslation()
  return (
    <RecordDetail
      title={kind || t("account_record")}
      facts={
        booking && [
          { label: t("record_time"), value: dateTimeText(i18n.language, booking.time) },
          { label: t("amount"), value: <Change amount={booking.amount} /> },
          { label: t("balance"), value: <BalanceSum balance={booking.balance} /> },
          ...(booking.memo === "" ? [] : [{ label: t("record_note"), value: booking.memo }]),
          { label: t("reference_number"), value: booking.id, copy: booking.id },
        ]
      }
      onClose={onClose}
    />
  )
}

export const Bookings = ({ ofMembers }: { readonly ofMembers: boolean }) => {
  const { t } = useTranslation()
  const { range, valueOf: chosen } = useNarrowing()
  const { kinds, txCode } = useKinds()
  const [picked, setPicked] = useState<Transaction.Transaction>()
  const { startDate, endDate } = range
  const { view, onMore } = useRecords(bookingsAtom, {
    startDate,
    endDate,
    txCode,
    types: ofMembers ? "A" : "",
    account: ofMembers ? chosen("account") : "",
  })
  const days = DayTotal.byFirstItem(itemsOf(view), ({ amount }) => Number(amount))
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
        row={(booking) => (
          <>
            <DayHead of={days.get(booking)}>{(total) => <Change amount={total} />}</DayHead>
            <Row booking={booking} kind={kindOf(booking.txCode)} onPick={() => setPicked(booking)} />
          </>
        )}
      />
      <Detail booking={picked} kind={kindOf(picked?.txCode)} onClose={() => setPicked(undefined)} />
    </>
  )
}
