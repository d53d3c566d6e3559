import { Result, Schema, SchemaIssue } from "effect"

import { type Deployment, defaultDeployment, policyFeatures } from "#config/deployment.ts"
import { isOwnPath, isSafe } from "#domain/Url.ts"

/** A text that satisfies a rule; otherwise the message says what it must be. */
const text = (isValid: (value: string) => boolean, message: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => isValid(value) || message))

/** A page can name only whole origins to the browser's policy. */
const Origin = text(
  (value) => isSafe(value) && new URL(value).origin === value,
  "must be an origin, such as https://gateway.example",
)

const Merchant = text(
  (value) => /^[\w-]{1,64}$/.test(value),
  "must be a merchant code of letters, digits, _ and -",
)

const isHost = (name: string): boolean => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name)

const MerchantByHost = Schema.Record(Schema.String, Merchant).check(
  Schema.makeFilter((byHost: Readonly<Record<string, string>>) => {
    const wrong = Object.keys(byHost).filter((name) => !isHost(name))
    return (
      wrong.length === 0 || `must have host names in small letters without a port, not ${wrong.join(", ")}`
    )
  }),
)

const Telemetry = Schema.Struct({
  address: text(
    (value) => value === "" || ((isOwnPath(value) || isSafe(value)) && !/[?#]|\/$/.test(value)),
    "must be a path or a https address, without a slash at its end, such as /telemetry",
  ),
  sampleRate: Schema.Finite.check(
    Schema.makeFilter((share: number) => (share >= 0 && share <= 1) || "must be from 0 to 1"),
  ),
})

/** The file of `npm run configure`. */
const Configuration = Schema.Struct({
  gateway: Schema.optionalKey(Schema.Union([Schema.Literal(""), Origin])),
  fallbacks: Schema.optionalKey(Schema.Array(Origin)),
  policyFeatures: Schema.optionalKey(Schema.Array(Schema.Literals(policyFeatures))),
  merchant: Schema.optionalKey(Merchant),
  merchantByHost: Schema.optionalKey(MerchantByHost),
  telemetry: Schema.optionalKey(Telemetry),
})

const decode = Schema.decodeUnknownResult(Configuration, { errors: "all", onExcessProperty: "error" })
const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The deployment that a configuration file describes, or each of its mistakes. What it leaves out keeps its default. */
export const readConfiguration = (json: string): Deployment | ReadonlyArray<string> => {
  const value = parsed(json)
  if (value === undefined) return ["The file is not JSON."]
  const result = decode(value)
  if (Result.isSuccess(result)) return { ...defaultDeployment, ...result.success }
  return issuesOf(result.failure.issue).issues.map(({ path = [], message }) => {
    const place = path.map(String).join(".")
    return message === "Expected no excess property"
      ? `${place}: unknown`
      : `${place || "The file"}: ${message}`
  })
}
