import { telemetryLimits } from "#config/telemetry.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { CallReport } from "#gateway/CallObserver.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import type { Vital } from "#platform/deployment/pageReports.ts"

import type { Observation } from "./observations.ts"
import type { LogRecord } from "./otlp.ts"
import { ownStack, scrubMessage } from "./scrub.ts"

export interface Visit {
  readonly isSampled: boolean
  readonly origin: string
  readonly path: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}

// A refusal or a lost connection is not a defect.
const isDefect = ({ failure = "" }: CallReport): boolean => ["Malformed", "Broken"].includes(failure)

// `_OTHER` is OpenTelemetry's value for an unknown error. A gateway may send free text in place of a code.
const errorTypeOf = (failure: string): string => (/^\w{1,60}$/.test(failure) ? failure : "_OTHER")

const ofCall = ({ method, path, requestId, duration, status, failure }: CallReport) => ({
  "http.request.method": method,
  "url.template": path,
  "http.response.status_code": status,
  "http.client.request.duration": duration / 1000,
  "error.type": failure && errorTypeOf(failure),
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

const makeRepeats = () => {
  const counts = new Map<string, number>()
  return (key: string): boolean => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= telemetryLimits.repeats
  }
}

// A gateway of another origin must expose the header `Date`, or the app's times follow the device's clock.
const makeFirstHidden = () => {
  let isFound = false
  return ({ isDated }: CallReport): boolean => {
    const isFirst = !isFound && isDated === false
    if (isFirst) isFound = true
    return isFirst
  }
}

interface Failed {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly more: LogRecord["attributes"]
}

const failedOf = (error: unknown, origin: string): Failed | undefined => {
  // Browsers show this text instead of an error of a third-party script, so the error is not reported.
  if (error === "Script error." || error === undefined || error === null) return undefined
  const stack = ownStack(error instanceof Error ? (error.stack ?? "") : "", origin)
  if (stack === undefined) return undefined
  const more =
    error instanceof GatewayError ? { "url.template": error.call, "lobby.request_id": error.requestId } : {}
  return { type: nameOf(error), message: messageOf(error), stack, more }
}

export const recorder = ({ isSampled, origin, path, now }: Visit) => {
  const lastCalls: Array<string> = []
  const isReported = makeRepeats()
  const isFirstHidden = makeFirstHidden()

  const record = (event: string, isError: boolean, attributes: LogRecord["attributes"]): LogRecord => ({
    at: now(),
    event,
    isError,
    attributes: { "lobby.page": Pages.at(path()).name, ...attributes },
  })

  const failed = ({ type, message, stack, more }: Failed, isCaught: boolean): ReadonlyArray<LogRecord> =>
    isReported([type, message, stack.split("\n", 1)[0], more["url.template"]].join(" "))
      ? [
          record("exception", true, {
            "exception.type": type,
            "exception.message": message,
            "exception.stacktrace": stack === "" ? undefined : stack,
            ...more,
            "lobby.is_caught": isCaught,
            "lobby.calls": [...lastCalls],
          }),
        ]
      : []

  const ofReport = (call: CallReport): ReadonlyArray<LogRecord> => [
    ...(isFirstHidden(call) ? [record("lobby.date_hidden", false, { "url.template": call.path })] : []),
    ...ofCallReport(call),
  ]

  const ofCallReport = (call: CallReport): ReadonlyArray<LogRecord> => {
    lastCalls.push(`${call.method} ${call.path} ${call.status ?? call.failure ?? ""}`)
    if (lastCalls.length > telemetryLimits.calls) lastCalls.shift()
    const { failure = "", fields } = call
    if (isDefect(call))
      return failed({ type: failure, message: fields.join(", "), stack: "", more: ofCall(call) }, true)
    return isSampled ? [record("lobby.call", false, ofCall(call))] : []
  }

  const ofObservation = (observation: Observation): ReadonlyArray<LogRecord> => {
    if (observation._tag === "Call") return ofReport(observation.call)
    if (observation._tag === "Dropped")
      return isSampled ? [record("lobby.policy.dropped", false, { "lobby.policy": observation.policy })] : []
    const found = failedOf(observation.error, origin)
    return found === undefined ? [] : failed(found, observation.isCaught)
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
