import { Result, Schema } from "effect"
import * as Base64Url from "effect/encoding/Base64Url"

/** Values by name, each with the type of its default. */
export type Fields = Readonly<Record<string, unknown>>

const json = Schema.fromJsonString(Schema.Unknown)
const toJson = Schema.encodeSync(json)
const fromJson = Schema.decodeResult(json)

/** Prefix of a value in base64 JSON. */
const mark = "~"
const plain = /^[\w-]+$/

const isPlain = (value: unknown): value is string => typeof value === "string" && plain.test(value)

const textOf = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "1" : "0"
  if (typeof value === "number") return String(value)
  if (isPlain(value)) return value
  if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) return value.join(".")
  return mark + Base64Url.encode(toJson(value))
}

/**
 * Encodes fields as a short text that needs no escaping in an address: `persona:4,modulesOff:CBS3.REG3`. Values other
 * than scalars and lists of scalars are base64 JSON.
 */
export const write = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}:${textOf(value)}`)
    .join(",")

const valueOf = (text: string, standard: unknown): Result.Result<unknown, unknown> => {
  if (text.startsWith(mark))
    return Result.flatMap(Base64Url.decodeString(text.slice(mark.length)), (decoded) => fromJson(decoded))
  if (Array.isArray(standard)) return Result.succeed(text.split("."))
  if (typeof standard === "number" || standard === null)
    return Result.succeed(plain.test(text) || /^-?\d+\.\d+$/.test(text) ? Number(text) : Number.NaN)
  if (typeof standard === "boolean") return Result.succeed(text === "1" || text === "true")
  return Result.succeed(text)
}

export interface ReadFields {
  readonly fields: Fields
  /** Parts that could not be decoded. */
  readonly broken: ReadonlyArray<string>
}

/** Decodes the output of `write`. The defaults define the type of each value. */
export const read = (text: string, defaults: Fields): ReadFields => {
  const fields: Array<readonly [string, unknown]> = []
  const broken: Array<string> = []
  for (const piece of text.split(",").filter((each) => each !== "")) {
    const [, name, rest] = /^(\w+):(.*)$/s.exec(piece) ?? []
    const value =
      name === undefined || rest === undefined
        ? undefined
        : valueOf(rest, Object.hasOwn(defaults, name) ? defaults[name] : "")
    if (name === undefined || value === undefined || Result.isFailure(value)) broken.push(name ?? piece)
    else fields.push([name, value.success])
  }
  return { fields: Object.fromEntries(fields), broken }
}
