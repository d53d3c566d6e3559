import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { notifyAtom } from "#atoms/feedback.ts"
import { priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { accountAtom } from "#atoms/session.ts"
import { payoutForm } from "#atoms/teamMoney.ts"
import { dividendsAtom } from "#atoms/teamRecords.ts"
import { timings } from "#config/timings.ts"
import { idOf, mayPayOut, type Payout } from "#domain/Payout.ts"
import { Button } from "#ui/basic/Button.tsx"

import { written } from "./columns.ts"
import { Earnings } from "./Earnings.tsx"
import { MoveQuestion } from "./MoveQuestion.tsx"
import { PayoutCard } from "./PayoutCard.tsx"
import { PayoutTotal } from "./PayoutTotal.tsx"
import { Report } from "./Report.tsx"
import styles from "./Report.module.css"

/** Paying a dividend out: what is asked, and what follows. */
const usePaying = () => {
  const [state, send] = useAtom(payoutForm.formAtom)
  const notify = useSetAtom(notifyAtom)
  const ask = useSetAtom(dividendsAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const places = ({ account, amount }: Payout) => ({ account, amount: written("amount", amount, currency) })
  useEffect(() => {
    if (state._tag !== "Done") return
    const { account, amount } = state.receipt
    const values = { account, amount: written("amount", amount, currency) }
    notify({ message: { key: "pay_done", values }, shownFor: timings.toastBackend, tone: "good" })
    ask("anew")
    send({ _tag: "StartedOver" })
  }, [ask, currency, notify, send, state])
  return { state, send, places }
}

/** The running dividend, and those of the team, which are paid out here (decision 23). */
export const AgentDividendPage = () => {
  const { t } = useTranslation()
  const { state, send, places } = usePaying()
  const own = useAtomValue(accountAtom)
  const isBusy = state._tag !== "Editing"
  return (
    <>
      <Report
        title="agent_dividend"
        records={dividendsAtom}
        keyOf={idOf}
        head={(wanted) => (
          <>
            <div className={styles["totals"]}>
              <Earnings kind="dividend" />
            </div>
            <PayoutTotal of="dividends" wanted={wanted} />
          </>
        )}
        card={(payout) => (
          <PayoutCard
            payout={payout}
            actions={
              mayPayOut(payout, own) && (
                <Button size="small" busy={isBusy} onPress={() => send({ _tag: "Submitted", form: payout })}>
                  {t("pay_out")}
                </Button>
              )
            }
          />
        )}
      />
      <MoveQuestion
        state={state}
        send={send}
        question={(payout) => t("pay_question", places(payout))}
        detail={({ period }) => period}
        confirmLabel={t("pay_out")}
      />
    </>
  )
}
