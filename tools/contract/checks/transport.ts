import { Duration } from "effect"

import { timings } from "#config/timings.ts"
import { codes as limitCodes } from "#domain/protection/LimitRefusal.ts"
import { codes } from "#domain/Failure.ts"

import { type Check, findingsIn, type Problem, warningsIn } from "../check.ts"
import { isBusy, retryAfter } from "../client.ts"
import { envelopeOf, type Exchange } from "../exchange.ts"
import { NotRun } from "../NotRun.ts"

/** Creates a check of every exchange so far, including all reads. */
const inAll =
  (problem: (exchange: Exchange, token: string) => Problem, toFindings = findingsIn): Check["find"] =>
  async (session) => {
    await session.reads()
    const { token } = (await session.member()).sender
    return session.client.exchanges.flatMap((exchange) => toFindings(exchange, problem(exchange, token)))
  }

const notEnvelope = (exchange: Exchange): Problem => {
  const { status } = exchange.response
  const isServerFailure = status === 0 || status === 429 || status >= 500
  return !isServerFailure && envelopeOf(exchange) === undefined && "the body is not the envelope"
}

/** Checks the HTTP status (gateway §1). 401 is valid for a guest or an unknown token, but not for a valid session. */
const wrongStatus = (exchange: Exchange, token: string): Problem => {
  const { request, response } = exchange
  const { status } = response
  const envelope = envelopeOf(exchange)
  if (status === 401) return request.headers["Authorization"] === token && "the session gets 401"
  // Another check covers the rule about `Retry-After`.
  if (isBusy(response)) return undefined
  if (status === 0) return `no response: ${response.text}`
  if (status >= 500) return `status ${status}, the gateway failed`
  if (envelope === undefined || status === 200 || (status === 403 && !envelope.success)) return undefined
  return `a ${envelope.success ? "result" : "refusal"} has status ${status}, not 200`
}

const wrongCode = (exchange: Exchange): Problem => {
  const envelope = envelopeOf(exchange)
  const hasCode = typeof envelope?.message === "string" && envelope.message !== ""
  return envelope?.success === false && !hasCode && "a refusal has no message code"
}

const unknownCode = (exchange: Exchange): Problem => {
  const envelope = envelopeOf(exchange)
  if (envelope?.success !== false || typeof envelope.message !== "string") return undefined
  const isKnown = [...codes, ...limitCodes].some((code) => code === envelope.message)
  return !isKnown && `the code ${envelope.message} is not in gateway §9`
}

const readLimit = Duration.toMillis(timings.readTimeout)
const slow = 3000
const large = 512 * 1024

/** Rules of gateway §1 that every response must keep. */
export const transportChecks: ReadonlyArray<Check> = [
  {
    id: "envelope",
    rule: "§1 Response",
    title: "Every response of the gateway is the envelope",
    player: "The page or part says that something failed and offers to try again.",
    find: inAll(notEnvelope),
  },
  {
    id: "statuses",
    rule: "§1 Statuses",
    title: "Results and refusals have status 200, and a living session never gets 401",
    player: "The part fails; after a 401 the player is signed out and sees the login.",
    find: inAll(wrongStatus),
  },
  {
    id: "codes",
    rule: "§1 Message codes",
    title: "Every refusal has a message code",
    player: '"Unknown error", without a reason.',
    find: inAll(wrongCode),
  },
  {
    id: "knownCodes",
    rule: "§9 Message codes",
    title: "The codes are those of the contract",
    player: '"Unknown error" with the code.',
    find: inAll(unknownCode, warningsIn),
  },
  {
    id: "retryAfter",
    rule: "§1 Retries and timeouts",
    title: "A 429 or 503 says by Retry-After how long to wait",
    player: "The app tries again too early, and the player sees a failure.",
    find: async (session) => {
      await session.reads()
      const busy = session.client.exchanges.filter(({ response }) => isBusy(response))
      if (busy.length === 0) throw new NotRun("The gateway sent no 429 and no 503.")
      const isReadable = ({ response }: Exchange) => retryAfter(response, session.client.now()) !== undefined
      return busy.flatMap((exchange) =>
        findingsIn(
          exchange,
          !isReadable(exchange) && `status ${exchange.response.status} without a readable Retry-After`,
        ),
      )
    },
  },
  {
    id: "durations",
    rule: "§1 Retries and timeouts",
    title: "Every response comes before the app gives up",
    player: '"The network is slow", and after two more attempts the part fails.',
    find: inAll(
      ({ duration }) => duration > slow && `${duration} ms; the app waits ${readLimit} ms`,
      (exchange, problem) =>
        (exchange !== undefined && exchange.duration > readLimit ? findingsIn : warningsIn)(
          exchange,
          problem,
        ),
    ),
  },
  {
    id: "sizes",
    rule: "§1 Transport",
    title: "No response is so large that a slow phone waits for it",
    player: "A skeleton for seconds, on a slow connection.",
    find: inAll(
      ({ response: { text } }) => text.length > large && `${Math.round(text.length / 1024)} kB`,
      warningsIn,
    ),
  },
]
