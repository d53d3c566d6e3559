import { Result, Schema, SchemaIssue } from "effect"

import { type Deployment, defaultDeployment, policyFeatures } from "#config/deployment.ts"
import { isOwnPath, isSafe } from "#domain/Url.ts"

/** A text that satisfies a rule; otherwise the message says what it must be. */
const text = (isValid: (value: string) => boolean, message: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => isValid(value) || message))

/** A page can name only whole origins in the content security policy. */
const Origin = text(
  (value) => isSafe(value) && new URL(value).origin === value,
  "must be an origin, such as https://gateway.example",
)

const Merchant = text(
  (value) => /^[\w-]{1,64}$/.test(value),
  "must be a merchant code of letters, digits, _ and -",
)

const isHost = (name: string): boolean => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name)

const byHost = (value: Schema.Codec<string>) =>
  Schema.Record(Schema.String, value).check(
    Schema.makeFilter((values: Readonly<Record<string, string>>) => {
      const wrong = Object.keys(values).filter((name) => !isHost(name))
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

/** The file of `npm run configure`, for a build of these brands. */
const configurationFile = (brands: ReadonlyArray<string>) =>
  Schema.Struct({
    gateway: Schema.optionalKey(Schema.Union([Schema.Literal(""), Origin])),
    fallbacks: Schema.optionalKey(Schema.Array(Origin)),
    policyFeatures: Schema.optionalKey(Schema.Array(Schema.Literals(policyFeatures))),
    merchant: Schema.optionalKey(Merchant),
    merchantByHost: Schema.optionalKey(byHost(Merchant)),
    telemetry: Schema.optionalKey(Telemetry),
    brandByHost: Schema.optionalKey(byHost(Schema.Literals(brands))),
  })

/** What an operator sets: the deployment, which the pages have, and what the web server does with it. */
export interface Configuration extends Deployment {
  /** The names of the brands of hosts. Every other host has the default brand. */
  readonly brandByHost: Readonly<Record<string, string>>
}

/** The configuration that leaves out all settings. */
export const defaultConfiguration: Configuration = { ...defaultDeployment, brandByHost: {} }

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The configuration of a file for a build of these brands, or each of its mistakes. What it leaves out keeps its default. */
export const readConfiguration = (
  json: string,
  brands: ReadonlyArray<string>,
): Configuration | ReadonlyArray<string> => {
  const value = parsed(json)
  if (value === undefined) return ["The file is not JSON."]
  const file = configurationFile(brands)
  const result = Schema.decodeUnknownResult(file, { errors: "all", onExcessProperty: "error" })(value)
  if (Result.isSuccess(result)) return { ...defaultConfiguration, ...result.success }
  return issuesOf(result.failure.issue).issues.map(({ path = [], message }) => {
    const place = path.map(String).join(".")
    return message === "Expected no excess property"
      ? `${place}: unknown`
      : `${place || "The file"}: ${message}`
  })
}
