import { useAtomValue, useSetAtom } from "jotai"
import { ChevronRight } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { leaveViewAtom } from "#atoms/frame/address.ts"
import { depositAtom } from "#atoms/cashier/deposit.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { isolated } from "#domain/Name.ts"
import { listText } from "#i18n/saying.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PressButton } from "#ui/basic/PressButton.tsx"

import styles from "./Cashier.module.css"
import { ConfirmMove } from "./ConfirmMove.tsx"
import { DepositFields } from "./DepositFields.tsx"
import { depositIcons } from "./depositIcons.ts"
import type { DepositDraft } from "./useDeposit.ts"
import { useLimitsText } from "./useLimitsText.ts"

interface Props {
  readonly draft: DepositDraft
  readonly methods: ReadonlyArray<Deposit.Method>
  readonly banks: ReadonlyArray<Deposit.Bank>
}

interface MethodProps {
  readonly method: Deposit.Method
  readonly banks: ReadonlyArray<Deposit.Bank>
  readonly onOpen: () => void
}

/** A method as a card. Its name is a button that covers the card; its limits describe the button. */
const Method = ({ method, banks, onOpen }: MethodProps) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const id = useId()
  const Icon = depositIcons[method]
  const limits = Deposit.limitsOver(Deposit.banksOf(banks, method))
  return (
    <div className={styles["method"]}>
      <Icon aria-hidden />
      <div className={styles["words"]}>
        <PressButton aria-describedby={id} className={styles["name"]} onPress={onOpen}>
          {t(Deposit.methodNames[method])}
        </PressButton>
        <span id={id} className={styles["limits"]}>
          {limitsText(limits)}
        </span>
      </div>
      <ChevronRight aria-hidden />
    </div>
  )
}

const addressOf = (method: Deposit.Method): string => `${paths.deposit}?method=${method}`

/**
 * Opens the address of a restored form once, so that back leads from it to the methods. Later the method follows the
 * address.
 */
const useMethodAddress = (method: Deposit.Method | undefined) => {
  const [, navigate] = useLocation()
  const named = new URLSearchParams(useSearch()).get("method")
  const restored = useRef(method)
  useEffect(() => {
    const { current } = restored
    restored.current = undefined
    if (current !== undefined && current !== named) navigate(addressOf(current))
  }, [named, navigate])
}

const Methods = ({ draft, methods, banks }: Props) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const open = (method: Deposit.Method) => {
    draft.choose(method)
    navigate(addressOf(method))
  }
  return (
    <section aria-label={t("deposit_methods")}>
      <h2 className={styles["heading"]}>{t("deposit_methods")}</h2>
      <ul className={styles["methods"]}>
        {methods.map((method) => (
          <li key={method}>
            <Method method={method} banks={banks} onOpen={() => open(method)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const ConfirmDeposit = () => {
  const { t, i18n } = useTranslation()
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const money = useAtomValue(moneyTextAtom)
  return (
    <ConfirmMove
      state={state}
      send={send}
      text={({ amount, currency }) =>
        t("deposit_confirm", { amount: money(TypedAmount.read(amount, currency) ?? 0) })
      }
      detail={({ bank, promo }) => {
        const method = bank === undefined ? undefined : t(Deposit.methodNames[bank.method])
        const names = [bank?.bankName, promo?.title].filter((name) => name !== undefined).map(isolated)
        const parts = method === undefined ? names : [method, ...names]
        return listText(t, i18n.language, parts)
      }}
      confirmLabel={t("confirm")}
    />
  )
}

/** The base version: the method, then its fields at an address of their own, then a confirmation (decision 4). */
export const DepositSteps = (props: Props) => {
  const { draft } = props
  const { t } = useTranslation()
  const leaveView = useSetAtom(leaveViewAtom)
  const { method } = draft.values
  useMethodAddress(method)
  if (method === undefined) return <Methods {...props} />
  return (
    <>
      <div className={styles["bar"]}>
        <h2 className={styles["heading"]}>{t(Deposit.methodNames[method])}</h2>
        <Button size="small" onPress={() => leaveView(paths.deposit)}>
          {t("change_method")}
        </Button>
      </div>
      <form aria-label={t("deposit")} noValidate onSubmit={draft.onSubmit(draft.submit)}>
        <DepositFields draft={draft} />
        <Button type="submit" variant="primary" wide busy={draft.isSending}>
          {t("continue")}
        </Button>
      </form>
      <ConfirmDeposit />
    </>
  )
}
