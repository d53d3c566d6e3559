import { Schema, SchemaGetter } from "effect"

/** The groups of codes overlap, so this module has a predicate for each rule and no single "kind" (spec §4, §6). */
export type MemberType = number

export const named: ReadonlyArray<MemberType> = [0, 1, 2, 4, 40, 41, 42]

// Unknown types count as free trials (spec §3 "Member info").
export const unknown: MemberType = 4

/** Decodes a number or a numeric string. Other values become `unknown` (open point 144). */
export const MemberType = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform((code: unknown) => fromWire(code)),
    encode: SchemaGetter.transform((code: number) => code),
  }),
  Schema.annotate({ contract: Schema.Int }),
)

export const fromWire = (code: unknown): MemberType => {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code
  return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : unknown
}

const oneOf =
  (...codes: ReadonlyArray<number>) =>
  (type: MemberType): boolean =>
    codes.includes(type)

export const isFull = oneOf(0, 1, 2)

export const isTrial = oneOf(4)

export const mayDeposit = (type: MemberType): boolean => isFull(type)

export const isNonContract = oneOf(4, 40, 41, 42)

export type SiteAccountType = "member" | "agent" | "both"

/** Returns undefined if the account may log in (spec §6, open point 135). */
export const refusalAt = (
  site: SiteAccountType,
  type: MemberType,
): "not_member" | "not_agent" | undefined => {
  if (site === "agent" && !isAgent(type)) return "not_agent"
  // Assumed: free trials and other accounts that are no agents count as members.
  return site === "member" && isAgent(type) && !isFull(type) ? "not_member" : undefined
}

const isOutsideAgentArea = oneOf(0, 4, 40)

/** Agents may enter the agent area (spec §5 "Agent home"). */
export const isAgent = (type: MemberType): boolean => !isOutsideAgentArea(type)
