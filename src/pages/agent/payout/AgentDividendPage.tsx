import { useAtom, useAtomValue } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { accountAtom } from "#atoms/session.ts"
import { payoutForm } from "#atoms/agent/teamMoney.ts"
import { dividendsAtom } from "#atoms/agent/teamLists.ts"
import { idOf, mayPayOut, type Payout } from "#domain/agent/Payout.ts"
import { isolated } from "#domain/Name.ts"
import { periodText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"

import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"
import { useIncomplete } from "#pages/cashier/unsettled/useIncomplete.ts"
import { amountText } from "#pages/agent/team/columns.ts"
import { Earnings } from "#pages/agent/contract/Earnings.tsx"
import { PayoutCard } from "./PayoutCard.tsx"
import { PayoutTotal } from "./PayoutTotal.tsx"
import { Report } from "#pages/agent/team/Report.tsx"
import styles from "#pages/agent/team/Report.module.css"

const usePaying = () => {
  const [state, send] = useAtom(payoutForm.formAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const places = ({ account, amount }: Pick<Payout, "account" | "amount">) => ({
    account,
    amount: amountText(amount, currency),
  })
  useEffect(() => {
    if (state._tag === "Done") send({ _tag: "StartedOver" })
  }, [send, state])
  return { state, send, places }
}

export const AgentDividendPage = () => {
  const { t, i18n } = useTranslation()
  const { state, send, places } = usePaying()
  const own = useAtomValue(accountAtom)
  const paid = "request" in state ? idOf(state.request.form) : undefined
  const mayPay = useIncomplete("dividend") === undefined && !isUnsettled(state)
  const facts = ({ period, ...payout }: Payout) => [
    { label: t("account"), value: payout.account },
    { label: t("period_dividend"), value: periodText(i18n.language, period) },
    { label: t("amount"), value: places(payout).amount },
  ]
  return (
    <>
      <Report
        title="agent_dividend"
        list={dividendsAtom}
        keyOf={idOf}
        head={(filter) => (
          <>
            <UnlessIncomplete kind="dividend">
              <Unsettled kind="dividend" state={state} send={send} facts={facts} />
            </UnlessIncomplete>
            <div className={styles["totals"]}>
              <Earnings kind="dividend" />
            </div>
            <PayoutTotal of="dividends" filter={filter} />
          </>
        )}
        card={(payout) => (
          <PayoutCard
            payout={payout}
            actions={
              mayPayOut(payout, own) &&
              mayPay && (
                <Button
                  size="small"
                  busy={idOf(payout) === paid}
                  disabled={state._tag !== "Editing" && idOf(payout) !== paid}
                  onPress={() => send({ _tag: "Submitted", form: payout })}
                >
                  {t("pay_out")}
                </Button>
              )
            }
          />
        )}
      />
      <ConfirmMoneyMove
        state={state}
        send={send}
        text={(payout) => t("pay_question", { ...places(payout), account: isolated(payout.account) })}
        detail={({ period }) => isolated(periodText(i18n.language, period))}
        confirmLabel={t("pay_out")}
      />
    </>
  )
}
