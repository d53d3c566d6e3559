import { Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"

import { anyNumberOf } from "./AnyNumber.ts"
import { Id, listOrNone, orElse, text } from "./Lenient.ts"

/** What contracts pay, by the pages that show them (spec §2 "Routes"). */
export const kinds = ["salary", "dividend", "hour"] as const
export type Kind = (typeof kinds)[number]

/** A step of a contract: from so much turnover up to so much, that many percent. */
export const Term = Schema.Struct({
  from: orElse(Schema.Finite, 0),
  /** Null for no end. */
  to: orElse(Schema.NullOr(Schema.Finite), null),
  rate: orElse(Schema.Finite, 0),
})
export type Term = typeof Term.Type

export const statuses = ["asked", "accepted", "refused", "unknown"] as const
export type Status = (typeof statuses)[number]

/** A contract of an agent, gateway §8. A state that nobody knows can neither be accepted nor refused. */
export const AgentContract = Schema.Struct({
  contractId: Id,
  period: text,
  status: orElse(Schema.Literals(statuses), "unknown"),
  terms: listOrNone(Term),
})
export type AgentContract = typeof AgentContract.Type

/** Contracts as the gateway writes them: a list, one alone, or nothing. */
export const AgentContracts = anyNumberOf(AgentContract)

/**
 * Assumed: hourly contracts have no calls of their own: they come among the
 * daily ones, and are told by their period.
 */
export const isOf = (kind: Exclude<Kind, "dividend">, { period }: AgentContract): boolean =>
  (period === "hourly") === (kind === "hour")

/** What there is of contracts of a kind: one that waits for an answer, the one in force, and those of before. */
export interface Standing {
  readonly asked: AgentContract | undefined
  readonly held: AgentContract | undefined
  readonly history: ReadonlyArray<AgentContract>
}

/** Sorts contracts, of which some come twice: the first of an id is the one that counts. */
export const standing = (contracts: ReadonlyArray<AgentContract>): Standing => {
  const once = contracts.filter(
    ({ contractId }, index) => contracts.findIndex((other) => other.contractId === contractId) === index,
  )
  const asked = once.find(({ status }) => status === "asked")
  const held = once.find(({ status }) => status === "accepted")
  return { asked, held, history: once.filter((each) => each !== asked && each !== held) }
}

/** Whether an agent may ask for a contract again: one that was refused, while none waits (spec §7 "apply"). */
export const mayApply = ({ asked }: Standing, { status }: AgentContract): boolean =>
  asked === undefined && status === "refused"

/** What a contract's period is called; one that nobody knows is shown as it is written. */
export const periodName = (period: string): MessageKey | undefined => periodNames[period]

const periodNames: Readonly<Record<string, MessageKey>> = {
  daily: "contract_daily",
  hourly: "contract_hourly",
  "half month": "contract_half_month",
  month: "contract_month",
}
