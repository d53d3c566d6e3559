import { useAtomValue, useSetAtom } from "jotai"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"

import { useDepositFacts } from "./useDepositFacts.ts"

interface Props {
  /** True while the player may not start a deposit. */
  readonly isClosed?: boolean | undefined
}

export const UnsettledDeposit = ({ isClosed }: Props) => {
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  return <Unsettled kind="deposit" state={state} send={send} facts={useDepositFacts()} isClosed={isClosed} />
}
