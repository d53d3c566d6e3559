import { useAtomValue, useSetAtom } from "jotai"
import { ExternalLink } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { copyAtom } from "#atoms/copying.ts"
import { isPayTimeOverAtomOf } from "#atoms/cashier/receipts.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { records } from "#config/recordAddresses.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as QrCode from "#domain/cashier/QrCode.ts"
import { durationText } from "#i18n/formatting.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import type { Fact } from "#ui/text/FactList.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { QrPicture } from "#ui/media/QrPicture.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/cashier/Cashier.module.css"
import { TransferTarget } from "./TransferTarget.tsx"
import { useOrderState } from "#pages/cashier/useOrderState.ts"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"

const TimeLeft = ({ expires }: { readonly expires: number }) => {
  const { t } = useTranslation()
  const left = Math.max(0, expires - useAtomValue(nowAtom))
  return (
    <p className={styles["left"]}>
      {t("pay_within")}{" "}
      <span role="timer" aria-label={t("pay_within")}>
        {durationText(t, DurationText.parts(Math.ceil(left / 1000)))}
      </span>
    </p>
  )
}

const PayOn = ({ bank, payUrl, qr }: Deposit.Receipt) => {
  const { t } = useTranslation()
  return (
    <>
      {Deposit.isByHand(bank.method) && <TransferTarget bank={bank} />}
      {QrCode.isReadable(qr) && (
        <>
          <p className={styles["caption"]} aria-hidden>
            {t("scan_to_pay")}
          </p>
          <QrPicture label={t("scan_to_pay")} text={qr} />
        </>
      )}
      {payUrl !== "" && (
        <>
          <ButtonLink variant="primary" wide elsewhere icon={<ExternalLink />} href={payUrl}>
            {t("pay_now")}
          </ButtonLink>
          <p className={styles["caption"]}>{t("pay_now_hint")}</p>
        </>
      )}
    </>
  )
}

const useReceiptFacts = () => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const { feeOf, arrivalOf } = useTermFacts()
  return ({ reference, amount, bank, bonus = 0 }: Deposit.Receipt, outcome: Outcome): ReadonlyArray<Fact> => [
    { label: t("reference_number"), value: reference, copy: reference },
    { label: t("amount"), value: money(amount), copy: String(amount) },
    ...(bonus > 0 && !isLost(outcome)
      ? [
          { label: t("deposit_promo"), value: `+ ${money(bonus)}` },
          { label: t("you_get"), value: money(Decimals.plus(amount, bonus)) },
        ]
      : []),
    ...(isLost(outcome) ? [] : feeOf(bank)),
    { label: t("deposit_methods"), value: t(Deposit.methodNames[bank.method]) },
    // For a waiting manual deposit, the payee's account already shows the bank.
    ...(outcome === "waiting" && Deposit.isByHand(bank.method)
      ? []
      : [{ label: t(Deposit.bankTexts(bank.method).label), value: bank.bankName }]),
    ...(outcome === "paid" || isLost(outcome) ? [] : arrivalOf(bank)),
  ]
}

type Outcome = "unread" | "waiting" | "expired" | "onItsWay" | "paid" | "refused"

const isLost = (outcome: Outcome): boolean => outcome === "refused" || outcome === "expired"

const looks = {
  unread: { title: "record_unreadable", mark: "waiting" },
  waiting: { title: "deposit_waiting", mark: "waiting" },
  expired: { title: "pay_time_over", mark: "waiting" },
  onItsWay: { title: "deposit_done", mark: "done" },
  paid: { title: "order_done", mark: "done" },
  refused: { title: "order_refused", mark: "refused" },
} as const

type Known = ReturnType<typeof useOrderState>

const outcomeOf = (
  { bank, payUrl, qr }: Deposit.Receipt,
  state: Known,
  isUnpaid: boolean,
  isOver: boolean,
): Outcome => {
  // A settled deposit shows no payment instructions, so that the player does not pay twice.
  if (state === "done") return "paid"
  if (state === "refused") return "refused"
  const mayPay = Deposit.isByHand(bank.method) || payUrl !== "" || QrCode.isReadable(qr)
  if (!mayPay) return "onItsWay"
  // If the account record is unreadable, the player first confirms that the deposit is unpaid.
  if (state === "unreadable" && !isUnpaid) return "unread"
  return isOver ? "expired" : "waiting"
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
  const { reference, amount, bank, expires } = receipt
  const isOver = useAtomValue(useMemo(() => isPayTimeOverAtomOf(expires), [expires]))
  const state = useOrderState("deposit", reference)
  const factsOf = useReceiptFacts()
  const [isUnpaid, setUnpaid] = useState(false)
  const outcome = outcomeOf(receipt, state, isUnpaid, isOver)
  const hintOf = () => {
    if (outcome === "paid" || isLost(outcome)) return ""
    if (outcome === "unread") return t("record_unreadable_hint")
    if (outcome === "onItsWay") return t("deposit_done_hint")
    return t(Deposit.isByHand(bank.method) ? "transfer_now" : "deposit_waiting_hint", {
      amount: money(amount),
    })
  }
  const { title, mark } = looks[outcome]
  return (
    <MoneyReceipt
      title={t(title)}
      amount={money(amount)}
      mark={mark}
      state={state === "unreadable" ? undefined : state}
      hint={hintOf()}
      facts={factsOf(receipt, outcome)}
      onCopy={copy}
      record={enter(records.deposits)}
      again={t("another_deposit")}
      onAgain={onAgain}
    >
      {outcome === "unread" && (
        <Button wide onPress={() => setUnpaid(true)}>
          {t("not_paid_yet")}
        </Button>
      )}
      {outcome === "waiting" && (
        <div className={styles["pay"]}>
          {expires !== undefined && <TimeLeft expires={expires} />}
          <PayOn {...receipt} />
          {Deposit.isByHand(bank.method) && <p className={styles["caption"]}>{t("deposit_done_hint")}</p>}
        </div>
      )}
    </MoneyReceipt>
  )
}
