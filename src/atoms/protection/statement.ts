import { lastDays } from "#domain/DateRange.ts"
import type { Span } from "#domain/protection/Statement.ts"
import { profitLoss } from "#gateway/calls/records/accountRecord.ts"
import { Backend } from "#services/Backend.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

const profitLossOf = (days: Span) =>
  queryAtom((get) => Backend.read(profitLoss, lastDays(days, get(todayAtom))), { ofMember: true })

/** Each period is a separate request, so that one failed record hides no other. */
export const statementAtoms = {
  1: profitLossOf(1),
  7: profitLossOf(7),
  30: profitLossOf(30),
  365: profitLossOf(365),
} as const satisfies Readonly<Record<Span, unknown>>
