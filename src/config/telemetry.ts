/** Limits of telemetry (docs/operating.md). */
export const telemetryLimits = {
  /** Bytes of records in one request. */
  request: 60_000,
  /** Records that wait to be sent; more are dropped. */
  waiting: 500,
  /** How often one visit reports the same error. */
  repeats: 5,
  /** Calls that an error names. */
  calls: 20,
  /** Errors that are kept before the app has loaded. */
  earlyErrors: 10,
} as const
