import { mostEarlyErrors } from "#config/telemetry.ts"

export const keepEarlyErrors = (): void => {
  window.earlyErrors = []
  const keep = (error: unknown) => {
    const { earlyErrors } = window
    if (earlyErrors !== undefined && earlyErrors.length < mostEarlyErrors) earlyErrors.push(error)
  }
  addEventListener("error", ({ error, message }) => keep(error ?? message))
  addEventListener("unhandledrejection", ({ reason }) => keep(reason))
}
