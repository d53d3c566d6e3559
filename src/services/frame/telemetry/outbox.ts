import { telemetryLimits } from "#config/telemetry.ts"

import { type LogRecord, recordJson } from "./otlp.ts"

const bytesOf = (text: string): number => new Blob([text]).size

export const makeOutbox = () => {
  const waiting: Array<string> = []
  return {
    add: (records: ReadonlyArray<LogRecord>): void => {
      const room = telemetryLimits.waiting - waiting.length
      waiting.push(...records.slice(0, Math.max(0, room)).map(recordJson))
    },
    isEmpty: (): boolean => waiting.length === 0,
    take: (): ReadonlyArray<string> => {
      let bytes = 0
      const count = waiting.findIndex((record) => (bytes += bytesOf(record)) > telemetryLimits.request)
      return waiting.splice(0, count === -1 ? waiting.length : Math.max(1, count))
    },
  }
}
