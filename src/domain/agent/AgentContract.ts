import { Effect, Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"
import { uniqueBy } from "#domain/byKey.ts"
import { oneOrMany } from "#domain/OneOrMany.ts"
import { amount, Id, list, text, withFallback } from "#domain/Lenient.ts"

export const kinds = ["salary", "dividend", "hour"] as const
export type Kind = (typeof kinds)[number]

export const Term = Schema.Struct({
  from: amount,
  to: Schema.NullOr(Schema.Finite).pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(null))),
  rate: amount,
})
export type Term = typeof Term.Type

export const statuses = ["asked", "accepted", "refused", "unknown"] as const
export type Status = (typeof statuses)[number]

export const AgentContract = Schema.Struct({
  contractId: Id,
  period: text,
  status: withFallback(Schema.Literals(statuses), "unknown"),
  terms: list(Term),
})
export type AgentContract = typeof AgentContract.Type

export const AgentContracts = oneOrMany(AgentContract)

export interface ContractsByStatus {
  readonly asked: AgentContract | undefined
  readonly held: AgentContract | undefined
  readonly history: ReadonlyArray<AgentContract>
}

export const byStatus = (contracts: ReadonlyArray<AgentContract>): ContractsByStatus => {
  const once = uniqueBy(contracts, ({ contractId }) => contractId)
  const asked = once.find(({ status }) => status === "asked")
  const held = once.find(({ status }) => status === "accepted")
  return { asked, held, history: once.filter((each) => each !== asked && each !== held) }
}

export const mayApply = ({ asked }: ContractsByStatus, { status }: AgentContract): boolean =>
  asked === undefined && status === "refused"

export const periodName = (period: string): MessageKey | undefined => periodNames[period]

const periodNames: Readonly<Record<string, MessageKey>> = {
  daily: "contract_daily",
  hourly: "contract_hourly",
  "half month": "contract_half_month",
  month: "contract_month",
}
