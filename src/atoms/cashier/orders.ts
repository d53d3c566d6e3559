import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as DateRange from "#domain/DateRange.ts"
import { Failure } from "#domain/Failure.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import * as calls from "#gateway/calls/records/accountRecord.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import { whenOnline } from "#services/requestPolicy.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

type Report = typeof calls.deposits

// The number of days for which the device stores a receipt, plus today.
const daysOfReceipts = Duration.toDays(timings.receiptStored) + 1

// Returns undefined if the report does not contain the reference. Fails if an unread page may contain the reference.
const findOrder = Effect.fnUntraced(function* (
  report: Report,
  reference: string,
  days: Readonly<Record<"startDate" | "endDate", string>>,
) {
  for (let pageNo = 1; pageNo <= limits.referencePages; pageNo++) {
    const page = { pageNo, pageSize: limits.recordPage }
    const { content, totalPages } = yield* Backend.read(report, { ...days, ...page })
    const order = content.find((each) => each.reference === reference)
    if (order !== undefined || content.length === 0 || pageNo >= totalPages) return order
  }
  return yield* Effect.fail({ reason: Failure.Malformed({ issue: "The report has too many pages." }) })
})

const stateAtomOf = (report: Report, reference: string) => {
  const orderAtom = queryAtom(
    (get) => {
      const days = DateRange.lastDays(daysOfReceipts, get(todayAtom))
      return Device.use((device) => whenOnline(device, report)(findOrder(report, reference, days))).pipe(
        // Until the account record lists the order, the state is "pending".
        Effect.map((order) => Transaction.orderState(order ?? { status: "pending" }) ?? "unreadable"),
      )
    },
    { ofMember: true },
  )
  // A player often pays in another app, and then returns.
  const returnAtom = atom(null, (get, set) =>
    get(runtimeAtom)
      .runSync(Effect.service(Device))
      .watch((event) => event === "shown" && set(orderAtom.refetchAtom)),
  )
  returnAtom.onMount = (watch) => watch()
  return atom((get): Transaction.KnownState => {
    const known = get(orderAtom.loadedAtom)
    // A settled order never changes, so its state is not fetched again.
    if (known === "done" || known === "refused") return known
    get(returnAtom)
    return get(orderAtom)._tag === "Failed" ? "unreadable" : (known ?? "reading")
  })
}

export const depositStateAtomOf = (reference: string) => stateAtomOf(calls.deposits, reference)

export const withdrawalStateAtomOf = (reference: string) => stateAtomOf(calls.withdrawals, reference)
