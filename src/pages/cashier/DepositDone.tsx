import { useAtomValue, useSetAtom } from "jotai"
import { ExternalLink } from "lucide-react"

import { copyAtom } from "#atoms/copying.ts"
import { moneyTextAtom } from "#atoms/purse.ts"
import { records } from "#config/records.ts"
import * as Deposit from "#domain/Deposit.ts"
import * as QrCode from "#domain/QrCode.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { QrPicture } from "#ui/media/QrPicture.tsx"
import { useTranslation } from "#ui/texts.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"
import { TransferTarget } from "./TransferTarget.tsx"

/** How the payment goes on: an address to open by a press, a code to read, an account to transfer to. */
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
  const isByHand = Deposit.isByHand(bank.method)
  return (
    <MoneyReceipt
      title={t("deposit_done")}
      amount={money(amount)}
      hint={isByHand ? t("transfer_now", { amount: money(amount) }) : t("deposit_done_hint")}
      facts={[
        { label: t("reference_number"), value: reference, copy: reference },
        { label: t("deposit_methods"), value: t(Deposit.methodNames[bank.method]) },
        { label: t("bank"), value: bank.bankName },
      ]}
      onCopy={copy}
      record={enter(records.deposits, "session")}
      again={t("another_deposit")}
      onAgain={onAgain}
    >
      <PayOn {...receipt} />
    </MoneyReceipt>
  )
}
