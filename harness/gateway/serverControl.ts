import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { Result, Schema } from "effect"

import { Session } from "#domain/Session.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import { controlRoot, isOwn } from "./ownRequest.ts"

const json = Schema.fromJsonString(Schema.Unknown)
const decodeJson = Schema.decodeUnknownResult(json)
const decodeEntry = Schema.decodeUnknownResult(
  Schema.Struct({ persona: Schema.String, merchant: Schema.String }),
)
const encodeSession = Schema.encodeSync(Session)

interface Outcome {
  readonly status: number
  readonly body: unknown
}

const settingsOf = (world: World): Outcome => ({ status: 200, body: Settings.changes(world.settings()) })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const configure = (world: World, patch: unknown): Outcome => {
  if (!isRecord(patch)) return { status: 400, body: { ignored: ["settings"] } }
  const { settings, ignored } = Settings.read({ ...world.settings(), ...patch })
  if (ignored.length > 0) return { status: 400, body: { ignored } }
  // Only what is named: a fault that is set again begins again.
  world.configure(Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(patch, name))))
  return settingsOf(world)
}

const signIn = async (world: World, entry: unknown): Promise<Outcome> => {
  const read = decodeEntry(entry)
  if (Result.isFailure(read)) return { status: 400, body: { ignored: ["persona"] } }
  const session = await world.signInAs(read.success.persona, read.success.merchant)
  return { status: 200, body: session === undefined ? null : encodeSession(session) }
}

const outcomeOf = async (world: World, call: string, body: unknown): Promise<Outcome> => {
  switch (call) {
    case "GET settings":
      return settingsOf(world)
    case "POST settings":
      return configure(world, body)
    case "POST session":
      return signIn(world, body)
    case "POST reset":
      await world.reset()
      return settingsOf(world)
    default:
      return { status: 404, body: null }
  }
}

/** Answers a request to the paths of the control, in JSON. Another computer, and a page of another site, get 403. */
export const control = async (
  world: World,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const send = ({ status, body }: Outcome): void => {
    outgoing.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    outgoing.end(JSON.stringify(body))
  }
  if (!isOwn(incoming)) return send({ status: 403, body: null })
  const path = new URL(incoming.url ?? "/", "http://gateway").pathname.slice(controlRoot.length)
  const sent = await text(incoming)
  const body = sent === "" ? Result.succeed(undefined) : decodeJson(sent)
  if (Result.isFailure(body)) return send({ status: 400, body: { ignored: ["body"] } })
  send(await outcomeOf(world, `${incoming.method} ${path}`, body.success))
}
