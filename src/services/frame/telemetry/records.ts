import { telemetryLimits } from "#config/telemetry.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { CallReport } from "#gateway/CallObserver.ts"
import { GatewayError } from "#gateway/GatewayError.ts"

import type { Observation } from "./observations.ts"
import type { LogRecord } from "./otlp.ts"
import { ownStack, scrubMessage } from "./scrub.ts"

/** A measured web vital of the page. */
export interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: string
  /** What it is attributed to: an element's selector, an address without its query, a part of the time. */
  readonly causes: Readonly<Record<string, string | number>>
}

/** What the records of a visit are made from. */
export interface Visit {
  /** Whether the visit reports more than errors. */
  readonly isSampled: boolean
  readonly origin: string
  /** The path of the page at this moment. */
  readonly path: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** A failure of the gateway that somebody should look at: a refusal and a lost network are ordinary. */
const isDefect = ({ failure = "" }: CallReport): boolean => ["Malformed", "Broken"].includes(failure)

const ofCall = ({ method, path, requestId, duration, status, failure }: CallReport) => ({
  "http.request.method": method,
  "url.template": path,
  "http.response.status_code": status,
  "http.client.request.duration": duration / 1000,
  "error.type": failure,
  "lobby.request_id": requestId,
})

const nameOf = (error: unknown): string => {
  const name: unknown = error instanceof Error ? error.name : typeof error
  return typeof name === "string" && /^[A-Za-z]\w{0,40}$/.test(name) ? name : "Error"
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return scrubMessage(error.message)
  return typeof error === "string" ? scrubMessage(error) : ""
}

/** Turns observations into records; what the visit must not report becomes none. */
export const recorder = ({ isSampled, origin, path, now }: Visit) => {
  const lastCalls: Array<string> = []
  const repeats = new Map<string, number>()

  const record = (event: string, isError: boolean, attributes: LogRecord["attributes"]): LogRecord => ({
    at: now(),
    event,
    isError,
    attributes: { "lobby.page": Pages.at(path()).name, ...attributes },
  })

  const isNew = (key: string): boolean => {
    const count = (repeats.get(key) ?? 0) + 1
    repeats.set(key, count)
    return count <= telemetryLimits.repeats
  }

  const failed = (type: string, message: string, stack: string, more: LogRecord["attributes"]) =>
    isNew([type, message, stack.split("\n", 1)[0], more["url.template"]].join(" "))
      ? [
          record("exception", true, {
            "exception.type": type,
            "exception.message": message,
            "exception.stacktrace": stack === "" ? undefined : stack,
            ...more,
            "lobby.calls": [...lastCalls],
          }),
        ]
      : []

  const ofError = (error: unknown, isCaught: boolean): ReadonlyArray<LogRecord> => {
    // A browser hides the errors of foreign scripts behind this text.
    if (error === "Script error." || error === undefined || error === null) return []
    const stack = ownStack(error instanceof Error ? (error.stack ?? "") : "", origin)
    if (stack === undefined) return []
    const call =
      error instanceof GatewayError ? { "url.template": error.call, "lobby.request_id": error.requestId } : {}
    return failed(nameOf(error), messageOf(error), stack, { ...call, "lobby.is_caught": isCaught })
  }

  const ofReport = (call: CallReport): ReadonlyArray<LogRecord> => {
    lastCalls.push(`${call.method} ${call.path} ${call.status ?? call.failure ?? ""}`)
    if (lastCalls.length > telemetryLimits.calls) lastCalls.shift()
    if (isDefect(call))
      return failed(call.failure ?? "", call.fields.join(", "), "", {
        ...ofCall(call),
        "lobby.is_caught": true,
      })
    return isSampled ? [record("lobby.call", false, ofCall(call))] : []
  }

  const ofObservation = (observation: Observation): ReadonlyArray<LogRecord> => {
    switch (observation._tag) {
      case "Call":
        return ofReport(observation.call)
      case "Error":
        return ofError(observation.error, observation.isCaught)
      case "Dropped":
        return isSampled
          ? [record("lobby.policy.dropped", false, { "lobby.policy": observation.policy })]
          : []
    }
  }

  const ofVital = ({ name, value, rating, causes }: Vital): LogRecord =>
    record("browser.web_vital", false, {
      "browser.web_vital.name": name.toLowerCase(),
      "browser.web_vital.value": value,
      "browser.web_vital.rating": rating,
      ...Object.fromEntries(Object.entries(causes).map(([key, cause]) => [`lobby.cause.${key}`, cause])),
    })

  return { ofObservation, ofVital }
}
