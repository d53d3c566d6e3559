import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { copyAtom } from "#atoms/copying.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import { FactList } from "#ui/text/FactList.tsx"

import styles from "#pages/cashier/Cashier.module.css"

type Props = Pick<Receipt, "bank" | "reference" | "amount">

/** What the player types at the bank. */
export const TransferTarget = ({ bank, reference, amount }: Props) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const { bankName, accountName = "", accountNumber = "" } = bank
  const facts = [
    { label: t("bank"), value: bankName },
    { label: t("account_name"), value: accountName, copy: accountName },
    { label: t("account_number"), value: accountNumber, copy: accountNumber },
    { label: t("amount"), value: money(amount), copy: String(amount) },
    { label: t("reference_number"), value: reference, copy: reference },
  ].filter(({ value }) => value !== "")
  return (
    <section className={styles["card"]} aria-label={t("transfer_to")}>
      <h3 className={styles["heading"]}>{t("transfer_to")}</h3>
      <FactList facts={facts} onCopy={copy} />
      <p className={styles["purpose"]}>{t("payment_purpose")}</p>
    </section>
  )
}
