import { useAtomValue } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearch } from "wouter"

import { showsMembersAtom } from "#atoms/records/accountRecord.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import * as TypedText from "#domain/TypedText.ts"
import { Button } from "#ui/button/Button.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { Transactions } from "./Transactions.tsx"
import { Chosen } from "./Chosen.tsx"
import { MoneyOrders } from "./MoneyOrders.tsx"
import styles from "./Records.module.css"
import { useKinds } from "./useKinds.ts"
import { useNarrowing } from "./parts/useRecordFilter.ts"

const KindSelect = () => {
  const { t } = useTranslation()
  const { narrow } = useNarrowing()
  const { kinds, txCode } = useKinds()
  return (
    <div className={styles["narrowing"]}>
      <Select
        label={t("record_kind")}
        labelHidden
        placeholder={t("any_kind")}
        options={kinds.map(({ code, name }) => ({ value: code, label: name || code }))}
        value={txCode}
        onChange={(event) => narrow({ txCode: event.currentTarget.value })}
      />
    </div>
  )
}

const MemberFilter = () => {
  const { t } = useTranslation()
  const { valueOf: chosen, narrow } = useNarrowing()
  const account = chosen("account")
  const [typed, setTyped] = useState({ account, text: account })
  // If the account in the address changes, for example when its chip is removed, the typed text is replaced.
  const text = typed.account === account ? typed.text : account
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ account: TypedText.trimmed(text) })
  }
  return (
    <form aria-label={t("member_filter")} className={styles["member"]} onSubmit={onSubmit}>
      <TextField
        label={t("member_account")}
        hint={t("member_filter_hint")}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setTyped({ account, text: event.currentTarget.value })}
      />
      <Button type="submit" wide>
        {t("show")}
      </Button>
    </form>
  )
}

const ChosenTransactions = ({ ofMembers }: { readonly ofMembers: boolean }) => {
  const { kinds, txCode } = useKinds()
  const account = useNarrowing().valueOf("account")
  return (
    <Chosen
      filters={[
        { name: "account", label: ofMembers ? account : "" },
        { name: "txCode", label: Transaction.nameOf(txCode, kinds) },
      ]}
    />
  )
}

// The record of an agent's members, which the query `types=A` opens (spec §2 "Routes").
const MembersRecord = () => {
  const { t } = useTranslation()
  const { today, range, setRange } = useNarrowing()
  return (
    <Page wide className={styles["record"]} data-variant="agent">
      <h2 className={styles["heading"]}>{t("members_record")}</h2>
      <p className={styles["lead"]}>{t("members_record_lead")}</p>
      <MemberFilter />
      <DateRangeField range={range} today={today} onChange={setRange} />
      <KindSelect />
      <ChosenTransactions ofMembers />
      <Transactions ofMembers />
    </Page>
  )
}

const tabs = ["all", "deposit", "withdraw"] as const

const tabNames = { all: "filter_all", deposit: "deposits", withdraw: "withdrawals" } as const

const OwnRecord = () => {
  const { t } = useTranslation()
  const { today, range, setRange, valueOf: chosen, narrow } = useNarrowing()
  const tab = tabs.find((each) => each === chosen("tab")) ?? "all"
  return (
    <Page wide className={styles["record"]} data-variant="member">
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
            <ChosenTransactions ofMembers={false} />
            <Transactions ofMembers={false} />
          </>
        ) : (
          <>
            <Chosen />
            <MoneyOrders key={tab} report={tab} />
          </>
        )}
      </Tabs>
    </Page>
  )
}

/** Assumed: members who are not agents see their own record at the agents' address. */
export const AccountRecordPage = () =>
  useAtomValue(showsMembersAtom)(useSearch()) ? <MembersRecord /> : <OwnRecord />
