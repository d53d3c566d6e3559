export const telemetryLimits = {
  // Bytes. Browsers refuse requests that may outlive their page above 64 KiB in flight.
  inFlight: 60_000,
  waiting: 500,
  repeats: 5,
  calls: 20,
  earlyErrors: 10,
} as const
