import { useAtomValue, useSetAtom } from "jotai"

import { depositAtom, depositBanksAtom, depositPromosAtom, newDepositAtom } from "#atoms/deposit.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { records } from "#config/records.ts"
import * as Deposit from "#domain/Deposit.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { UnsureMove } from "#ui/cashier/UnsureMove.tsx"
import { useTranslation } from "#ui/texts.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"
import { CashierWaiting } from "./CashierWaiting.tsx"
import { DepositDetail } from "./DepositDetail.tsx"
import { DepositDone } from "./DepositDone.tsx"
import { DepositSteps } from "./DepositSteps.tsx"
import { useDeposit } from "./useDeposit.ts"
import { useDepositFacts } from "./useDepositFacts.ts"

interface RoundProps {
  readonly banks: ReadonlyArray<Deposit.Bank>
  readonly isNew: boolean
}

/** One deposit, from the first choice to the receipt. What is typed stays while nobody knows its end. */
const DepositRound = ({ banks, isNew }: RoundProps) => {
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const promos = valueOf(useAtomValue(depositPromosAtom)) ?? []
  const draft = useDeposit(banks, promos, isNew ? Deposit.methodsOf(banks)[0] : undefined)
  const factsOf = useDepositFacts()
  const enter = useEnter()
  const startOver = () => send({ _tag: "StartedOver" })
  if (state._tag === "Done") return <DepositDone receipt={state.receipt} onAgain={startOver} />
  if (state._tag === "Unsure" || (state._tag === "Sending" && state.isRepeat))
    return (
      <UnsureMove
        facts={factsOf(state.request.form)}
        busy={state._tag === "Sending"}
        record={enter(records.deposits, "session")}
        onRetry={() => send({ _tag: "RetryPressed" })}
        onStartOver={startOver}
      />
    )
  return isNew ? <DepositDetail draft={draft} /> : <DepositSteps draft={draft} />
}

const DepositDesk = ({ isNew }: Pick<RoundProps, "isNew">) => {
  const { t } = useTranslation()
  const remote = useAtomValue(depositBanksAtom)
  const ask = useSetAtom(depositBanksAtom)
  const { round } = useAtomValue(depositAtom)
  const banks = valueOf(remote)
  if (banks === undefined && remote._tag === "Failed")
    return (
      <FailedState
        text={`${t("deposit_banks_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    )
  if (banks === undefined) return <CashierWaiting />
  if (banks.length === 0)
    return <EmptyState title={t("no_deposit_banks")} text={t("no_deposit_banks_hint")} />
  return <DepositRound key={round} banks={banks} isNew={isNew} />
}

/** Where members pay in, in the version that the merchant has chosen (decisions 4 and 5). */
export const DepositPage = () => {
  const isNew = useAtomValue(newDepositAtom)
  const version = isNew ? "new" : "base"
  return (
    <main className={styles["page"]} data-version={version}>
      <DepositDesk key={version} isNew={isNew} />
    </main>
  )
}
