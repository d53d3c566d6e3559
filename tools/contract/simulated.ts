import { getResponse } from "msw"

import { demoPassword } from "#fixtures/personas.ts"
import { type Plant, plantedFaults } from "#fixtures/plantedFaults.ts"
import { makeWorld, type World } from "#fixtures/world.ts"

import { checks } from "./checks/all.ts"
import { type Client, type Clock, makeClient, type Send } from "./client.ts"
import { replaced } from "./fields.ts"
import { runChecks } from "./runChecks.ts"
import { makeTestSession } from "./testSession.ts"

/** Sends requests to a simulated gateway in this process. */
export const sendTo =
  ({ handlers }: World): Send =>
  async (request) =>
    (await getResponse([...handlers], request)) ?? Response.error()

export const simulatedGateway = "http://gateway.example"

/** A client of a simulated gateway, without waits between requests. */
export const simulatedClient = (world: World, now: number): Client =>
  makeClient(simulatedGateway, sendTo(world), { now: () => now, wait: () => Promise.resolve() })

/** A clock that only waits turn. */
export const clockOf = (): Clock => {
  let time = Date.UTC(2026, 0, 15, 12)
  return {
    now: () => time,
    wait: (milliseconds) => Promise.resolve(void (time += Math.max(0, milliseconds))),
  }
}

/** Runs every check against a simulated gateway in this process. `plant` changes what the gateway receives and returns. */
export const simulatedRun = async (changes: boolean, plant: Plant = (send) => send, settings = {}) => {
  const clock = clockOf()
  const send = plant(sendTo(await makeWorld(settings, { seed: "conform", now: clock.now })), clock)
  const session = makeTestSession(makeClient(simulatedGateway, send, clock), {
    account: "member0",
    password: demoPassword,
  })
  const results = await runChecks(checks, session, { changes, only: [] })
  const named = results.filter(({ state }) => state === "failed" || state === "warning")
  return { results, named, session }
}

/** Runs every check with each planted fault. Returns the checks that name the fault, and their first finding. */
export const runPlanted = async () => {
  const rows = []
  for (const { check, fault, plant, module } of plantedFaults) {
    const settings = module === undefined ? {} : { modulesOn: [module] }
    const isChange = checks.some(({ id, changes }) => id === check && changes !== undefined)
    const { named } = await simulatedRun(isChange, plant, settings)
    const [says] = named.flatMap(({ findings }) => findings.map(({ what }) => what))
    rows.push({ check, fault, named: named.map((result) => result.check.id), says })
  }
  return rows
}

/** `docs/conformance.md` with the table of the planted faults and what the checks say about them. */
export const withFaults = (page: string, rows: Awaited<ReturnType<typeof runPlanted>>): string =>
  replaced(
    page,
    "planted faults",
    [
      "| Check | Fault of the gateway | The report says |",
      "| --- | --- | --- |",
      ...rows.map(({ named, fault, says }) => `| \`${named.join(", ")}\` | ${fault} | ${says} |`),
    ].join("\n"),
  )
