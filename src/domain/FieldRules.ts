import { Effect, Option, Schema } from "effect"

import { orElse } from "./Lenient.ts"

/** A pattern that is no text counts as absent; the others are kept. */
const Pattern = Schema.revealCodec(
  Schema.catchDecoding<Schema.Codec<string>>(() => Effect.succeed(Option.some("")))(Schema.String),
)

/** The server's patterns by field name, gateway §2 "settings/consolidated". */
export const FieldRules = Schema.Struct({
  patterns: orElse(Schema.Record(Schema.String, Pattern), {}),
})
export type FieldRules = typeof FieldRules.Type

/** Patterns in force when the server's set lacks one (decisions 92, 93). */
const defaults: Readonly<Record<string, string>> = {
  loginUsername: "^[A-Za-z0-9]{4,16}$",
  loginPassword: "^[A-Za-z0-9]{6,16}$",
  loginMobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  password: "^[A-Za-z0-9]{6,16}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

/** Whether a value passes the pattern of that name. A pattern that does not compile counts as absent. */
export const passes = (rules: FieldRules, name: string, value: string): boolean => {
  const pattern = compile(rules.patterns[name] ?? defaults[name])
  return pattern === undefined || pattern.test(value)
}

/** A pattern as it is tested; nothing for one that is empty or does not compile. */
export const compile = (source: string | undefined): RegExp | undefined => {
  if (source === undefined || source === "") return undefined
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}
