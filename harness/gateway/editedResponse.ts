import { Result, Schema } from "effect"

import type { Call } from "#gateway/Call.ts"
import { Envelope } from "#gateway/Envelope.ts"
import { masked } from "#fixtures/logic/entry/mask.ts"
import type { Fault } from "#fixtures/settings.ts"

import { callsTo } from "./callWords.ts"
import type { CallLine, LogLine } from "../report/harnessLog.ts"
import { blankOf, isRecord, misfits, shapeOf } from "./responseShape.ts"

type AnyCall = Call<unknown, unknown>

/** A response that a tester can edit. */
export interface Editable {
  readonly call: AnyCall
  /** The call, with its query where several calls of the app share the path. */
  readonly target: string
  /** The value that the form begins with. */
  readonly value: unknown
}

const decodeEnvelope = Schema.decodeUnknownResult(Envelope)

/** The value of a successful response; undefined for others. */
const valueIn = ({ response }: CallLine): unknown => {
  const envelope = decodeEnvelope(response)
  return Result.isSuccess(envelope) && envelope.success.success ? envelope.success.value : undefined
}

const isOfQuery = ({ method, input }: AnyCall, { query }: CallLine): boolean =>
  method !== "GET" || Result.isSuccess(Schema.decodeUnknownResult(Schema.toCodecStringTree(input))(query))

/** How many fields of a value a call reads; none if the value does not fit it. */
const readFields = (call: AnyCall, value: unknown): number => {
  const shape = shapeOf(call)
  if (shape.type !== "record" || !isRecord(value) || misfits(call, value).length > 0) return 0
  return shape.fields.filter(({ name }) => value[name] !== undefined).length
}

/** Of several calls to a path, the one that the query and the value of a request fit best. */
const bestOf = (calls: ReadonlyArray<AnyCall>, line: CallLine, value: unknown): AnyCall | undefined => {
  if (calls.length < 2) return calls[0]
  const asked = calls.filter((call) => isOfQuery(call, line))
  return asked.toSorted((one, other) => readFields(other, value) - readFields(one, value))[0] ?? calls[0]
}

const queryOf = ({ query }: CallLine): string =>
  isRecord(query)
    ? String(
        new URLSearchParams(
          Object.entries(query).flatMap(([name, value]) => (value === masked ? [] : [[name, String(value)]])),
        ),
      )
    : ""

/** The newest successful value of the same call in the log. */
const lastValue = (lines: ReadonlyArray<LogLine>, { method, path }: CallLine): unknown =>
  lines
    .flatMap((line) =>
      line.kind === "call" && line.method === method && line.path === path ? [valueIn(line)] : [],
    )
    .findLast((value) => value !== undefined)

/** Whether the app reads the responses of a logged call, so that they can be edited. */
export const canEdit = ({ method, path }: CallLine): boolean => callsTo(method, path).length > 0

/** The response of a logged call; undefined for one that is not the app's. */
export const editableOf = (line: CallLine, lines: ReadonlyArray<LogLine>): Editable | undefined => {
  const { method, path } = line
  const calls = callsTo(method, path)
  const given = valueIn(line)
  const call = bestOf(calls, line, given)
  if (call === undefined) return undefined
  const shared = calls.length > 1 ? `?${queryOf(line)}` : ""
  const value = given ?? (calls.length > 1 ? undefined : lastValue(lines, line)) ?? blankOf(shapeOf(call))
  return { call, target: `${method} ${path}${shared}`, value }
}

/** The edited response of a call in a list of faults, with its index. */
export const editIn = (
  faults: ReadonlyArray<Fault>,
  call: string,
): { readonly fault: Fault; readonly index: number } | undefined => {
  const index = faults.findIndex((each) => each.kind === "edited" && each.call.split("?")[0] === call)
  const fault = faults[index]
  return fault === undefined ? undefined : { fault, index }
}
