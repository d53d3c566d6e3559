export const telemetryLimits = {
  // The unit is bytes.
  request: 60_000,
  // Further log records are dropped.
  waiting: 500,
  // One visit reports the same error at most this often.
  repeats: 5,
  // An error report lists this many calls.
  calls: 20,
  earlyErrors: 10,
} as const
