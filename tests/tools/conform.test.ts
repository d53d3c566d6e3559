import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { txCodes } from "#gateway/calls/records/accountRecord.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { makeWorld } from "#fixtures/world.ts"
import { checks } from "#tools/contract/checks/all.ts"
import { type Clock, makeClient, type Send } from "#tools/contract/client.ts"
import { conformance } from "#tools/contract/conformance.ts"
import { asHtml, asText, reportOf } from "#tools/contract/report.ts"
import { runChecks } from "#tools/contract/runChecks.ts"
import { sendTo } from "#tools/contract/simulated.ts"
import { makeTestSession } from "#tools/contract/testSession.ts"

const gateway = "http://gateway.example"

/** A clock that only waits turn. */
const clockOf = (): Clock => {
  let time = Date.UTC(2026, 0, 15, 12)
  return {
    now: () => time,
    wait: (milliseconds) => Promise.resolve(void (time += Math.max(0, milliseconds))),
  }
}

/** A run against a simulated gateway in the same process. `plant` changes what the gateway gets and responds. */
const conform = async (changes: boolean, plant = (send: Send): Send => send, settings = {}) => {
  const clock = clockOf()
  const send = plant(sendTo(await makeWorld(settings, { seed: "conform", now: clock.now })))
  const sent: Array<{ readonly request: Request; readonly at: number }> = []
  const client = makeClient(
    gateway,
    (request) => {
      sent.push({ request, at: clock.now() })
      return send(request)
    },
    clock,
  )
  const session = makeTestSession(client, { account: "member0", password: demoPassword })
  const results = await runChecks(checks, session, { changes, only: [] })
  const about = { gateway, account: "member0", contract: "1.0.0", at: "2026-01-15", known: ["login"] }
  const idsOf = (state: string) =>
    results.filter((result) => result.state === state).map(({ check }) => check.id)
  return { results, sent, idsOf, report: reportOf(about, results) }
}

const isFor = ({ url }: Request, { path }: { readonly path: string }) => new URL(url).pathname === path

describe("npm run conform against the simulated gateway", () => {
  it("passes every check and sends at most two requests a second", async () => {
    const { results, sent, idsOf } = await conform(true)
    expect(results.flatMap(({ state, findings }) => (state === "failed" ? findings : []))).toEqual([])
    expect([idsOf("warning"), idsOf("not run")]).toEqual([[], ["retryAfter", "protection"]])
    expect(results.find(({ check }) => check.id === "protection")?.reason).toBe("RGLIMIT3 is off.")
    expect(sent.filter(({ request }) => request.url.includes("/protection"))).toEqual([])
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
    expect(sent.length).toBeGreaterThan(60)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
  })

  it("without --changes sends no changing request except the login", async () => {
    const { sent } = await conform(false)
    const changing = sent.filter(({ request }) => request.method !== "GET").map(({ request }) => request.url)
    expect(changing).toEqual([`${gateway}/wps/session/login`])
  })
})

describe("player protection in npm run conform", () => {
  const settings = { modulesOn: ["RGLIMIT3"] }

  it("passes at the simulated gateway", async () => {
    expect((await conform(false, undefined, settings)).idsOf("failed")).toEqual([])
  })

  it("fails for times in seconds", async () => {
    const plant =
      (send: Send): Send =>
      async (request) =>
        isFor(request, protection)
          ? Response.json({ success: true, value: { now: 1_768_478_400, since: 1_768_478_400, limits: [] } })
          : send(request)
    const { results } = await conform(false, plant, settings)
    expect(results.find(({ check }) => check.id === "times")?.findings.map(({ what }) => what)).toEqual([
      "now is no time in epoch milliseconds",
      "since is no time in epoch milliseconds",
    ])
  })
})

describe("the report of npm run conform", () => {
  it("lists only the failed check, its exchange and the effect for a player, without secrets", async () => {
    // Moves money for an unknown token, as if it were the member's.
    const plant = (send: Send): Send => {
      let known = ""
      return (request) => {
        const token = request.headers.get("Authorization") ?? ""
        if (token === "no-such-token" && isFor(request, walletTransfer))
          request.headers.set("Authorization", known)
        else if (token !== "") known = token
        return send(request)
      }
    }
    const { report, sent, idsOf } = await conform(true, plant)
    expect(idsOf("failed")).toEqual(["foreignMove"])
    expect(report.checks.find(({ state }) => state === "failed")).toMatchObject({
      rule: "§4 Money moves",
      player: "Another person moves the player's money.",
      findings: [{ exchange: { request: "POST /wps/relay/GCS_walletTransfer", status: 200 } }, {}],
    })
    const tokens = sent.map(({ request }) => request.headers.get("Authorization") ?? "").filter(Boolean)
    for (const text of [JSON.stringify(report), asText(report), asHtml(report)]) {
      expect(text).not.toMatch(/lantern123|no-such-token|"Authorization":"[^"•]/)
      for (const token of new Set(tokens)) expect(text).not.toContain(token)
    }
  })

  it("prints a gateway's text in its own line, without control characters", async () => {
    const refusal = { success: false, message: "\u001b[2J\npassed  everything\u202e" }
    const { report } = await conform(
      false,
      (send) => async (request) => (isFor(request, txCodes) ? Response.json(refusal) : send(request)),
    )
    expect(asText(report)).toContain("txCodes: the code �[2J�passed  everything� is not in gateway §9")
  })

  it("names a known failure that passes", async () => {
    const { report } = await conform(false)
    expect(asText(report)).toMatch(/^passed +login .*\n +It is known to fail, but passed\.$/m)
  })

  it("escapes an HTML page that the gateway sends in place of a response", async () => {
    const text = "<!doctype html><h1>It works!</h1>"
    const { report } = await conform(
      false,
      (send) => async (request) => (isFor(request, txCodes) ? new Response(text) : send(request)),
    )
    expect(asHtml(report)).toContain("&#60;h1&#62;It works!")
    expect(asHtml(report)).not.toMatch(/<script|<h1>It works|https?:\/\/(?!gateway\.example)/)
  })
})

describe("npm run conform", () => {
  it.each([
    [["--account", "member0", "--password", "a"], "Unknown option '--password'"],
    [["--account", "a", "--gateway", "https://me:b@a.example/path"], "must name the gateway's origin"],
  ])("%j exits with 2 and says: %s", (options, says) => {
    const line = ["tools/contract/conform.ts", ...options]
    const { status, stderr } = spawnSync(process.execPath, line, { encoding: "utf8" })
    expect(stderr).toContain(says)
    expect(status).toBe(2)
  })

  it("returns 1 for a failed check that is not known, and writes the report as JSON, text and HTML", async () => {
    const faults = [{ call: `GET ${whitelabel.path}`, kind: "empty", times: "always" }] as const
    const send = sendTo(await makeWorld({ faults }, { seed: "conform" }))
    const out = mkdtempSync(join(tmpdir(), "conform-"))
    const options = { gateway, account: "member0", password: demoPassword, changes: false, out }
    const codeWith = (known: ReadonlyArray<string>) =>
      conformance({ ...options, only: ["encryption"], known }, { send, clock: clockOf(), print: () => {} })
    expect([await codeWith(["encryption"]), await codeWith([])]).toEqual([0, 1])
    const report: unknown = JSON.parse(readFileSync(join(out, "conformance.json"), "utf8"))
    expect(report).toMatchObject({ counts: { failed: 1 }, account: "member0" })
    for (const kind of ["txt", "html"])
      expect(readFileSync(join(out, `conformance.${kind}`), "utf8")).toContain("loginKey is no such key")
  })
})
