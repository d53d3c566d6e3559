import { Result, Schema } from "effect"

const Scalar = Schema.Struct({
  stringValue: Schema.optionalKey(Schema.String),
  /** An integer, encoded as text. */
  intValue: Schema.optionalKey(Schema.String),
  doubleValue: Schema.optionalKey(Schema.Finite),
  boolValue: Schema.optionalKey(Schema.Boolean),
})

const Attribute = Schema.Struct({
  key: Schema.String,
  value: Schema.Struct({
    ...Scalar.fields,
    arrayValue: Schema.optionalKey(Schema.Struct({ values: Schema.Array(Scalar) })),
  }),
})

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

const scalarOf = ({ stringValue, intValue, doubleValue, boolValue }: typeof Scalar.Type): unknown =>
  stringValue ?? doubleValue ?? boolValue ?? Number(intValue)

const valuesOf = (attributes: typeof Attributes.Type): Values =>
  Object.fromEntries(
    attributes.map(({ key, value: { arrayValue, ...scalar } }) => [
      key,
      arrayValue?.values.map(scalarOf) ?? scalarOf(scalar),
    ]),
  )

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
