import { Option, Result, Schema } from "effect"

import { Session } from "#domain/Session.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import { controlRoot } from "./ownRequest.ts"

const decodeJson = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Unknown))
const decodePatch = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))
const decodeEntry = Schema.decodeUnknownOption(
  Schema.Struct({ persona: Schema.String, merchant: Schema.String }),
)
const encodeSession = Schema.encodeSync(Session)

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } })

const refused = (...ignored: ReadonlyArray<string>): Response => json({ ignored }, 400)

const settingsOf = (world: World): Response => json(Settings.changes(world.settings()))

const configure = (world: World, body: unknown): Response => {
  const patch = Option.getOrUndefined(decodePatch(body))
  if (patch === undefined) return refused("settings")
  const { settings, ignored } = Settings.read({ ...world.settings(), ...patch })
  if (ignored.length > 0) return refused(...ignored)
  // Changes the named settings alone, because setting the faults restarts their counts.
  world.configure(Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(patch, name))))
  return settingsOf(world)
}

const signIn = async (world: World, body: unknown): Promise<Response> => {
  const entry = Option.getOrUndefined(decodeEntry(body))
  if (entry === undefined) return refused("persona")
  const session = await world.signInAs(entry.persona, entry.merchant)
  return json(session === undefined ? null : encodeSession(session))
}

/** Responds to a request for a control path, in JSON. */
export const control = async (world: World, request: Request): Promise<Response> => {
  const body = decodeJson((await request.text()) || "null")
  if (Result.isFailure(body)) return refused("body")
  switch (`${request.method} ${new URL(request.url).pathname.slice(controlRoot.length)}`) {
    case "GET settings":
      return settingsOf(world)
    case "POST settings":
      return configure(world, body.success)
    case "POST session":
      return signIn(world, body.success)
    case "POST reset":
      await world.reset()
      return settingsOf(world)
    default:
      return json(null, 404)
  }
}
