import { Schema, SchemaGetter } from "effect"

/**
 * The `type` code of a session.
 *
 * The spec groups codes by rule, and the groups overlap: 1 is a full member and may enter the agent area. So
 * this module exports one predicate per rule, without a single "kind".
 *
 * @see spec §4 "Guest vs member", §6
 */
export type MemberType = number

/** The types that the specification names (spec §4). */
export const named: ReadonlyArray<MemberType> = [0, 1, 2, 4, 40, 41, 42]

/** Unknown types are treated as free trial (spec §3 "Member info"). */
export const unknown: MemberType = 4

/** Decodes a number or numeric string. Other values become `unknown` (decision 144). */
export const MemberType = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform((code: unknown) => fromWire(code)),
    encode: SchemaGetter.transform((code: number) => code),
  }),
  Schema.annotate({ promised: Schema.Int }),
)

/** Converts a decoded JSON value to a type code. */
export const fromWire = (code: unknown): MemberType => {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code
  return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : unknown
}

const oneOf =
  (...codes: ReadonlyArray<number>) =>
  (type: MemberType): boolean =>
    codes.includes(type)

/** A full member (spec §4). */
export const isFull = oneOf(0, 1, 2)

/** A free-trial account (spec §4). */
export const isTrial = oneOf(4)

/** May open the deposit page (spec §5 "Deposit entry"). */
export const mayDeposit = (type: MemberType): boolean => isFull(type)

/** Has no contract and never sees a contract prompt (spec §4 "Contract prompts"). */
export const isNonContract = oneOf(4, 40, 41, 42)

/** The types of accounts that may log in at a site (spec §6). */
export type SiteAccountType = "member" | "agent" | "both"

/**
 * Why an account may not log in at a site; undefined when it may (spec §6, decision 135). Assumed: free trials
 * and other accounts that are no agents count as members.
 */
export const refusalAt = (
  site: SiteAccountType,
  type: MemberType,
): "not_member" | "not_agent" | undefined => {
  if (site === "agent" && !isAgent(type)) return "not_agent"
  return site === "member" && isAgent(type) && !isFull(type) ? "not_member" : undefined
}

const isOutsideAgentArea = oneOf(0, 4, 40)

/** May enter the agent area: every code except 0, 4 and 40 (spec §5 "Agent home"). */
export const isAgent = (type: MemberType): boolean => !isOutsideAgentArea(type)
