import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, vi } from "vitest"

import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { txCodes } from "#gateway/calls/records/accountRecord.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { isFor, type Plant, plantedFaults, responds } from "#fixtures/plantedFaults.ts"
import { makeWorld } from "#fixtures/world.ts"
import { checks } from "#tools/contract/checks/all.ts"
import { conformance } from "#tools/contract/conformance.ts"
import { asHtml, asText, hiding, reportOf } from "#tools/contract/report.ts"
import {
  clockOf,
  runPlanted,
  sendTo,
  simulatedGateway as gateway,
  simulatedRun,
  withFaults,
} from "#tools/contract/simulated.ts"

const conform = async (changes: boolean, plant: Plant = (send) => send) => {
  const sent: Array<{ readonly request: Request; readonly at: number }> = []
  const run = await simulatedRun(changes, (send, clock) =>
    plant((request) => {
      sent.push({ request, at: clock.now() })
      return send(request)
    }, clock),
  )
  const about = { gateway, account: "member0", contract: "1.0.0", at: "2026-01-15", known: ["login"] }
  const idsOf = (state: string) =>
    run.results.filter((result) => result.state === state).map(({ check }) => check.id)
  return { ...run, sent, idsOf, report: reportOf(about, run.results, hiding(run.session.secrets())) }
}

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

it("each check names its planted faults, and no other check does", { timeout: 300_000 }, async () => {
  const rows = await runPlanted()
  const found = rows.map(({ fault, named }) => [fault, ...named])
  expect(found).toEqual(plantedFaults.map(({ fault, check }) => [fault, check]))
  expect(new Set(found.map(([, check]) => check))).toEqual(new Set(checks.map(({ id }) => id)))
  const page = readFileSync("docs/conformance.md", "utf8")
  // `npm run contract -- --faults` writes the table, and Prettier aligns it.
  const cells = (text: string) => text.replace(/ +(?=\|)|-+/g, "")
  expect(cells(page)).toBe(cells(withFaults(page, rows)))
})

describe("the report of npm run conform", () => {
  it("lists only the failed check, its exchange and the effect for a player", async () => {
    const plant = plantedFaults.find(({ check }) => check === "foreignMove")?.plant
    const { report, idsOf } = await conform(true, plant)
    expect(idsOf("failed")).toEqual(["foreignMove"])
    expect(report.checks.find(({ state }) => state === "failed")).toMatchObject({
      rule: "§4 Money moves",
      player: "Another person moves the player's money.",
      findings: [{ exchange: { request: "POST /wps/relay/GCS_walletTransfer", status: 200 } }, {}],
    })
  })

  it("prints a gateway's text in its own line, without control characters", async () => {
    const refusal = { success: false, message: "\u001b[2J\npassed  everything\u202e" }
    const { report } = await conform(false, responds(txCodes, refusal))
    expect(asText(report)).toContain("txCodes: the code �[2J�passed  everything� is not in gateway §9")
  })

  it("hides the password and the token wherever the gateway repeats them", async () => {
    let token = ""
    const { report } = await conform(false, (send) => async (request) => {
      token = request.headers.get("Authorization") ?? token
      const message = `${demoPassword} ${encodeURIComponent(token)}`
      return isFor(request, txCodes) ? Response.json({ success: false, message, note: token }) : send(request)
    })
    expect(token).toMatch(/^\w/)
    for (const text of [JSON.stringify(report), asText(report), asHtml(report)]) {
      expect(text).not.toMatch(/lantern123|"Authorization":"[^"•]/)
      for (const secret of [token, encodeURIComponent(token)]) expect(text).not.toContain(secret)
    }
  })

  it("names a known failure that passes", async () => {
    const { report } = await conform(false)
    expect(asText(report)).toMatch(/^passed +login .*\n +It is known to fail, but passed\.$/m)
  })

  it("escapes an HTML page that the gateway sends in place of a response", async () => {
    const text = "<!doctype html><h1>It works!</h1>"
    const { report } = await conform(false, responds(txCodes, text))
    expect(asHtml(report)).toContain("&#60;h1&#62;It works!")
    expect(asHtml(report)).not.toMatch(/<script|<h1>It works|https?:\/\/(?!gateway\.example)/)
  })
})

describe("npm run conform", () => {
  const run = {
    gateway,
    account: "member0",
    password: demoPassword,
    changes: false,
    only: ["login"],
    known: [],
  }

  it.each([
    [["--account", "member0", "--password", "a"], "Unknown option '--password'"],
    [["--account", "a", "--gateway", "https://me:b@a.example/path"], "must name the gateway's origin"],
  ])("%j exits with 2 and says: %s", (options, says) => {
    const line = ["tools/contract/conform.ts", ...options]
    const { status, stderr } = spawnSync(process.execPath, line, { encoding: "utf8" })
    expect(stderr).toContain(says)
    expect(status).toBe(2)
  })

  it("prints a refusal that repeats the password without the password", async () => {
    const refused = responds(login, { success: false, message: `not ${demoPassword}` })
    const send = refused(sendTo(await makeWorld({}, { seed: "conform" })), clockOf())
    const print = vi.fn<(line: string) => void>()
    await conformance({ ...run, out: "" }, { send, clock: clockOf(), print })
    expect(print.mock.calls).toEqual([["The gateway refused the login of member0: not •••"]])
  })

  it("returns 1 for a failed check that is not known, and writes the report as JSON, text and HTML", async () => {
    const faults = [{ call: `GET ${whitelabel.path}`, kind: "empty", times: "always" }] as const
    const send = sendTo(await makeWorld({ faults }, { seed: "conform" }))
    const out = mkdtempSync(join(tmpdir(), "conform-"))
    const options = { ...run, out }
    const codeWith = (known: ReadonlyArray<string>) =>
      conformance({ ...options, only: ["encryption"], known }, { send, clock: clockOf(), print: () => {} })
    expect([await codeWith(["encryption"]), await codeWith([])]).toEqual([0, 1])
    const report: unknown = JSON.parse(readFileSync(join(out, "conformance.json"), "utf8"))
    expect(report).toMatchObject({ counts: { failed: 1 }, account: "member0" })
    for (const kind of ["txt", "html"])
      expect(readFileSync(join(out, `conformance.${kind}`), "utf8")).toContain("loginKey is no such key")
  })
})
