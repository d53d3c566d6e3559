import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { makeWorld, type World } from "#fixtures/world.ts"

import { envelopeOf, type Exchange } from "./exchange.ts"
import { everyRead } from "./reads.ts"
import { simulatedClient } from "./simulated.ts"

/** Personas who together have permission for every read. */
const personas = ["0", "41"]

/** The fixed time of the examples, so that every run creates the same examples. */
const now = Date.UTC(2026, 0, 15, 12)

/** Sends every read as a persona to the simulated gateway; returns the request and response of each that succeeded. */
export const resultsOf = async (world: World, persona: string): Promise<ReadonlyArray<Exchange>> => {
  const session = await world.signInAs(persona)
  const sender = {
    token: session?.token ?? "",
    merchant: defaultDeployment.merchant,
    language: defaultLanguage,
  }
  const reads = await everyRead(simulatedClient(world, now), sender, session?.userName ?? "member0", true)
  return reads.filter((exchange) => envelopeOf(exchange)?.success === true)
}

/** Example response values of the simulated gateway's reads, by the names of calls. Lists are cut after their first entry. */
export const examples = async (): Promise<ReadonlyMap<string, unknown>> => {
  const world = await makeWorld({}, { seed: "contract", now: () => now })
  const found = new Map<string, unknown>()
  for (const persona of personas)
    for (const exchange of await resultsOf(world, persona))
      if (!found.has(exchange.name)) found.set(exchange.name, shortened(envelopeOf(exchange)?.value))
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
