export const telemetryLimits = {
  request: 60_000,
  waiting: 500,
  repeats: 5,
  calls: 20,
  earlyErrors: 10,
} as const
