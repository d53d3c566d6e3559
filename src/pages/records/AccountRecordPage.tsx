import { useAtomValue } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useSearch } from "wouter"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { bookingKindsAtom, bookingsAtom, showsMembersAtom } from "#atoms/records.ts"
import * as Moment from "#domain/Moment.ts"
import * as Transaction from "#domain/Transaction.ts"
import * as TypedText from "#domain/TypedText.ts"
import { Button } from "#ui/basic/Button.tsx"
import { Tabs } from "#ui/basic/Tabs.tsx"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { Change, Sum } from "./Change.tsx"
import { MoneyOrders } from "./MoneyOrders.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./useNarrowing.ts"
import { useRecords } from "./useRecords.ts"

const noKinds: ReadonlyArray<Transaction.TxCode> = []

const useKinds = () => valueOf(useAtomValue(bookingKindsAtom)) ?? noKinds

/** Narrows the record to one kind of booking. */
const KindSelect = () => {
  const { t } = useTranslation()
  const { valueOf: chosen, narrow } = useNarrowing()
  return (
    <div className={styles["narrowing"]}>
      <Select
        label={t("record_kind")}
        labelHidden
        placeholder={t("any_kind")}
        options={useKinds().map(({ code, name }) => ({ value: code, label: name || code }))}
        value={chosen("txCode")}
        onChange={(event) => narrow({ txCode: event.currentTarget.value })}
      />
    </div>
  )
}

/** Narrows an agent's record to one of the members. */
const MemberFilter = () => {
  const { t } = useTranslation()
  const { valueOf: chosen, narrow } = useNarrowing()
  const [typed, setTyped] = useState(chosen("account"))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ account: TypedText.trimmed(typed) })
  }
  return (
    <form aria-label={t("member_filter")} className={styles["member"]} onSubmit={onSubmit}>
      <TextField
        label={t("member_account")}
        hint={t("member_filter_hint")}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" wide>
        {t("show")}
      </Button>
    </form>
  )
}

interface RowProps {
  readonly booking: Transaction.Transaction
  readonly kind: string
}

const Row = ({ booking: { time, memo, amount, balance }, kind }: RowProps) => {
  const { t } = useTranslation()
  return (
    <RecordRow
      title={kind}
      caption={
        <>
          <span className={styles["caption"]}>{Moment.format(time)}</span>
          {memo !== "" && <span className={styles["caption"]}>{memo}</span>}
        </>
      }
      figure={<Change amount={amount} />}
      note={
        <>
          {t("balance")} <Sum amount={balance} />
        </>
      }
    />
  )
}

const Bookings = ({ ofMembers }: { readonly ofMembers: boolean }) => {
  const { t } = useTranslation()
  const { range, valueOf: chosen } = useNarrowing()
  const kinds = useKinds()
  const { startDate, endDate } = range
  const { view, onMore } = useRecords(bookingsAtom, {
    startDate,
    endDate,
    txCode: chosen("txCode"),
    types: ofMembers ? "A" : "",
    account: ofMembers ? chosen("account") : "",
  })
  return (
    <RecordList
      label={t(ofMembers ? "members_record" : "account_record")}
      view={view}
      keyOf={({ id }) => id}
      emptyText={t("no_bookings")}
      onMore={onMore}
      row={(booking) => <Row booking={booking} kind={Transaction.nameOf(booking.txCode, kinds)} />}
    />
  )
}

/** What was booked to an agent's members (spec §2 "Routes", query `types=A`). */
const MembersRecord = () => {
  const { t } = useTranslation()
  const { today, range, setRange } = useNarrowing()
  return (
    <main className={styles["page"]} data-variant="agent">
      <h2 className={styles["heading"]}>{t("members_record")}</h2>
      <p className={styles["lead"]}>{t("members_record_lead")}</p>
      <MemberFilter />
      <DateRangeField range={range} today={today} onChange={setRange} />
      <KindSelect />
      <Bookings ofMembers />
    </main>
  )
}

const tabs = ["all", "deposit", "withdraw"] as const
type Tab = (typeof tabs)[number]

const tabNames = { all: "filter_all", deposit: "deposits", withdraw: "withdrawals" } as const

/** What was booked to the member, and the reports of the cash desk. */
const OwnRecord = () => {
  const { t } = useTranslation()
  const { today, range, setRange, valueOf: chosen, narrow } = useNarrowing()
  const tab: Tab = tabs.find((each) => each === chosen("tab")) ?? "all"
  return (
    <main className={styles["page"]} data-variant="member">
      <Tabs
        label={t("account_record")}
        tabs={tabs.map((value) => ({ value, label: t(tabNames[value]) }))}
        value={tab}
        onChange={(next) => narrow({ tab: next === "all" ? "" : next })}
      >
        <DateRangeField range={range} today={today} onChange={setRange} />
        {tab === "all" ? (
          <>
            <KindSelect />
            <Bookings ofMembers={false} />
          </>
        ) : (
          <MoneyOrders key={tab} report={tab} />
        )}
      </Tabs>
    </main>
  )
}

/**
 * The account record (decision 8).
 *
 * Assumed: who is no agent is shown their own record at the agents' address too.
 */
export const AccountRecordPage = () =>
  useAtomValue(showsMembersAtom)(useSearch()) ? <MembersRecord /> : <OwnRecord />
