import type { Carry } from "./exchange.ts"

/** Longer than the app waits for any read or change. */
const longestWait = 60_000

/** Sends requests to a gateway over the network. No response is status 0 with the reason. */
export const carryOver =
  (gateway: string): Carry =>
  async ({ method, address, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(longestWait)
      const request = { method, headers, redirect: "manual", signal, body: body ?? null } as const
      const response = await fetch(new URL(address, gateway), request)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      }
    } catch (error) {
      return { status: 0, headers: {}, text: reasonOf(error) }
    }
  }

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "no response"
  return error.cause instanceof Error ? error.cause.message : error.message
}
