import { demoPassword } from "#fixtures/personas.ts"
import { type Plant, plantedFaults } from "#fixtures/plantedFaults.ts"
import { makeWorld } from "#fixtures/world.ts"

import { checks } from "./checks/all.ts"
import { type Clock, makeClient } from "./client.ts"
import { replaced } from "./fields.ts"
import { runChecks } from "./runChecks.ts"
import { sendTo } from "./simulated.ts"
import { makeTestSession } from "./testSession.ts"

/** The origin that stands for the simulated gateway. */
export const simulatedGateway = "http://gateway.example"

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
  const send = plant(sendTo(await makeWorld(settings, { seed: "conform", now: clock.now })), clock.wait)
  const sent: Array<{ readonly request: Request; readonly at: number }> = []
  const client = makeClient(
    simulatedGateway,
    (request) => {
      sent.push({ request, at: clock.now() })
      return send(request)
    },
    clock,
  )
  const session = makeTestSession(client, { account: "member0", password: demoPassword })
  const results = await runChecks(checks, session, { changes, only: [] })
  const named = results.filter(({ state }) => state === "failed" || state === "warning")
  return { results, named, sent, session }
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
