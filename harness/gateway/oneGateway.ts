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

/** Interval in milliseconds at which to fetch the settings, because another page may change them. */
const look = 1000

const decodeSession = Schema.decodeUnknownOption(Session)

const pathOf = (request: Request): string => new URL(request.url).pathname

const isCall = (path: string): boolean =>
  (/^\/(wps|lgw|lotto)\//.test(path) && !path.startsWith(artRoot)) || isFirebasePath(path)

/** Forwards the app's calls to the shared gateway and logs them. Encrypted bodies stay encrypted: the gateway alone has the key. */
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

/** Synchronises the settings of a world with the settings of the shared gateway. */
const followSettings = (world: World, control: Control, natives: Pick<Natives, "setInterval">) => {
  const listeners = new Set<(before: Settings.Settings) => void>()
  let sent: Promise<unknown> = Promise.resolve()
  let changes = 0
  const take = (found: unknown): void => {
    const { settings, ignored } = Settings.read(found)
    const before = world.settings()
    // Unknown or invalid settings mean that the response is not from the gateway.
    if (ignored.length > 0 || JSON.stringify(settings) === JSON.stringify(before)) return
    world.configure(settings)
    for (const listener of listeners) listener(before)
  }
  const lookAgain = async (): Promise<void> => {
    const known = changes
    const found = await control("settings")
    // Discards settings that were fetched before a change of this page, because they would undo the change.
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
  /** The settings that a link names. All other settings of the shared gateway stay unchanged. */
  readonly named: Partial<Settings.Settings>
  readonly now: () => number
  readonly natives: Pick<Natives, "setInterval">
}

/**
 * A world that uses the calls, settings and sessions of the gateway that all phones share. A page cannot access that
 * gateway's account data, held responses and replays.
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
