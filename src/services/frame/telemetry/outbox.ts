import { telemetryLimits } from "#config/telemetry.ts"

import { type LogRecord, recordJson } from "./otlp.ts"

const bytesOf = (text: string): number => new Blob([text]).size

const sizeOf = (records: ReadonlyArray<string>): number =>
  records.reduce((bytes, record) => bytes + bytesOf(record), 0)

export const makeOutbox = () => {
  const waiting: Array<string> = []
  let inFlight = 0
  return {
    add: (records: ReadonlyArray<LogRecord>): void => {
      const room = telemetryLimits.waiting - waiting.length
      waiting.push(...records.slice(0, Math.max(0, room)).map(recordJson))
    },
    isEmpty: (): boolean => waiting.length === 0,
    /** Takes the records of a request. They are in flight until `settle`. */
    take: (): ReadonlyArray<string> => {
      let bytes = inFlight
      const count = waiting.findIndex((record) => (bytes += bytesOf(record)) > telemetryLimits.inFlight)
      const least = inFlight === 0 ? 1 : 0
      const records = waiting.splice(0, count === -1 ? waiting.length : Math.max(least, count))
      inFlight += sizeOf(records)
      return records
    },
    settle: (records: ReadonlyArray<string>, isSent: boolean): void => {
      inFlight -= sizeOf(records)
      if (!isSent) waiting.unshift(...records)
    },
  }
}
