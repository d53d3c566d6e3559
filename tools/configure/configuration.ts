import { Result, Schema, SchemaIssue } from "effect"

import { type Deployment, defaultDeployment, policyFeatures } from "#config/deployment.ts"
import { isOwnPath, isSafe } from "#domain/Url.ts"

/** Creates a schema for a text that satisfies a rule. The message describes a valid text. */
const text = (isValid: (value: string) => boolean, message: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => isValid(value) || message))

/** An origin without a path, because the content security policy of a page contains origins. */
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
  sampleRate: Schema.optionalKey(
    Schema.Finite.check(
      Schema.makeFilter((share: number) => (share >= 0 && share <= 1) || "must be from 0 to 1"),
    ),
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

/** The settings of an operator: the deployment, which pages contain, and settings for the web server. */
export interface Configuration extends Deployment {
  /** The name of the brand for each host. Every other host shows the default brand. */
  readonly brandByHost: Readonly<Record<string, string>>
}

/** The configuration if all settings are missing. */
export const defaultConfiguration: Configuration = { ...defaultDeployment, brandByHost: {} }

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Decodes the configuration in a file for a build of these brands, or fails with all mistakes. Missing settings have their defaults. */
export const readConfiguration = (
  json: string,
  brands: ReadonlyArray<string>,
): Configuration | ReadonlyArray<string> => {
  const value = parsed(json)
  if (value === undefined) return ["The file is not JSON."]
  const file = configurationFile(brands)
  const result = Schema.decodeUnknownResult(file, { errors: "all", onExcessProperty: "error" })(value)
  if (Result.isSuccess(result)) {
    const telemetry = { ...defaultConfiguration.telemetry, ...result.success.telemetry }
    return { ...defaultConfiguration, ...result.success, telemetry }
  }
  return issuesOf(result.failure.issue).issues.map(({ path = [], message }) => {
    const place = path.map(String).join(".")
    return message === "Expected no excess property"
      ? `${place}: unknown`
      : `${place || "The file"}: ${message}`
  })
}
