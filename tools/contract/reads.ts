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

/** The date of a time as `YYYY-MM-DD` in UTC. */
const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Values for input fields of reads, for fields whose schema contains no constant. */
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

/** The input of a read: for each required field the constant of its schema, otherwise a given value, otherwise an empty text. */
const inputOf = ({ name, call }: NamedCall, given: Input): Input => {
  const { properties = {}, required = [] } = jsonSchemaOf(call.input).schema
  const valueFor = (field: string) => properties[field]?.enum?.[0] ?? given[field] ?? ""
  return Object.fromEntries(
    required.map((field) => [field, field === "types" ? (types[name] ?? "") : valueFor(field)]),
  )
}

/** Reads that need an id from the response of an earlier read, with the field of that id. */
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

/** The id that a read provides for later reads. */
const idIn = (exchange: Exchange): Input => {
  const value = valueOf(exchange)
  if (exchange.name === "mobileLotteries") return { gameId: firstId(value, "gameId") }
  return exchange.name === "bets" ? { orderId: firstId(fieldOf(value, "content"), "orderId") } : {}
}

/** A read that is not sent, because the gateway may open a trial account for the member. */
const opens = "trialUser"

/** The area of the calls that only the module RGLIMIT3 offers (gateway §11). */
export const protectionArea = "protection"

/** Sends every offered read of the app once, beginning with the reads that provide ids. Skips a read if its id is missing. */
export const everyRead = async (
  client: Client,
  sender: Sender,
  account: string,
  hasProtection: boolean,
): Promise<ReadonlyArray<Exchange>> => {
  let fields = fieldsAt(client.now(), sender, account)
  const exchanges: Array<Exchange> = []
  const reads = calls.filter(
    ({ name, area, call }) => !call.changes && name !== opens && (hasProtection || area !== protectionArea),
  )
  for (const read of reads.toSorted((a, b) => Number(a.name in needed) - Number(b.name in needed))) {
    const id = needed[read.name]
    if (id !== undefined && (fields[id] ?? "") === "") continue
    const exchange = await client.send(requestFor(read.call, inputOf(read, fields), sender), read.name)
    exchanges.push(exchange)
    fields = { ...fields, ...idIn(exchange) }
  }
  return exchanges
}
