import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { makeWorld } from "#fixtures/world.ts"

import { everyRead } from "./reads.ts"
import { carryTo } from "./simulated.ts"
import { type Answered, type Asked, envelopeOf } from "./exchange.ts"

/** Accounts that together may use every read. */
const personas = ["0", "41"]

/** The time of the examples: they stay the same from run to run. */
const now = Date.UTC(2026, 0, 15, 12)

/** The values of the reads of the simulated gateway, by the names of calls; of each list the first entry only. */
export const examples = async (): Promise<ReadonlyMap<string, unknown>> => {
  const world = await makeWorld({}, { seed: "contract", now: () => now })
  const carry = carryTo(world)
  const send = async (asked: Asked): Promise<{ readonly answered: Answered }> => ({
    answered: await carry(asked),
  })
  const found = new Map<string, unknown>()
  for (const persona of personas) {
    const session = await world.signInAs(persona)
    const sender = {
      token: session?.token ?? "",
      merchant: defaultDeployment.merchant,
      language: defaultLanguage,
    }
    for (const { name, exchange } of await everyRead(send, {
      sender,
      account: session?.userName ?? "",
      now,
    })) {
      const envelope = envelopeOf(exchange.answered)
      if (envelope?.success === true && !found.has(name)) found.set(name, shortened(envelope.value))
    }
  }
  return found
}

const longestText = 200

const shortened = (value: unknown, name = ""): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map((entry: unknown) => shortened(entry))
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]: [string, unknown]) => [key, shortened(entry, key)]),
    )
  if (name === "token" || name === "loginKey") return "…"
  return typeof value === "string" && value.length > longestText ? `${value.slice(0, longestText)}…` : value
}
