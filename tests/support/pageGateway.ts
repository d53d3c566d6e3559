import { Context, Effect, Layer } from "effect"

import { artRoot } from "#fixtures/art/paths.ts"
import type { LogEntry } from "#fixtures/callLog.ts"
import type { Fault, FaultKind, Settings } from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import type { Call } from "#gateway/Call.ts"
import { Transport, type WireResponse } from "#gateway/Transport.ts"
import { layerWorld } from "#tests/support/gatewayClient.ts"

/** A call of the gateway: a constant of `src/gateway/calls`. */
export type NamedCall = Pick<Call<unknown, unknown>, "method" | "path">

/** How often a fault happens (by default always), and the message code of a refusal. */
export interface FaultOptions {
  readonly times?: Fault["times"]
  readonly code?: string
}

const keyOf = ({ method, path }: NamedCall): string => `${method} ${path}`

/** Creates a fault of a call, for the setting `faults`. */
export const faultOf = (
  call: NamedCall,
  kind: FaultKind,
  { times = "always", code }: FaultOptions = {},
): Fault => ({ call: keyOf(call), kind, times, ...(code === undefined ? {} : { code }) })

/** The simulated gateway of a page test, with actions for the test. */
export interface PageGateway {
  readonly world: World
  /** The requests of a call so far, oldest first. */
  readonly callsTo: (call: NamedCall) => ReadonlyArray<LogEntry>
  /** Makes the call fail from now on, replacing its earlier faults. Restarts the counts of all faults. */
  readonly fails: (call: NamedCall, kind: FaultKind, options?: FaultOptions) => void
  /** Makes the call succeed from now on. */
  readonly mends: (call: NamedCall) => void
  /** Changes the value of the call's responses before the page decodes them. `A` is the encoded value. */
  readonly rewrite: <A>(call: NamedCall, change: (value: A) => unknown) => void
  /** Sets the time in the header `Date` of responses. By default responses have no such header. */
  readonly dates: (now: () => Date) => void
  /** Holds the responses of a call until the returned function is called. The gateway still processes each request. */
  readonly holds: (call: NamedCall) => () => void
  readonly layer: Layer.Layer<Transport>
}

const rewritten = <A>({ status, body }: WireResponse, change: (value: A) => unknown): WireResponse => {
  const envelope = JSON.parse(body)
  return { status, body: JSON.stringify({ ...envelope, value: change(envelope.value) }) }
}

/** Vitest's server sends all pictures, so this function applies the world's setting `artFails`. */
const withArt = (response: WireResponse, { artFails }: Settings): WireResponse =>
  artFails ? { ...response, body: response.body.replaceAll(artRoot, "/missing/") } : response

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

const makeGate = (): Gate => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

export const openGateway = async (settings: Partial<Settings> = {}): Promise<PageGateway> => {
  const world = await makeWorld(settings, { seed: "page" })
  // Built once, because its cookies survive a reload.
  const context = await Effect.runPromise(Effect.scoped(Layer.build(layerWorld(world))))
  const { carry } = Context.get(context, Transport)
  const changes = new Map<string, (response: WireResponse) => WireResponse>()
  const gates = new Map<string, Gate>()
  let dateOf: (() => Date) | undefined

  const others = (call: NamedCall) => world.settings().faults.filter((fault) => fault.call !== keyOf(call))
  const arrival = (key: string, response: WireResponse) =>
    Effect.promise(async () => {
      await gates.get(key)?.opened
      const changed = changes.get(key)?.(response) ?? response
      const sent = withArt(changed, world.settings())
      return dateOf === undefined ? sent : { ...sent, date: dateOf().toUTCString() }
    })

  return {
    world,
    callsTo: (call) =>
      world.log.entries().filter(({ method, path }) => method === call.method && path === call.path),
    fails: (call, kind, options) =>
      world.configure({ faults: [...others(call), faultOf(call, kind, options)] }),
    mends: (call) => world.configure({ faults: others(call) }),
    rewrite: (call, change) => void changes.set(keyOf(call), (response) => rewritten(response, change)),
    dates: (now) => {
      dateOf = now
    },
    holds: (call) => {
      const gate = makeGate()
      gates.set(keyOf(call), gate)
      return () => {
        gates.delete(keyOf(call))
        gate.open()
      }
    },
    layer: Layer.succeed(Transport)({
      carry: (request) => Effect.flatMap(carry(request), (response) => arrival(keyOf(request), response)),
    }),
  }
}
