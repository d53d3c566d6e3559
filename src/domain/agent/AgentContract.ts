import { Effect, Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"
import { uniqueBy } from "#domain/byKey.ts"
import { oneOrMany } from "#domain/OneOrMany.ts"
import { amount, Id, list, text, withFallback } from "#domain/Lenient.ts"

/** The kinds of contract, one for each page (spec §2 "Routes"). */
export const kinds = ["salary", "dividend", "hour"] as const
export type Kind = (typeof kinds)[number]

/** A tier of a contract: a turnover range and its rate in percent. */
export const Term = Schema.Struct({
  from: amount,
  /** Null for no upper limit. */
  to: Schema.NullOr(Schema.Finite).pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(null))),
  rate: amount,
})
export type Term = typeof Term.Type

export const statuses = ["asked", "accepted", "refused", "unknown"] as const
export type Status = (typeof statuses)[number]

/** An agent's contract (gateway §8). One with an unknown status can be neither accepted nor refused. */
export const AgentContract = Schema.Struct({
  contractId: Id,
  period: text,
  status: withFallback(Schema.Literals(statuses), "unknown"),
  terms: list(Term),
})
export type AgentContract = typeof AgentContract.Type

/** Contracts as the gateway sends them: an array, a single one, or nothing. */
export const AgentContracts = oneOrMany(AgentContract)

/** The contracts of a kind: one that waits for acceptance, the one in force, and earlier ones. */
export interface Standing {
  readonly asked: AgentContract | undefined
  readonly held: AgentContract | undefined
  readonly history: ReadonlyArray<AgentContract>
}

/** Sorts contracts by status. Duplicates of an id are dropped; the first one wins. */
export const standing = (contracts: ReadonlyArray<AgentContract>): Standing => {
  const once = uniqueBy(contracts, ({ contractId }) => contractId)
  const asked = once.find(({ status }) => status === "asked")
  const held = once.find(({ status }) => status === "accepted")
  return { asked, held, history: once.filter((each) => each !== asked && each !== held) }
}

/** Whether an agent may apply again: the contract was refused and no other waits (spec §7 "apply"). */
export const mayApply = ({ asked }: Standing, { status }: AgentContract): boolean =>
  asked === undefined && status === "refused"

/** The text key of a contract's period. An unknown period is shown as sent. */
export const periodName = (period: string): MessageKey | undefined => periodNames[period]

const periodNames: Readonly<Record<string, MessageKey>> = {
  daily: "contract_daily",
  hourly: "contract_hourly",
  "half month": "contract_half_month",
  month: "contract_month",
}
