import { Schema, SchemaGetter } from "effect"

/**
 * The `type` code a session carries.
 *
 * The spec groups codes by rule, and the groups overlap: 1 is a full member
 * and passes the agent gate. So this module offers one predicate a rule and
 * no single "kind".
 *
 * @see spec §4 "Guest vs member", §6
 */
export type MemberType = number

/** Unknown types count as free trial, spec §3 "Member info". */
export const unknown: MemberType = 4

/** The code from the wire: number or text; what is neither is `unknown` (decision 144). */
export const MemberType = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform((code: unknown) => fromWire(code)),
    encode: SchemaGetter.transform((code: number) => code),
  }),
)

/** The code a wire value means. */
export const fromWire = (code: unknown): MemberType => {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code
  return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : unknown
}

const oneOf =
  (...codes: ReadonlyArray<number>) =>
  (type: MemberType): boolean =>
    codes.includes(type)

/** A full member, spec §4. */
export const isFull = oneOf(0, 1, 2)

/** A free-trial account, spec §4. */
export const isTrial = oneOf(4)

/** May enter the deposit page, spec §5 "Deposit entry". */
export const mayDeposit = isFull

/** Has no contract and is never shown a contract prompt, spec §4 "Contract prompts". */
export const isNonContract = oneOf(4, 40, 41, 42)

const isOutsideAgentArea = oneOf(0, 4, 40)

/** May enter the agent area: every code but 0, 4 and 40, spec §5 "Agent home". */
export const isAgent = (type: MemberType): boolean => !isOutsideAgentArea(type)
