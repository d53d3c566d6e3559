import { Duration } from "effect"

import { timings } from "#config/timings.ts"
import { codes as limitCodes } from "#domain/protection/LimitRefusal.ts"
import { codes } from "#domain/Failure.ts"

import { type Check, failedBy, type Finding, notRun, type Scene, warnedBy } from "../check.ts"
import { type Exchange, isBusy, retryAfter } from "../client.ts"
import { envelopeOf } from "../exchange.ts"

/** The exchanges of the reads, and all before them. */
const seen = async ({ visit }: Scene): Promise<ReadonlyArray<Exchange>> => {
  await visit.reads()
  return visit.client.exchanges
}

const findings = (
  exchanges: ReadonlyArray<Exchange>,
  what: (exchange: Exchange) => string | undefined,
): ReadonlyArray<Finding> =>
  exchanges.flatMap((exchange) => {
    const found = what(exchange)
    return found === undefined ? [] : [{ what: `${exchange.name}: ${found}`, exchange }]
  })

const isServerFailure = (status: number): boolean => status === 429 || status >= 500

/** The statuses of gateway §1. A session that lives gets no 401; a guest and an unknown token may get one. */
const wrongStatus = ({ asked, answered }: Exchange, token: string): string | undefined => {
  const { status } = answered
  const envelope = envelopeOf(answered)
  if (status === 401) return asked.headers["Authorization"] === token ? "the session gets 401" : undefined
  // The rule about `Retry-After` is another check's.
  if (isBusy(answered)) return undefined
  if (status === 0) return `no response: ${answered.text}`
  if (status >= 500) return `status ${status}, the gateway failed`
  if (envelope === undefined || status === 200 || (status === 403 && !envelope.success)) return undefined
  return `a ${envelope.success ? "result" : "refusal"} has status ${status}, not 200`
}

const wrongCode = ({ answered }: Exchange): string | undefined => {
  const envelope = envelopeOf(answered)
  if (envelope?.success !== false) return undefined
  return typeof envelope.message === "string" && envelope.message !== ""
    ? undefined
    : "a refusal has no message code"
}

const unknownCode = ({ answered }: Exchange): string | undefined => {
  const envelope = envelopeOf(answered)
  if (envelope?.success !== false || typeof envelope.message !== "string") return undefined
  return [...codes, ...limitCodes].some((code) => code === envelope.message)
    ? undefined
    : `the code ${envelope.message} is not in gateway §9`
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
    run: async (scene) =>
      failedBy(
        findings(await seen(scene), ({ answered }) =>
          isServerFailure(answered.status) || answered.status === 0 || envelopeOf(answered) !== undefined
            ? undefined
            : "the body is not the envelope",
        ),
        "Every body is the envelope.",
      ),
  },
  {
    id: "statuses",
    rule: "§1 Statuses",
    title: "Results and refusals have status 200, and a living session never gets 401",
    player: "The part fails; after a 401 the player is signed out and sees the login.",
    run: async (scene) => {
      const { sender } = await scene.visit.session()
      return failedBy(
        findings(await seen(scene), (exchange) => wrongStatus(exchange, sender.token)),
        "Every status fits its body.",
      )
    },
  },
  {
    id: "codes",
    rule: "§1 Message codes",
    title: "Every refusal has a message code",
    player: '"Unknown error", without a reason.',
    run: async (scene) => failedBy(findings(await seen(scene), wrongCode), "Every refusal has a code."),
  },
  {
    id: "knownCodes",
    rule: "§9 Message codes",
    title: "The codes are those of the contract",
    player: '"Unknown error" with the code.',
    run: async (scene) => warnedBy(findings(await seen(scene), unknownCode), "Every code is known."),
  },
  {
    id: "retryAfter",
    rule: "§1 Retries and timeouts",
    title: "A 429 or 503 says by Retry-After how long to wait",
    player: "The app tries again too early, and the player sees a failure.",
    run: async (scene) => {
      const busy = (await seen(scene)).filter(({ answered }) => isBusy(answered))
      if (busy.length === 0) return notRun("The gateway sent no 429 and no 503.")
      return failedBy(
        findings(busy, ({ answered }) =>
          retryAfter(answered, scene.visit.now()) === undefined
            ? `status ${answered.status} without a readable Retry-After`
            : undefined,
        ),
        `${busy.length} responses asked to wait.`,
      )
    },
  },
  {
    id: "durations",
    rule: "§1 Retries and timeouts",
    title: "Every response comes before the app gives up",
    player: '"The network is slow", and after two more attempts the part fails.',
    run: async (scene) => {
      const late = findings(await seen(scene), ({ duration }) =>
        duration > readLimit ? `${duration} ms; the app waits ${readLimit} ms` : undefined,
      )
      const slowOnes = findings(await seen(scene), ({ duration }) =>
        duration > slow ? `${duration} ms` : undefined,
      )
      return late.length > 0
        ? failedBy(late, "")
        : warnedBy(slowOnes, `Every response took ${slow} ms at most.`)
    },
  },
  {
    id: "sizes",
    rule: "§1 Transport",
    title: "No response is so large that a slow phone waits for it",
    player: "A skeleton for seconds, on a slow connection.",
    run: async (scene) =>
      warnedBy(
        findings(await seen(scene), ({ answered: { text } }) =>
          text.length > large ? `${Math.round(text.length / 1024)} kB` : undefined,
        ),
        `Every body has ${large / 1024} kB at most.`,
      ),
  },
]
