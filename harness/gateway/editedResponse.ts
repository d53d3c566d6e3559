import { Result, Schema, SchemaIssue } from "effect"

import { Envelope } from "#gateway/Envelope.ts"
import { masked } from "#fixtures/logic/entry/mask.ts"

import { callsTo } from "./describeCall.ts"
import type { CallLine, LogLine } from "../report/harnessLog.ts"

const decodeEnvelope = Schema.decodeUnknownResult(Envelope)
const decodeJson = Schema.decodeResult(Schema.fromJsonString(Schema.Unknown))

/** The value of a successful response; undefined for other responses. */
const valueIn = ({ response }: CallLine): unknown => {
  const envelope = decodeEnvelope(response)
  return Result.isSuccess(envelope) && envelope.success.success ? envelope.success.value : undefined
}

/** The initial JSON text of an edit: the value of the row's response, otherwise of the call's newest successful response. */
export const textToEdit = (row: CallLine, lines: ReadonlyArray<LogLine>): string => {
  const others = lines.flatMap((line) =>
    line.kind === "call" && line.method === row.method && line.path === row.path ? [valueIn(line)] : [],
  )
  const value = [...others, valueIn(row)].findLast((each) => each !== undefined) ?? {}
  return JSON.stringify(value, null, 2)
}

/** The call of a row, with its query if several calls of the app share the path. */
export const targetOf = ({ method, path, query }: CallLine): string => {
  const entries = Object.entries(Object(query)).flatMap(([name, value]) =>
    value === masked ? [] : [[name, String(value)]],
  )
  return `${method} ${path}${callsTo(method, path).length > 1 ? `?${new URLSearchParams(entries)}` : ""}`
}

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** The messages why a schema refuses a value; undefined for a valid value. */
const refusalBy = (output: Schema.Codec<unknown, unknown>, value: unknown): string | undefined => {
  const decoded = Schema.decodeUnknownResult(output)(value, { errors: "all" })
  if (Result.isSuccess(decoded)) return undefined
  const messages = format(decoded.failure.issue).issues.map(({ path = [], message }) => {
    const keys = path.map((step) => String(typeof step === "object" ? step.key : step))
    return `${keys.join(".") || "The value"}: ${message}.`
  })
  return messages.join(" ")
}

/** A value that the tester typed. `problem` contains the messages of the schema that decodes the call, if it refuses the value. */
export interface TypedValue {
  /** Undefined for a text that is not JSON. */
  readonly value: unknown
  readonly problem: string | undefined
}

/** Decodes typed JSON. If several calls share the path, at least one of their schemas must accept the value. */
export const readTyped = ({ method, path }: Pick<CallLine, "method" | "path">, text: string): TypedValue => {
  const json = decodeJson(text)
  if (Result.isFailure(json)) return { value: undefined, problem: "It is not JSON." }
  const refusals = callsTo(method, path).map(({ output }) => refusalBy(output, json.success))
  return { value: json.success, problem: refusals.includes(undefined) ? undefined : refusals[0] }
}
