import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { labelText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { ChoiceChips } from "#ui/form/choice/ChoiceChips.tsx"

import styles from "#pages/cashier/Cashier.module.css"
import { CashierHelp } from "#pages/cashier/CashierHelp.tsx"
import { DepositFields } from "./DepositFields.tsx"
import { ObstacleQuestion } from "#pages/cashier/ObstacleQuestion.tsx"
import type { DepositDraft } from "./useDeposit.ts"
import { useDepositLines } from "./useDepositFacts.ts"

interface Props {
  readonly draft: DepositDraft
  readonly methods: ReadonlyArray<Deposit.Method>
}

const Send = ({ draft }: Pick<Props, "draft">) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const { amount, currency } = draft.form
  const typed = TypedAmount.read(amount, currency)
  const action = typed === undefined ? undefined : `${t("deposit")} ${money(typed)}`
  return (
    <div className={styles["send"]}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={draft.isBusy}
        label={action && labelText(t, t("confirm"), action)}
      >
        {action ?? t("confirm")}
      </Button>
    </div>
  )
}

export const DepositDetail = ({ draft, methods }: Props) => {
  const { t } = useTranslation()
  const factsOf = useDepositLines()
  const [first = "MANUAL"] = methods
  const submit = draft.onSubmit((filled) => {
    // The form already shows a summary, so no confirmation dialog opens (open point 5).
    draft.submit(filled)
    draft.confirm()
  })
  return (
    <>
      <h2 className={styles["heading"]}>{t("deposit_methods")}</h2>
      <div className={styles["chips"]}>
        <ChoiceChips
          label={t("deposit_methods")}
          options={methods.map((method) => ({ value: method, label: t(Deposit.methodNames[method]) }))}
          value={draft.values.method ?? first}
          onChange={draft.choose}
        />
      </div>
      <form className={styles["columns"]} aria-label={t("deposit")} noValidate onSubmit={submit}>
        <DepositFields draft={draft}>
          <section className={styles["summary"]} aria-label={t("deposit_summary")}>
            <h2 className={styles["heading"]}>{t("deposit_summary")}</h2>
            <FactList facts={factsOf(draft.form)} />
          </section>
        </DepositFields>
        <Send draft={draft} />
        <ObstacleQuestion state={useAtomValue(depositAtom)} send={useSetAtom(depositAtom)} />
      </form>
      <CashierHelp />
    </>
  )
}
