import { useAtomValue } from "jotai"
import { useMemo } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { orderAtomOf, type OrdersFilter } from "#atoms/records/records.ts"
import * as Transaction from "#domain/records/Transaction.ts"

/**
 * The state of a deposit or withdrawal in its record: requested until the record lists it, and unreadable when the
 * record fails or has an unknown word.
 */
export const useOrderState = (report: OrdersFilter["report"], reference: string) => {
  const remote = useAtomValue(useMemo(() => orderAtomOf(report, reference), [report, reference]))
  if (remote._tag === "Failed" && remote.previous === undefined) return "unreadable"
  return Transaction.orderState(valueOf(remote)?.order ?? { status: "pending" }) ?? "unreadable"
}
