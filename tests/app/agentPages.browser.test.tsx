import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { makeWorld } from "#fixtures/world.ts"
import * as affiliates from "#gateway/calls/agent/affiliates.ts"
import * as contracts from "#gateway/calls/agent/agentContracts.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import * as team from "#gateway/calls/agent/team.ts"
import { bareWhitelabel } from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { layerWorld, type ScriptedReply } from "#tests/support/world.ts"

import { drawPage } from "./drawPage.tsx"

const agentCalls = Object.values({
  ...affiliates,
  ...contracts,
  ...payouts,
  ...rebates,
  ...team,
  redRain,
})

/** An entry with missing, extra and wrong fields, and entries that are no records. */
const entries = [
  {
    account: 55_501,
    contractId: 7,
    urlId: 3,
    packetId: 4,
    product: "RNG",
    title: 8,
    status: "asked",
    terms: [{ from: 0, rate: 5, more: 1 }, "bad"],
    more: [],
  },
  null,
  "x",
  7,
]
const record = {
  content: entries,
  received: entries,
  totalPages: "3",
  extra: { deep: true },
  title: 9,
  code: "AG9",
}

/** Odd responses to every call of an agent. */
const script: Readonly<Record<string, ScriptedReply>> = Object.fromEntries(
  agentCalls.map(({ path, output }) => {
    const isList = Schema.decodeUnknownResult(output)([])._tag === "Success"
    return [path, { value: isList ? entries : record }]
  }),
)

const agentPages: ReadonlyArray<readonly [page: PageName, path: string, drawn: string]> = [
  ["agentHome", paths.agent, "Team today"],
  ["teamOverview", paths.teamOverview, "Placed bets0"],
  ["teamPnl", paths.teamPnl, "55501"],
  ["team", paths.team, "55501"],
  ["teamBetting", paths.teamBetting, "55501"],
  ["redRain", paths.redRain, "No event is planned"],
  ["agentRebate", paths.agentRebate, "55501"],
  ["teamRebate", paths.teamRebate, "55501"],
  ["agentRegister", paths.agentRegister, "Slots"],
  ["agentDividend", paths.agentDividend, "55501"],
  ["contract", paths.salaryContract, "5%"],
  ["contract", paths.dividendContract, "5%"],
]

describe("pages of agents", () => {
  it.each(agentPages)(
    "[CA-87] the page %s at %s draws responses with extra, missing and wrong fields",
    async (page, path, drawn) => {
      const { screen } = await drawPage(page, {
        script: { ...script, [whitelabel.path]: { value: bareWhitelabel } },
        session: sessionOf(9),
        address: path,
      })
      await expect.poll(() => screen.container.textContent).toContain(drawn)
      await expect.poll(() => screen.getByText("Loading", { exact: true }).elements()).toEqual([])
      expect(screen.getByRole("alert").elements()).toEqual([])
      expect(screen.getByText("Something went wrong here").elements()).toEqual([])
    },
  )

  it("[CA-86] the button of an agent without a code sends the affiliate registration and shows the links", async () => {
    const world = await makeWorld({}, { seed: "affiliate" })
    const session = await world.signInAs("1")
    if (session === undefined) throw new Error("No session")
    const { screen } = await drawPage("agentRegister", {
      transport: layerWorld(world),
      address: paths.agentRegister,
      session,
    })
    await screen.getByRole("tab", { name: "Affiliate links" }).click()
    await screen.getByRole("button", { name: "Become an affiliate" }).click()
    await expect.element(screen.getByRole("form", { name: "Create link" })).toBeVisible()
    const sent = world.log.entries().map(({ method, path }) => `${method} ${path}`)
    expect(sent.filter((line) => line === `POST ${affiliates.registerAffiliate.path}`)).toHaveLength(1)
  })
})
