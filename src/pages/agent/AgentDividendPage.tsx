import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { notifyAtom } from "#atoms/frame/toasts.ts"
import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { accountAtom } from "#atoms/session.ts"
import { payoutForm } from "#atoms/agent/teamMoney.ts"
import { dividendsAtom } from "#atoms/agent/teamRecords.ts"
import { timings } from "#config/timings.ts"
import { idOf, mayPayOut, type Payout } from "#domain/agent/Payout.ts"
import { Button } from "#ui/basic/Button.tsx"

import { ConfirmMove } from "../cashier/ConfirmMove.tsx"
import { isUnsettled } from "../cashier/isUnsettled.ts"
import { Unsettled } from "../cashier/Unsettled.tsx"
import { amountText } from "./columns.ts"
import { Earnings } from "./Earnings.tsx"
import { PayoutCard } from "./PayoutCard.tsx"
import { PayoutTotal } from "./PayoutTotal.tsx"
import { Report } from "./Report.tsx"
import styles from "./Report.module.css"

/** Paying a dividend: its confirmation and what follows. */
const usePaying = () => {
  const [state, send] = useAtom(payoutForm.formAtom)
  const notify = useSetAtom(notifyAtom)
  const ask = useSetAtom(dividendsAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const places = ({ account, amount }: Pick<Payout, "account" | "amount">) => ({
    account,
    amount: amountText(amount, currency),
  })
  useEffect(() => {
    if (state._tag !== "Done") return
    const { account, amount } = state.receipt
    const values = { account, amount: amountText(amount, currency) }
    notify({ message: { key: "pay_done", values }, shownFor: timings.toastBackend, tone: "good" })
    ask("restart")
    send({ _tag: "StartedOver" })
  }, [ask, currency, notify, send, state])
  return { state, send, places }
}

/** The current dividend, and those of the team, which are paid here (decision 23). */
export const AgentDividendPage = () => {
  const { t } = useTranslation()
  const { state, send, places } = usePaying()
  const own = useAtomValue(accountAtom)
  const paid = "request" in state ? idOf(state.request.form) : undefined
  const facts = ({ period, ...payout }: Payout) => [
    { label: t("account"), value: payout.account },
    { label: t("period"), value: period },
    { label: t("amount"), value: places(payout).amount },
  ]
  return (
    <>
      <Report
        title="agent_dividend"
        records={dividendsAtom}
        keyOf={idOf}
        head={(filter) => (
          <>
            <Unsettled kind="dividend" state={state} send={send} facts={facts} />
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
              !isUnsettled(state) && (
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
      <ConfirmMove
        state={state}
        send={send}
        text={(payout) => t("pay_question", places(payout))}
        detail={({ period }) => period}
        confirmLabel={t("pay_out")}
      />
    </>
  )
}
