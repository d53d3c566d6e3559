import { useAtomValue, useSetAtom } from "jotai"
import { ExternalLink } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { copyAtom } from "#atoms/copying.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { records } from "#config/records.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as QrCode from "#domain/cashier/QrCode.ts"
import { Button, ButtonLink } from "#ui/basic/Button.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { QrPicture } from "#ui/media/QrPicture.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"
import { TransferTarget } from "./TransferTarget.tsx"
import { useOrderState } from "./useOrderState.ts"

/** The ways to continue the payment: a link, a QR code, or an account to transfer to. */
const PayOn = ({ bank, payUrl, qr }: Deposit.Receipt) => {
  const { t } = useTranslation()
  return (
    <div className={styles["pay"]}>
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
    </div>
  )
}

type Outcome = "unread" | "waiting" | "onItsWay" | "paid" | "refused"

const looks = {
  unread: { title: "record_unreadable", mark: "waiting" },
  waiting: { title: "deposit_waiting", mark: "waiting" },
  onItsWay: { title: "deposit_done", mark: "done" },
  paid: { title: "order_done", mark: "done" },
  refused: { title: "order_refused", mark: "refused" },
} as const

type Known = ReturnType<typeof useOrderState>

/**
 * A settled deposit no longer asks for the payment, so that no player pays twice. Without the record the player says
 * first that it is not paid.
 */
const outcomeOf = ({ bank, payUrl, qr }: Deposit.Receipt, state: Known, isUnpaid: boolean): Outcome => {
  if (state === "done") return "paid"
  if (state === "refused") return "refused"
  const mayPay = Deposit.isByHand(bank.method) || payUrl !== "" || QrCode.isReadable(qr)
  if (!mayPay) return "onItsWay"
  return state === "unreadable" && !isUnpaid ? "unread" : "waiting"
}

interface Props {
  readonly receipt: Deposit.Receipt
  readonly onAgain: () => void
}

/** The receipt of a deposit. */
export const DepositDone = ({ receipt, onAgain }: Props) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const enter = useEnter()
  const { reference, amount, bank } = receipt
  const state = useOrderState("deposit", reference)
  const [isUnpaid, setUnpaid] = useState(false)
  const outcome = outcomeOf(receipt, state, isUnpaid)
  const hintOf = () => {
    if (outcome === "paid" || outcome === "refused") return ""
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
      facts={[
        { label: t("reference_number"), value: reference },
        { label: t("amount"), value: money(amount), copy: String(amount) },
        { label: t("deposit_methods"), value: t(Deposit.methodNames[bank.method]) },
        // The account to transfer to names its bank.
        ...(outcome === "waiting" && Deposit.isByHand(bank.method)
          ? []
          : [{ label: t(Deposit.bankTexts(bank.method).label), value: bank.bankName }]),
      ]}
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
      {outcome === "waiting" && <PayOn {...receipt} />}
    </MoneyReceipt>
  )
}
