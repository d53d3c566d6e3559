import { useAtomValue } from "jotai"
import { useMemo } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { orderAtomOf, type OrdersFilter } from "#atoms/records/accountRecord.ts"
import * as Transaction from "#domain/records/Transaction.ts"

export const useOrderState = (report: OrdersFilter["report"], reference: string) => {
  const remote = useAtomValue(useMemo(() => orderAtomOf(report, reference), [report, reference]))
  if (remote._tag === "Failed" && remote.previous === undefined) return "unreadable"
  // Until the account record lists the order, the state is "pending". For an unknown status, the state is "unreadable".
  return Transaction.orderState(valueOf(remote)?.order ?? { status: "pending" }) ?? "unreadable"
}
