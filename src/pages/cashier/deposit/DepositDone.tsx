import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { ExternalLink } from "lucide-react"
import { useEffect, useId, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { copyAtom } from "#atoms/copying.ts"
import { depositStateAtomOf } from "#atoms/cashier/orders.ts"
import { claimPaidAtom, isPayTimeOverAtomOf, unseenReceiptAtom } from "#atoms/cashier/receipts.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { records } from "#config/recordAddresses.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import type { KnownState } from "#domain/records/Transaction.ts"
import { durationText } from "#i18n/formatting.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import type { Fact } from "#ui/text/FactList.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { ProgressBar } from "#ui/promo/ProgressBar.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/cashier/Cashier.module.css"
import { CustomerServiceButton } from "#pages/cashier/CustomerServiceButton.tsx"
import { PaymentCode } from "./PaymentCode.tsx"
import { TransferTarget } from "./TransferTarget.tsx"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"

interface TimeLeftProps {
  readonly expires: number
  /** Undefined if the receipt could not be stored. */
  readonly keptAt: number | undefined
}

const TimeLeft = ({ expires, keptAt }: TimeLeftProps) => {
  const { t } = useTranslation()
  const id = useId()
  const now = useAtomValue(nowAtom)
  const [shownAt] = useState(now)
  const left = Math.max(0, expires - now)
  const whole = Math.max(1, expires - (keptAt ?? shownAt))
  const text = durationText(t, DurationText.parts(Math.ceil(left / 1000)))
  return (
    <div className={styles["left"]}>
      <p className={styles["leftLine"]}>
        <span id={id}>{t("pay_within")}</span>
        <span role="timer" aria-label={t("pay_within")} className={styles["time"]}>
          {text}
        </span>
      </p>
      <ProgressBar labelledBy={id} share={Math.min(1, left / whole)} text={text} />
    </div>
  )
}

const PayOn = (receipt: Deposit.Receipt) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const claim = useSetAtom(claimPaidAtom)
  const { reference, bank, payUrl, qr } = receipt
  const record = enter(records.deposits)
  const openRecord = () => {
    void claim({ reference, isPaid: true })
    record.onPress()
  }
  return (
    <div className={styles["pay"]}>
      {Deposit.hasAccount(bank) && <TransferTarget {...receipt} />}
      {qr !== "" && <PaymentCode code={qr} />}
      {payUrl !== "" && (
        <>
          <ButtonLink variant="primary" wide elsewhere icon={<ExternalLink />} href={payUrl}>
            {t("pay_now")}
          </ButtonLink>
          <p className={styles["caption"]}>{t("pay_now_hint")}</p>
        </>
      )}
      <ButtonLink
        variant={payUrl === "" ? "primary" : "secondary"}
        wide
        href={record.href}
        onPress={openRecord}
      >
        {t("have_paid")}
      </ButtonLink>
    </div>
  )
}

const useReceiptFacts = () => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const { feeOf, arrivalOf } = useTermFacts()
  return ({ reference, amount, bank, bonus = 0 }: Deposit.Receipt, outcome: Outcome): ReadonlyArray<Fact> => [
    ...(isTransfer(bank, outcome)
      ? []
      : [
          { label: t("reference_number"), value: reference, copy: reference },
          { label: t("amount"), value: money(amount), copy: String(amount) },
        ]),
    ...(bonus > 0 && !isLost(outcome)
      ? [
          { label: t("deposit_promo"), value: `+ ${money(bonus)}` },
          { label: t("you_get"), value: money(Decimals.plus(amount, bonus)) },
        ]
      : []),
    ...(isLost(outcome) ? [] : feeOf(bank)),
    { label: t("deposit_methods"), value: t(Deposit.methodNames[bank.method]) },
    ...(isTransfer(bank, outcome)
      ? []
      : [{ label: t(Deposit.bankTexts(bank.method).label), value: bank.bankName }]),
    ...(outcome === "paid" || outcome === "noWay" || isLost(outcome) ? [] : arrivalOf(bank)),
  ]
}

type Outcome = "reading" | "unreadable" | "waiting" | "claimed" | "expired" | "noWay" | "paid" | "refused"

const isLost = (outcome: Outcome): boolean => outcome === "refused" || outcome === "expired"

// The payee's card shows reference, amount and bank.
const isTransfer = (bank: Deposit.Bank, outcome: Outcome): boolean =>
  outcome === "waiting" && Deposit.hasAccount(bank)

const looks = {
  reading: { title: "loading", mark: "waiting" },
  unreadable: { title: "record_unreadable", mark: "waiting" },
  waiting: { title: "deposit_waiting", mark: "waiting" },
  claimed: { title: "looking_for_payment", mark: "waiting" },
  expired: { title: "pay_time_over", mark: "waiting" },
  noWay: { title: "no_way_to_pay", mark: "waiting" },
  paid: { title: "order_done", mark: "done" },
  refused: { title: "order_refused", mark: "refused" },
} as const

const outcomeOf = (
  receipt: Deposit.Receipt,
  state: KnownState,
  isUnpaid: boolean,
  isOver: boolean,
): Outcome => {
  // A settled deposit shows no payment instructions, so that the player does not pay twice.
  if (state === "done") return "paid"
  if (state === "refused") return "refused"
  // Unless the account record is known, the player first confirms that the deposit is unpaid.
  if ((state === "reading" || state === "unreadable") && !isUnpaid) return state
  if (receipt.isPaid === true && !isUnpaid) return "claimed"
  if (isOver) return "expired"
  return Deposit.isPayable(receipt) ? "waiting" : "noWay"
}

const useDepositState = (reference: string): KnownState => {
  const [unseen, see] = useAtom(unseenReceiptAtom)
  const [isUnseen] = useState(unseen === reference)
  const state = useAtomValue(useMemo(() => depositStateAtomOf(reference), [reference]))
  useEffect(() => see(undefined), [see])
  return isUnseen && state === "reading" ? "pending" : state
}

interface Props {
  readonly receipt: Deposit.Receipt
  readonly onAgain: () => void
}

export const DepositDone = ({ receipt, onAgain }: Props) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const enter = useEnter()
  const { reference, amount, bank, expires, keptAt } = receipt
  const isOver = useAtomValue(useMemo(() => isPayTimeOverAtomOf(expires), [expires]))
  const state = useDepositState(reference)
  const factsOf = useReceiptFacts()
  const claim = useSetAtom(claimPaidAtom)
  const [isUnpaid, setUnpaid] = useState(false)
  const takeBack = () => {
    setUnpaid(true)
    if (receipt.isPaid === true) void claim({ reference, isPaid: false })
  }
  const outcome = outcomeOf(receipt, state, isUnpaid, isOver)
  const hintOf = () => {
    if (outcome === "paid" || isLost(outcome)) return ""
    if (outcome === "reading" || outcome === "unreadable") return t("record_unreadable_hint")
    if (outcome === "noWay") return t("gate_contact")
    if (outcome === "claimed") return t("deposit_done_hint")
    return t(Deposit.hasAccount(bank) ? "transfer_now" : "deposit_waiting_hint", {
      amount: money(amount),
    })
  }
  const { title, mark } = looks[outcome]
  return (
    <MoneyReceipt
      title={t(title)}
      amount={money(amount)}
      mark={mark}
      state={state}
      deadline={
        outcome === "waiting" && expires !== undefined && <TimeLeft expires={expires} keptAt={keptAt} />
      }
      hint={hintOf()}
      facts={factsOf(receipt, outcome)}
      onCopy={copy}
      record={enter(records.deposits)}
      again={t("another_deposit")}
      onAgain={onAgain}
    >
      {outcome === "noWay" && <CustomerServiceButton />}
      {(outcome === "reading" || outcome === "unreadable" || outcome === "claimed") && (
        <div className={styles["pay"]}>
          <Button wide onPress={takeBack}>
            {t("not_paid_yet")}
          </Button>
        </div>
      )}
      {outcome === "waiting" && <PayOn {...receipt} />}
    </MoneyReceipt>
  )
}
