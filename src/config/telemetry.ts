export const telemetryLimits = {
  // Bytes. Browsers refuse requests that may outlive their page above 64 KiB in flight.
  inFlight: 60_000,
  waiting: 500,
  repeats: 5,
  calls: 20,
} as const

// Apart from the other limits, so that the page's inline script contains no other limit.
export const mostEarlyErrors = 10
