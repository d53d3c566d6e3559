import { useAtomValue, useSetAtom } from "jotai"
import { ChevronRight } from "lucide-react"
import type { FormEvent } from "react"

import { depositAtom } from "#atoms/deposit.ts"
import { moneyTextAtom } from "#atoms/purse.ts"
import * as Deposit from "#domain/Deposit.ts"
import * as TypedAmount from "#domain/TypedAmount.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PressButton } from "#ui/basic/PressButton.tsx"
import { Question } from "#ui/overlay/Question.tsx"
import { useTranslation } from "#ui/texts.tsx"

import styles from "./Cashier.module.css"
import { DepositFields } from "./DepositFields.tsx"
import { depositIcons } from "./depositIcons.ts"
import type { DepositDraft } from "./useDeposit.ts"

interface Props {
  readonly draft: DepositDraft
}

const Methods = ({ draft }: Props) => {
  const { t } = useTranslation()
  return (
    <section aria-label={t("deposit_methods")}>
      <h2 className={styles["heading"]}>{t("deposit_methods")}</h2>
      <ul className={styles["methods"]}>
        {draft.methods.map((method) => {
          const Icon = depositIcons[method]
          return (
            <li key={method}>
              <PressButton className={styles["method"]} onPress={() => draft.choose(method)}>
                <Icon aria-hidden />
                <span className={styles["name"]}>{t(Deposit.methodNames[method])}</span>
                <ChevronRight aria-hidden />
              </PressButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const ConfirmDeposit = () => {
  const { t } = useTranslation()
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const money = useAtomValue(moneyTextAtom)
  if (state._tag !== "Confirming") return null
  const { bank, amount, promo } = state.request.form
  const method = bank === undefined ? undefined : t(Deposit.methodNames[bank.method])
  return (
    <Question
      open
      text={t("deposit_confirm", { amount: money(TypedAmount.read(amount) ?? 0) })}
      detail={[method, bank?.bankName, promo?.title].filter((part) => part !== undefined).join(", ")}
      confirmLabel={t("confirm")}
      onCancel={() => send({ _tag: "Cancelled" })}
      onConfirm={() => send({ _tag: "Confirmed" })}
    />
  )
}

/** The base version: a method first, then what is asked of it, then a question (decision 4). */
export const DepositSteps = ({ draft }: Props) => {
  const { t } = useTranslation()
  const { method } = draft.typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.submit()
  }
  if (method === undefined) return <Methods draft={draft} />
  return (
    <>
      <div className={styles["bar"]}>
        <h2 className={styles["heading"]}>{t(Deposit.methodNames[method])}</h2>
        <Button size="small" onPress={() => draft.choose(undefined)}>
          {t("change_method")}
        </Button>
      </div>
      <form aria-label={t("deposit")} noValidate onSubmit={submit}>
        <DepositFields draft={draft} />
        <Button type="submit" variant="primary" wide busy={draft.isSending}>
          {t("continue")}
        </Button>
      </form>
      <ConfirmDeposit />
    </>
  )
}
