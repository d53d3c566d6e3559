import { Clock, Effect, Queue, Random, Schedule } from "effect"

import { brandTexts } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { Address } from "#platform/Address.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { Device } from "#platform/Device.ts"
import {
  onPageLeft,
  postAtEnd,
  postJson,
  watchErrors,
  watchVitals,
} from "#platform/deployment/pageReports.ts"

import type { Observations } from "./observations.ts"
import { requestJson } from "./otlp.ts"
import { makeOutbox } from "./outbox.ts"
import { recorder } from "./logRecords.ts"

export interface Page {
  readonly watchErrors: (report: (error: unknown) => void) => () => void
  readonly watchVitals: typeof watchVitals
  readonly onPageLeft: (listener: () => void) => () => void
  readonly post: (address: string, body: string) => Promise<void>
  readonly postAtEnd: (address: string, body: string) => void
  readonly origin: string
  readonly path: () => string
  readonly now: () => number
  /** A random number in [0, 1), which stays the same for the visit. */
  readonly sample: number
}

export const telemetry = Effect.fnUntraced(function* (observations: Observations, build: string, page: Page) {
  const { address, sampleRate } = (yield* CurrentDeployment).telemetry
  const endpoint = `${address}/v1/logs`
  const isSampled = page.sample < sampleRate
  const { ofObservation, ofVital } = recorder({ ...page, isSampled })
  const outbox = makeOutbox()
  const filled = yield* Queue.sliding<void>(1)
  const add = (records: Parameters<typeof outbox.add>[0]) => {
    if (records.length === 0) return
    outbox.add(records)
    Queue.offerUnsafe(filled, undefined)
  }
  const body = () =>
    requestJson(
      {
        "service.name": "lobby",
        "service.version": build,
        "lobby.brand": brandTexts.productName,
        "lobby.is_sampled": isSampled,
      },
      outbox.take(),
    )

  observations.follow((observation) => add(ofObservation(observation)))
  const stops = [
    page.watchErrors((error) => add(ofObservation({ _tag: "Error", error, isCaught: false }))),
    page.onPageLeft(() => {
      if (!outbox.isEmpty()) page.postAtEnd(endpoint, body())
    }),
  ]
  if (isSampled) page.watchVitals((vital) => add([ofVital(vital)]))

  const send = Effect.suspend(() => {
    const text = body()
    return Effect.tryPromise(() => page.post(endpoint, text)).pipe(
      Effect.retry(Schedule.recurs(1)),
      // Records are retried once and then dropped, so that telemetry does not burden the player's connection.
      Effect.ignore,
    )
  })
  const sendWaiting = Effect.gen(function* () {
    yield* Queue.take(filled)
    while (!outbox.isEmpty()) {
      yield* send
      yield* Effect.sleep(timings.telemetryInterval)
    }
  })
  return yield* Effect.forever(sendWaiting).pipe(
    Effect.ensuring(Effect.sync(() => stops.forEach((stop) => stop()))),
  )
})

export const browserTelemetry = Effect.fnUntraced(function* (observations: Observations, build: string) {
  const { origin } = yield* Device
  const address = yield* Address
  const clock = yield* Clock.Clock
  return yield* telemetry(observations, build, {
    watchErrors,
    watchVitals,
    onPageLeft,
    post: postJson,
    postAtEnd,
    origin,
    path: () => address.location().path,
    now: () => clock.currentTimeMillisUnsafe(),
    sample: yield* Random.next,
  })
})
