import { appFiles, type AppFile } from "#fixtures/appFiles.ts"
import type { FaultState } from "#fixtures/faults.ts"
import { handledCalls } from "#fixtures/handlers/all.ts"
import { type Fault, type FaultKind, faultKinds } from "#fixtures/settings.ts"

export const kindTitles: Readonly<Record<FaultKind, string>> = {
  network: "Network error",
  timeout: "No response (timeout)",
  lost: "Done, but the response is lost",
  refused: "Refused with a message code",
  notEnvelope: "HTML instead of a response",
  http403: "Status 403",
  http429: "Status 429",
  http500: "Status 500",
  http502: "Status 502",
  http503: "Status 503",
  http504: "Status 504",
  half: "Done, but half of the response is missing",
  empty: "Success without content",
  wrongTypes: "Wrong types",
  captcha: "Refused, captcha wanted",
  sessionOver: "Session over (401)",
  slow: "3 seconds slow",
  edited: "Edited response",
}

export const everyCall = "*"

const fileTitles: Readonly<Record<AppFile, string>> = {
  "file page": "A page's chunk",
  "file dictionary": "A dictionary",
  "file poster": "Home's poster",
}

/** Targets of faults: every call of the app except vendor pages, and the app's own files. */
export const calls = [
  everyCall,
  ...[...handledCalls].filter((key) => !key.includes("/lgw/vendor/")).sort(),
  ...appFiles,
]

export const titleOf = (call: string): string => {
  const file = appFiles.find((each) => each === call)
  if (file !== undefined) return fileTitles[file]
  return call === everyCall ? "Every call" : call
}

export const hasStatus = (kind: FaultKind): boolean => kind.startsWith("http")

/** The kinds of faults for a file, without faults that change the envelope of a response. */
export const fileKinds = faultKinds.filter(
  (kind) => ["network", "timeout", "notEnvelope", "half", "slow"].includes(kind) || hasStatus(kind),
)

export const often = ["once", "n times", "always", "n percent"] as const
export type Often = (typeof often)[number]

export const timesOf = (how: Often, count: number): Fault["times"] => {
  if (how === "always") return how
  if (how === "n percent") return { percent: Math.min(100, count), seed: 1 }
  return how === "once" ? 1 : Math.max(1, count)
}

/** Describes how often a fault happens, and how many times remain. */
const describeTimes = ({ times, perRead = false }: Fault, state: FaultState | undefined): string => {
  if (times === "always") return "always"
  const unit = perRead ? ", retries included" : ""
  return typeof times === "number"
    ? `${times} ×${unit}${describeRemaining(state)}`
    : `${times.percent} %${unit}`
}

const describeRemaining = (state: FaultState | undefined): string => {
  if (state?.left === undefined) return ""
  if (state.isWaiting) return ", begins with your next tap, key or scroll"
  return state.left > 0 ? `, ${state.left} left` : ", used up"
}

/** Describes a fault. With a state, the description includes how many times remain. */
export const describeFault = (fault: Fault, state?: FaultState): string =>
  `${kindTitles[fault.kind]}, ${describeTimes(fault, state)}`

export const describeWait = (milliseconds: number): string => `responds after ${milliseconds} ms`

/** A held call, with the number of its responses that wait. */
export const describeHold = (count?: number): string =>
  count === undefined ? "held until released" : `held until released, ${count} waiting`

/** The default delay of a call in milliseconds. */
export const usualWait = 3000
