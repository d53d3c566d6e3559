import { agentTypes, homeTypes, siteTypes } from "#domain/messages/Announcement.ts"
import type { Sender } from "#gateway/requestHeaders.ts"

import { calls, type NamedCall } from "./calls.ts"
import type { Client } from "./client.ts"
import { type Exchange, fieldOf, type Input, requestFor, valueOf } from "./exchange.ts"
import { jsonSchemaOf } from "./jsonSchema.ts"

/** Types of announcements, by the calls that share the path (gateway §6). */
const types: Readonly<Record<string, string>> = {
  siteAnnouncements: siteTypes,
  homeAnnouncements: homeTypes,
  promotions: "PR",
  agentAnnouncements: agentTypes,
}

const day = 86_400_000

/** `YYYY-MM-DD` in UTC. */
const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** The fields of the reads' inputs that have no constant in their schema. */
const fieldsAt = (now: number, sender: Sender, account: string): Input => ({
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

/** The required fields of a read's input: a constant of the schema, a given value, else an empty text. */
const inputOf = ({ name, call }: NamedCall, given: Input): Input => {
  const { properties = {}, required = [] } = jsonSchemaOf(call.input).schema
  const valueFor = (field: string) => properties[field]?.enum?.[0] ?? given[field] ?? ""
  return Object.fromEntries(
    required.map((field) => [field, field === "types" ? (types[name] ?? "") : valueFor(field)]),
  )
}

/** Reads that need an id of an earlier one, and its field. */
const needed: Readonly<Record<string, "gameId" | "orderId">> = {
  draws: "gameId",
  vietnameseDraws: "gameId",
  issue: "gameId",
  betDetail: "orderId",
}

/** The id of the first entry of a list. */
const firstId = (list: unknown, name: string): string => {
  const id = Array.isArray(list) ? fieldOf(list[0], name) : undefined
  return typeof id === "string" || typeof id === "number" ? String(id) : ""
}

/** The id that a read gives to others. */
const idIn = (exchange: Exchange): Input => {
  const value = valueOf(exchange)
  if (exchange.name === "mobileLotteries") return { gameId: firstId(value, "gameId") }
  return exchange.name === "bets" ? { orderId: firstId(fieldOf(value, "content"), "orderId") } : {}
}

/** The trial account of a member who has none: the gateway may open one, so it is not sent. */
const opens = "trialUser"

/** Sends every read of the app once, first those that give ids. A read whose id was not found is left out. */
export const everyRead = async (
  client: Client,
  sender: Sender,
  account: string,
): Promise<ReadonlyArray<Exchange>> => {
  let fields = fieldsAt(client.now(), sender, account)
  const exchanges: Array<Exchange> = []
  const reads = calls.filter(({ name, call }) => !call.changes && name !== opens)
  for (const read of reads.toSorted((a, b) => Number(a.name in needed) - Number(b.name in needed))) {
    const id = needed[read.name]
    if (id !== undefined && (fields[id] ?? "") === "") continue
    const exchange = await client.send(requestFor(read.call, inputOf(read, fields), sender), read.name)
    exchanges.push(exchange)
    fields = { ...fields, ...idIn(exchange) }
  }
  return exchanges
}
