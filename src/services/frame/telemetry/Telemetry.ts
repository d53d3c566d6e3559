import { Clock, Effect, Exit, Queue, Random } from "effect"

import { brandTexts } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { Address } from "#platform/Address.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { Device } from "#platform/Device.ts"
import { onPageLeft, postJson, watchErrors, watchVitals } from "#platform/deployment/pageReports.ts"

import type { Observations } from "./observations.ts"
import { requestJson } from "./otlp.ts"
import { makeOutbox } from "./outbox.ts"
import { recorder } from "./logRecords.ts"

export interface Page {
  readonly watchErrors: (report: (error: unknown) => void) => () => void
  readonly watchVitals: typeof watchVitals
  readonly onPageLeft: (listener: () => void) => () => void
  readonly post: typeof postJson
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
  const bodyOf = (records: ReadonlyArray<string>) =>
    requestJson(
      {
        "service.name": "lobby",
        "service.version": build,
        "lobby.brand": brandTexts.productName,
        "lobby.is_sampled": isSampled,
      },
      records,
    )
  // Returns whether the collector sent a response.
  const send = Effect.suspend(() => {
    const records = outbox.take()
    if (records.length === 0) return Effect.succeed(true)
    const body = bodyOf(records)
    return Effect.tryPromise(() => page.post(endpoint, body)).pipe(
      // A collector that refuses gets the records once more. Then they are dropped.
      Effect.repeat({ until: (isAccepted) => isAccepted, times: 1 }),
      Effect.onExit((exit) => Effect.sync(() => outbox.settle(records, Exit.isSuccess(exit)))),
      Effect.isSuccess,
    )
  })

  observations.follow((observation) => add(ofObservation(observation)))
  const stops = [
    page.watchErrors((error) => add(ofObservation({ _tag: "Error", error, isCaught: false }))),
    page.onPageLeft(() => void Effect.runFork(send)),
  ]
  if (isSampled) page.watchVitals((vital) => add([ofVital(vital)]))

  const sendWaiting = Effect.gen(function* () {
    yield* Queue.take(filled)
    let isSent = true
    // Without a response the records wait for the next one, so that telemetry does not burden the player's connection.
    while (isSent && !outbox.isEmpty()) {
      isSent = yield* send
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
    origin,
    path: () => address.location().path,
    now: () => clock.currentTimeMillisUnsafe(),
    sample: yield* Random.next,
  })
})
