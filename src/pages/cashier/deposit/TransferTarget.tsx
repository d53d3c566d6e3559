import { useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { copyAtom } from "#atoms/copying.ts"
import type { Bank } from "#domain/cashier/Deposit.ts"
import { FactList } from "#ui/text/FactList.tsx"

import styles from "#pages/cashier/Cashier.module.css"

export const TransferTarget = ({ bank }: { readonly bank: Bank }) => {
  const { t } = useTranslation()
  const copy = useSetAtom(copyAtom)
  const { bankName, accountName = "", accountNumber = "" } = bank
  const facts = [
    { label: t("bank"), value: bankName },
    { label: t("account_name"), value: accountName, copy: accountName },
    { label: t("account_number"), value: accountNumber, copy: accountNumber },
  ].filter(({ value }) => value !== "")
  return (
    <section className={styles["card"]} aria-label={t("transfer_to")}>
      <h3 className={styles["heading"]}>{t("transfer_to")}</h3>
      <FactList facts={facts} onCopy={copy} />
    </section>
  )
}
