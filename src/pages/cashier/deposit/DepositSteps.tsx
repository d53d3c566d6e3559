import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { leaveViewAtom } from "#atoms/frame/address.ts"
import { depositAtom } from "#atoms/cashier/deposit.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { Button } from "#ui/button/Button.tsx"

import styles from "#pages/cashier/Cashier.module.css"
import { CashierHelp } from "#pages/cashier/CashierHelp.tsx"
import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { DepositFields } from "./DepositFields.tsx"
import { DepositMethods } from "./DepositMethods.tsx"
import type { DepositDraft } from "./useDeposit.ts"
import { useDepositLines } from "./useDepositFacts.ts"

interface Props {
  readonly draft: DepositDraft
  readonly methods: ReadonlyArray<Deposit.Method>
  readonly banks: ReadonlyArray<Deposit.Bank>
}

export const methodAddress = (method: Deposit.Method): string => `${paths.deposit}?method=${method}`

const useMethodAddress = (method: Deposit.Method | undefined) => {
  const [, navigate] = useLocation()
  const named = new URLSearchParams(useSearch()).get("method")
  // A restored form adds the address of its method once, so that going back shows all methods.
  const restored = useRef(method)
  useEffect(() => {
    const { current } = restored
    restored.current = undefined
    if (current !== undefined && current !== named) navigate(methodAddress(current))
  }, [named, navigate])
}

const ConfirmDeposit = () => {
  const { t } = useTranslation()
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const money = useAtomValue(moneyTextAtom)
  const amountOf = ({ amount, currency }: Deposit.Form) => money(TypedAmount.read(amount, currency) ?? 0)
  return (
    <ConfirmMoneyMove
      state={state}
      send={send}
      text={(form) => t("deposit_confirm", { amount: amountOf(form) })}
      facts={useDepositLines({ isAmountAbove: true })}
      confirmLabel={t("deposit")}
      amount={amountOf}
    />
  )
}

export const DepositSteps = ({ draft, methods, banks }: Props) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const leaveView = useSetAtom(leaveViewAtom)
  const { method } = draft.values
  // If only one method exists, its form opens at once, without a change of the address (open point 4).
  const isOnly = methods.length === 1
  useMethodAddress(isOnly ? undefined : method)
  const open = (chosen: Deposit.Method) => {
    draft.choose(chosen)
    navigate(methodAddress(chosen))
  }
  if (method === undefined) return <DepositMethods methods={methods} banks={banks} onOpen={open} />
  return (
    <>
      <div className={styles["bar"]}>
        <h2 className={styles["heading"]}>{t(Deposit.methodNames[method])}</h2>
        {!isOnly && (
          <Button size="small" onPress={() => leaveView(paths.deposit)}>
            {t("change_method")}
          </Button>
        )}
      </div>
      <form
        className={styles["columns"]}
        aria-label={t("deposit")}
        noValidate
        onSubmit={draft.onSubmit(draft.submit)}
      >
        <DepositFields draft={draft} />
        <div className={styles["send"]}>
          <Button type="submit" variant="primary" wide busy={draft.isBusy}>
            {t("continue")}
          </Button>
        </div>
      </form>
      <CashierHelp />
      <ConfirmDeposit />
    </>
  )
}
