export type Value = string | number | boolean | ReadonlyArray<string>

export interface LogRecord {
  /** Epoch milliseconds. */
  readonly at: number
  readonly event: string
  readonly isError: boolean
  readonly attributes: Readonly<Record<string, Value | undefined>>
}

const anyValue = (value: Value): object => {
  if (typeof value === "string") return { stringValue: value }
  if (typeof value === "boolean") return { boolValue: value }
  if (typeof value === "number")
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  return { arrayValue: { values: value.map(anyValue) } }
}

const attributesOf = (all: LogRecord["attributes"]): ReadonlyArray<object> =>
  Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: anyValue(value) }],
  )

export const recordJson = ({ at, event, isError, attributes }: LogRecord): string =>
  JSON.stringify({
    // The unit is nanoseconds.
    timeUnixNano: `${Math.round(at)}000000`,
    severityNumber: isError ? 17 : 9,
    severityText: isError ? "ERROR" : "INFO",
    eventName: event,
    attributes: attributesOf(attributes),
  })

export const requestJson = (resource: LogRecord["attributes"], records: ReadonlyArray<string>): string => {
  const [before = "", after = ""] = JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: { name: "lobby" }, logRecords: [] }],
      },
    ],
  }).split(`"logRecords":[]`)
  return `${before}"logRecords":[${records.join(",")}]${after}`
}
