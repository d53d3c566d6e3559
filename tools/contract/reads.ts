import { agentTypes, homeTypes, siteTypes } from "#domain/messages/Announcement.ts"
import type { Sender } from "#gateway/requestHeaders.ts"

import { calls, type NamedCall } from "./calls.ts"
import { type Json, promised } from "./promised.ts"
import { propertiesOf } from "./required.ts"
import { askedFor, type Answered, type Asked, envelopeOf, fieldOf, type Input } from "./exchange.ts"

/** Types of announcements, by the calls that share the path (gateway §6). */
const types: Readonly<Record<string, string>> = {
  siteAnnouncements: siteTypes,
  homeAnnouncements: homeTypes,
  promotions: "PR",
  agentAnnouncements: agentTypes,
}

/** Ids that earlier responses gave; empty when they have none. */
interface Found {
  gameId: string
  orderId: string
}

const day = 86_400_000

/** `YYYY-MM-DD` in UTC. */
const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** The fields of the reads' inputs that have no constant in their schema. */
const fieldsAt = (now: number, sender: Sender, account: string) => ({
  token: sender.token,
  merchant: sender.merchant,
  merchantCode: sender.merchant,
  username: account,
  email: "nobody@example.com",
  code: "no-such-code",
  domain: "m.example.com",
  lang: sender.language,
  backUrl: "https://m.example.com/m/home",
  headerColor: "#000000",
  title: "Chat",
  startDate: dateOf(now - 29 * day),
  endDate: dateOf(now),
  pageNo: 1,
  pageSize: 10,
  size: 10,
})

/** The only value that a schema allows, or the first of several. */
const constantOf = (schema: Json): string | number | undefined => {
  const [first]: ReadonlyArray<unknown> = Array.isArray(schema["enum"]) ? schema["enum"] : []
  const value = schema["const"] ?? first
  return typeof value === "string" || typeof value === "number" ? value : undefined
}

/** The required fields of a read's input: a constant of the schema, a given value, else an empty text. */
const inputOf = ({ name, call }: NamedCall, given: Input): Input => {
  const input = promised(call.input)
  const needed: ReadonlyArray<unknown> = Array.isArray(input["required"]) ? input["required"] : []
  return Object.fromEntries(
    Object.entries(propertiesOf(input))
      .filter(([field]) => needed.includes(field))
      .map(([field, schema]) => {
        const own = field === "types" ? types[name] : given[field]
        return [field, constantOf(schema) ?? own ?? ""]
      }),
  )
}

/** Reads that need an id of an earlier one, and its field. */
const follows: Readonly<Record<string, keyof Found>> = {
  draws: "gameId",
  vietnameseDraws: "gameId",
  issue: "gameId",
  betDetail: "orderId",
}

export interface Reading<E> {
  readonly name: string
  readonly exchange: E
}

/** A field of the first entry of a value that is a list, or of its list. */
const firstOf = (answered: Answered, list: string | undefined, field: string): string => {
  const value = envelopeOf(answered)?.value
  const entries = list === undefined ? value : fieldOf(value, list)
  const [first]: ReadonlyArray<unknown> = Array.isArray(entries) ? entries : []
  const found = fieldOf(first, field)
  return typeof found === "string" || typeof found === "number" ? String(found) : ""
}

/** The trial account of a member who has none: the gateway may open one, so it is not sent. */
const opens = "trialUser"

/** Sends every read of the app once, first those that give ids. A read whose id was not found is left out. */
export const everyRead = async <E extends { readonly answered: Answered }>(
  send: (asked: Asked, name: string) => Promise<E>,
  { sender, account, now }: { readonly sender: Sender; readonly account: string; readonly now: number },
): Promise<ReadonlyArray<Reading<E>>> => {
  const found: Found = { gameId: "", orderId: "" }
  const reads = calls.filter(({ name, call }) => !call.changes && name !== opens)
  const made: Array<Reading<E>> = []
  for (const read of reads.toSorted((a, b) => Number(a.name in follows) - Number(b.name in follows))) {
    const id = follows[read.name]
    if (id !== undefined && found[id] === "") continue
    const input = inputOf(read, { ...fieldsAt(now, sender, account), ...found })
    const exchange = await send(askedFor(read.call, input, sender), read.name)
    made.push({ name: read.name, exchange })
    if (read.name === "mobileLotteries") found.gameId = firstOf(exchange.answered, undefined, "gameId")
    if (read.name === "bets") found.orderId = firstOf(exchange.answered, "content", "orderId")
  }
  return made
}
