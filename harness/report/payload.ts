import { Option, Result, Schema } from "effect"

/** A value of OTLP: one field, whose name is the type. */
const AnyValue = Schema.Record(Schema.String, Schema.Unknown)
const decodeList = Schema.decodeUnknownOption(Schema.Struct({ values: Schema.Array(AnyValue) }))

const Attribute = Schema.Struct({ key: Schema.String, value: AnyValue })

const Attributes = Schema.Array(Attribute)

/** The body of an OTLP request of the app. */
const Body = Schema.fromJsonString(
  Schema.Struct({
    resourceLogs: Schema.Array(
      Schema.Struct({
        resource: Schema.Struct({ attributes: Attributes }),
        scopeLogs: Schema.Array(
          Schema.Struct({
            logRecords: Schema.Array(
              Schema.Struct({
                timeUnixNano: Schema.String,
                severityText: Schema.String,
                eventName: Schema.String,
                attributes: Attributes,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
)
const decode = Schema.decodeUnknownResult(Body)

/** Attribute values by name. */
type Values = Readonly<Record<string, unknown>>

/** A log record in a telemetry payload. */
export interface PayloadRecord {
  readonly name: string
  /** The time of the record in epoch milliseconds. */
  readonly at: number
  readonly severity: string
  readonly attributes: Values
}

/** One request of the app to a collector of telemetry. */
export interface Payload {
  /** Attributes of the sending page. */
  readonly resource: Values
  readonly records: ReadonlyArray<PayloadRecord>
  /** The body as text, if it cannot be decoded. */
  readonly unreadable: string | undefined
}

const valueOf = (value: typeof AnyValue.Type): unknown => {
  const [[type, content] = []] = Object.entries(value)
  const list = type === "arrayValue" ? decodeList(content) : Option.none()
  if (Option.isSome(list)) return list.value.values.map(valueOf)
  return type === "intValue" ? Number(content) : content
}

const valuesOf = (attributes: typeof Attributes.Type): Values =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]))

const nanosPerMilli = 1e6

/** Decodes a payload completely, into records. */
export const readPayload = (body: string): Payload => {
  const read = decode(body)
  if (Result.isFailure(read)) return { resource: {}, records: [], unreadable: body }
  const { resourceLogs } = read.success
  return {
    resource: valuesOf(resourceLogs.flatMap(({ resource }) => resource.attributes)),
    records: resourceLogs
      .flatMap(({ scopeLogs }) => scopeLogs)
      .flatMap(({ logRecords }) => logRecords)
      .map(({ eventName, timeUnixNano, severityText, attributes }) => ({
        name: eventName,
        at: Number(timeUnixNano) / nanosPerMilli,
        severity: severityText,
        attributes: valuesOf(attributes),
      })),
    unreadable: undefined,
  }
}
