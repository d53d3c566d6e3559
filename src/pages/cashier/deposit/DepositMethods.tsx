import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import * as Deposit from "#domain/cashier/Deposit.ts"
import { commonTerms } from "#domain/cashier/PaymentTerms.ts"
import { PressButton } from "#ui/button/PressButton.tsx"

import { BankLogo } from "./BankLogo.tsx"
import styles from "#pages/cashier/Cashier.module.css"
import { CashierHelp } from "#pages/cashier/CashierHelp.tsx"
import { depositIcons } from "./depositIcons.ts"
import { useLimitsText } from "#pages/cashier/useLimitsText.ts"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"

// The maximum number of bank logos, because more logos do not fit into a width of 320 px.
const mostLogos = 3

interface MethodProps {
  readonly method: Deposit.Method
  readonly banks: ReadonlyArray<Deposit.Bank>
  readonly onOpen: () => void
}

const Method = ({ method, banks, onOpen }: MethodProps) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const terms = useTermFacts().textOf(commonTerms(banks))
  const id = useId()
  const Icon = depositIcons[method]
  return (
    <div className={styles["method"]}>
      <Icon aria-hidden />
      <div className={styles["words"]}>
        <PressButton
          aria-describedby={terms === "" ? id : `${id} ${id}-terms`}
          className={styles["name"]}
          onPress={onOpen}
        >
          {t(Deposit.methodNames[method])}
        </PressButton>
        {banks.some(({ recommended }) => recommended) && (
          <span className={styles["mark"]}>{t("recommended")}</span>
        )}
        <span id={id} className={styles["limits"]}>
          {limitsText(Deposit.limitsOver(banks))}
        </span>
        {terms !== "" && (
          <span id={`${id}-terms`} className={styles["terms"]}>
            {terms}
          </span>
        )}
        <span className={styles["logos"]}>
          {banks.slice(0, mostLogos).map((bank) => (
            <span key={Deposit.idOf(bank)} className={styles["logo"]}>
              <BankLogo bank={bank} alt={bank.bankName} />
            </span>
          ))}
        </span>
      </div>
      <ChevronRight aria-hidden />
    </div>
  )
}

export interface DepositMethodsProps {
  readonly methods: ReadonlyArray<Deposit.Method>
  readonly banks: ReadonlyArray<Deposit.Bank>
  readonly onOpen: (method: Deposit.Method) => void
}

export const DepositMethods = ({ methods, banks, onOpen }: DepositMethodsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <section aria-label={t("deposit_methods")}>
        <h2 className={styles["heading"]}>{t("deposit_methods")}</h2>
        <ul className={styles["methods"]}>
          {methods.map((method) => (
            <li key={method}>
              <Method method={method} banks={Deposit.banksOf(banks, method)} onOpen={() => onOpen(method)} />
            </li>
          ))}
        </ul>
      </section>
      <CashierHelp />
    </>
  )
}
