import { Option, Schema } from "effect"
import { bypass, http, type HttpHandler } from "msw"

import { Session } from "#domain/Session.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { namesOf } from "#fixtures/handlers/all.ts"
import { isFirebasePath } from "#fixtures/logic/entry/firebase.ts"
import { mask, maskText, secretsAt } from "#fixtures/logic/entry/mask.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import type { Natives } from "../clock/clock.ts"
import type { Control } from "./gatewayControl.ts"

/** Milliseconds between two looks at the settings, which another page may change. */
const look = 1000

const decodeSession = Schema.decodeUnknownOption(Session)

const pathOf = (request: Request): string => new URL(request.url).pathname

const isCall = (path: string): boolean =>
  (/^\/(wps|lgw|lotto)\//.test(path) && !path.startsWith(artRoot)) || isFirebasePath(path)

/** Sends the calls of the app on to the gateway, and logs them. The gateway alone has the key of encrypted ones. */
const forwarding = ({ log }: World, now: () => number): HttpHandler =>
  http.all(
    ({ request }) => isCall(pathOf(request)),
    async ({ request }) => {
      const path = pathOf(request)
      const startedAt = now()
      const secrets = secretsAt(path)
      const id = log.begin({
        method: request.method,
        path,
        names: namesOf(`${request.method} ${path}`),
        query: mask(Object.fromEntries(new URL(request.url).searchParams)),
        headers: mask(Object.fromEntries(request.headers)),
        body: maskText(await request.clone().text(), "", secrets),
        startedAt,
      })
      const response = await fetch(bypass(request)).catch(() => undefined)
      const duration = now() - startedAt
      if (response === undefined) {
        log.end(id, { status: 0, response: undefined, duration, failure: "network" })
        return Response.error()
      }
      const text = maskText(await response.clone().text(), "", secrets)
      const failure = response.ok ? undefined : `status ${response.status}`
      log.end(id, { status: response.status, response: text, duration, failure })
      return response
    },
  )

/** Makes the settings of a world follow those of the gateway. */
const followSettings = (world: World, control: Control, natives: Pick<Natives, "setInterval">) => {
  const listeners = new Set<(before: Settings.Settings) => void>()
  let sent: Promise<unknown> = Promise.resolve()
  let changes = 0
  const take = (found: unknown): void => {
    const { settings, ignored } = Settings.read(found)
    const before = world.settings()
    // What is ignored is no response of the gateway.
    if (ignored.length > 0 || JSON.stringify(settings) === JSON.stringify(before)) return
    world.configure(settings)
    for (const listener of listeners) listener(before)
  }
  const lookAgain = async (): Promise<void> => {
    const known = changes
    const found = await control("settings")
    // Settings from before a change of this page would take it back.
    if (known === changes) take(found)
  }
  natives.setInterval(() => void lookAgain(), look)
  return {
    send: (path: string, body: unknown): Promise<unknown> => {
      changes += 1
      sent = sent.then(() => control(path, body))
      return sent
    },
    untilSent: async (): Promise<void> => {
      await sent
    },
    listen: (listener: (before: Settings.Settings) => void) => void listeners.add(listener),
    lookAgain,
  }
}

interface Options {
  readonly control: Control
  /** The settings that a link has changed. All others are as the phones before it have left them. */
  readonly named: Partial<Settings.Settings>
  readonly now: () => number
  readonly natives: Pick<Natives, "setInterval">
}

/**
 * A world whose calls, settings and sessions are those of the gateway that all phones use. Records, held responses and
 * replays are that gateway's own: a page does not see them.
 */
export const oneGatewayWorld = async (
  world: World,
  { control, named, now, natives }: Options,
): Promise<World> => {
  const { send, untilSent, listen, lookAgain } = followSettings(world, control, natives)
  if (Object.keys(named).length > 0) await send("settings", named)
  await lookAgain()
  return {
    ...world,
    handlers: [forwarding(world, now)],
    configure: (patch) => {
      world.configure(patch)
      void send("settings", patch)
    },
    share: untilSent,
    onShared: listen,
    signInAs: async (persona, merchant = "") => {
      await untilSent()
      return Option.getOrUndefined(decodeSession(await control("session", { persona, merchant })))
    },
    canReplay: () => false,
    accountData: () => [],
    setAccountField: () =>
      Promise.reject(new Error("The account data is in the gateway that all phones use.")),
    reset: async () => {
      await world.reset()
      await send("reset", null)
    },
  }
}
