import { Result, Schema, SchemaIssue } from "effect"

import type { Call } from "#gateway/Call.ts"
import { masked } from "#fixtures/logic/entry/mask.ts"
import { type Json, promised } from "#tools/contract/promised.ts"

const plainKinds = ["string", "number", "boolean", "null"] as const
type PlainKind = (typeof plainKinds)[number]

/** What the schema of a call says about a part of its response. */
export type Shape =
  | { readonly type: "any" }
  | { readonly type: "choice"; readonly of: ReadonlyArray<unknown> }
  | { readonly type: "plain"; readonly kinds: ReadonlyArray<PlainKind> }
  | { readonly type: "list"; readonly entry: Shape }
  | { readonly type: "record"; readonly fields: ReadonlyArray<Field>; readonly others: Shape | undefined }
  | { readonly type: "either"; readonly of: ReadonlyArray<Shape> }

interface Field {
  readonly name: string
  readonly shape: Shape
  readonly isRequired: boolean
}

/** The names and indexes that lead to a part of a response. */
export type Place = ReadonlyArray<string | number>

export const keyOf = (place: Place): string => place.join("/")

/** A part that does not fit the schema, and why. */
export interface Problem {
  readonly place: Place
  readonly what: string
}

export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const all = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const recordOf = ({ properties, required, additionalProperties }: Json): Shape => ({
  type: "record",
  fields: Object.entries(isRecord(properties) ? properties : {}).map(([name, field]) => ({
    name,
    shape: shapeOfJson(field),
    isRequired: all(required).includes(name),
  })),
  others: additionalProperties === undefined ? undefined : shapeOfJson(additionalProperties),
})

const shapeOfJson = (json: unknown): Shape => {
  if (!isRecord(json)) return { type: "any" }
  if ("anyOf" in json) return { type: "either", of: all(json["anyOf"]).map(shapeOfJson) }
  if ("const" in json) return { type: "choice", of: [json["const"]] }
  if ("enum" in json) return { type: "choice", of: all(json["enum"]) }
  if (json["type"] === "array") return { type: "list", entry: shapeOfJson(json["items"]) }
  if (json["type"] === "object") return recordOf(json)
  const types = [json["type"]].flat()
  const kinds = plainKinds.filter((kind) => types.includes(kind))
  return kinds.length === 0 ? { type: "any" } : { type: "plain", kinds }
}

/** What the gateway promises as the value of a call's response. */
export const shapeOf = ({ output }: Pick<Call<unknown, unknown>, "output">): Shape =>
  shapeOfJson(promised(output))

const kindTitles: Readonly<Record<PlainKind, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  null: "null",
}

/** What fits a shape, in words. */
export const fitting = (shape: Shape): string => {
  switch (shape.type) {
    case "any":
      return "any JSON"
    case "choice":
      return `one of ${shape.of.map(String).join(", ")}`
    case "plain":
      return shape.kinds.map((kind) => kindTitles[kind]).join(" or ")
    case "list":
      return "a list"
    case "record":
      return "a record"
    case "either":
      return shape.of.map(fitting).join(" or ")
  }
}

const wordsOf = (shape: Shape): string => `It must be ${fitting(shape)}.`

const isPlain = (value: unknown, kind: PlainKind): boolean =>
  kind === "null" ? value === null : typeof value === kind

/** Of several shapes the one that fits a value, or that is meant most likely. */
export const memberOf = (of: ReadonlyArray<Shape>, value: unknown): Shape => {
  const isOfType = ({ type }: Shape): boolean =>
    type === "record" ? isRecord(value) : type === "list" && Array.isArray(value)
  return (
    of.find((shape) => problemsOf(shape, value).length === 0) ?? of.find(isOfType) ?? of[0] ?? { type: "any" }
  )
}

/** Where a value does not fit. Hidden secrets fit everywhere. */
export const problemsOf = (shape: Shape, value: unknown, place: Place = []): ReadonlyArray<Problem> => {
  const wrong = [{ place, what: wordsOf(shape) }]
  if (value === masked) return []
  switch (shape.type) {
    case "any":
      return []
    case "choice":
      return shape.of.includes(value) ? [] : wrong
    case "plain":
      return shape.kinds.some((kind) => isPlain(value, kind)) ? [] : wrong
    case "list":
      return Array.isArray(value)
        ? value.flatMap((entry: unknown, index) => problemsOf(shape.entry, entry, [...place, index]))
        : wrong
    case "record":
      return isRecord(value) ? problemsIn(shape, value, place) : wrong
    case "either": {
      const member = memberOf(shape.of, value)
      const found = problemsOf(member, value, place)
      return found.length > 0 && member.type === "plain" ? wrong : found
    }
  }
}

const problemsIn = (
  { fields, others }: Extract<Shape, { type: "record" }>,
  value: Json,
  place: Place,
): ReadonlyArray<Problem> => [
  ...fields.flatMap(({ name, shape, isRequired }) => {
    if (value[name] !== undefined) return problemsOf(shape, value[name], [...place, name])
    return isRequired ? [{ place: [...place, name], what: "It is missing." }] : []
  }),
  ...Object.entries(value).flatMap(([name, entry]) =>
    others === undefined || fields.some((field) => field.name === name)
      ? []
      : problemsOf(others, entry, [...place, name]),
  ),
]

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const partAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined),
    value,
  )

const stepOf = (step: unknown): string | number => (typeof step === "number" ? step : String(step))

/** Where the app itself does not take a value. */
const refusals = (output: Call<unknown, unknown>["output"], value: unknown): ReadonlyArray<Problem> => {
  const decoded = Schema.decodeUnknownResult(output)(value)
  if (Result.isSuccess(decoded)) return []
  return format(decoded.failure.issue).issues.flatMap(({ path = [], message }) => {
    const place = path.map((step) => stepOf(typeof step === "object" ? step.key : step))
    return partAt(value, place) === masked ? [] : [{ place, what: message }]
  })
}

/** Where a value does not fit the schema of a call: what the gateway promises, then what the app takes. */
export const misfits = (
  { output }: Pick<Call<unknown, unknown>, "output">,
  value: unknown,
): ReadonlyArray<Problem> => {
  const broken = problemsOf(shapeOf({ output }), value)
  return broken.length > 0 ? broken : refusals(output, value)
}

/** The first parts that do not fit, in words. */
export const problemWords = (problems: ReadonlyArray<Problem>): string => {
  const shown = problems.slice(0, 3).map(({ place, what }) => `${place.join(".") || "The value"}: ${what}`)
  const others = problems.length - shown.length
  return [...shown, ...(others === 0 ? [] : [`And ${others} more.`])].join(" ")
}

/** A smallest value that fits. */
export const blankOf = (shape: Shape): unknown => {
  switch (shape.type) {
    case "any":
      return null
    case "choice":
      return shape.of[0]
    case "plain":
      return { string: "", number: 0, boolean: false, null: null }[shape.kinds[0] ?? "null"]
    case "list":
      return []
    case "record":
      return Object.fromEntries(
        shape.fields.flatMap((field) => (field.isRequired ? [[field.name, blankOf(field.shape)]] : [])),
      )
    case "either":
      return shape.of[0] === undefined ? null : blankOf(shape.of[0])
  }
}

/** A part of a response as the text of a field. */
export const textOf = (value: unknown): string => {
  if (value === undefined) return ""
  return typeof value === "string" ? value : JSON.stringify(value)
}

const json = Schema.fromJsonString(Schema.Unknown)

/** The value of a text, if it is JSON. */
export const fromJson = (text: string): Result.Result<unknown, string> =>
  Result.mapError(Schema.decodeResult(json)(text), () => "It must be JSON.")

/** The value that a text means; a text that may be several keeps the type of the present value. */
const meant = (kinds: ReadonlyArray<PlainKind>, text: string, present: unknown): unknown => {
  if (kinds.includes("null") && text === "null") return null
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text.trim())
  const wantsNumber = kinds.includes("number") && !(kinds.includes("string") && typeof present === "string")
  if (wantsNumber && isNumber) return Number(text)
  if (kinds.includes("boolean") && (text === "true" || text === "false")) return text === "true"
  return text
}

/** Reads the text of a field. A text that does not fit fails with what fits, in words. */
export const parse = (shape: Shape, text: string, present: unknown): Result.Result<unknown, string> => {
  if (shape.type === "any") return fromJson(text)
  const value =
    shape.type === "choice"
      ? shape.of.find((each) => textOf(each) === text)
      : meant(shape.type === "plain" ? shape.kinds : [], text, present)
  const [problem] = problemsOf(shape, value)
  return problem === undefined ? Result.succeed(value) : Result.fail(problem.what)
}

/** A value with another part at a place. Without a part, it is left out. */
export const changed = (value: unknown, [step, ...rest]: Place, part?: unknown): unknown => {
  if (step === undefined) return part
  if (Array.isArray(value)) {
    const entries: ReadonlyArray<unknown> = value
    if (rest.length > 0)
      return entries.map((each, index) => (index === step ? changed(each, rest, part) : each))
    if (part === undefined) return entries.filter((_, index) => index !== step)
    return step === entries.length
      ? [...entries, part]
      : entries.map((each, index) => (index === step ? part : each))
  }
  const fields = isRecord(value) ? value : {}
  if (rest.length === 0 && part === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step))
  return { ...fields, [step]: changed(fields[step], rest, part) }
}
