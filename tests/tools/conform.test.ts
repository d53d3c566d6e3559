import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { whitelabel } from "#gateway/calls/frame/system.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { serveGateway } from "#harness/server.ts"
import { calls } from "#tools/contract/calls.ts"
import { checks } from "#tools/contract/checks/all.ts"
import { type Clock, makeClient } from "#tools/contract/client.ts"
import { type Conformance, conformance } from "#tools/contract/conformance.ts"
import { readConformOptions } from "#tools/contract/conformOptions.ts"
import { contractOf } from "#tools/contract/document.ts"
import { carryOver } from "#tools/contract/network.ts"
import { readPage } from "#tools/contract/page.ts"
import { asHtml, asText, reportOf } from "#tools/contract/report.ts"
import { type RunOptions, runChecks } from "#tools/contract/runChecks.ts"
import { carryTo } from "#tools/contract/simulated.ts"
import { validator } from "#tools/contract/validate.ts"
import { makeVisit, WrongPassword } from "#tools/contract/visit.ts"
import type { Asked } from "#tools/contract/exchange.ts"

import { type Plant, plants } from "./conformPlants.ts"

const document = readFileSync("docs/conformance.md", "utf8")
const page = readPage(readFileSync("docs/gateway.md", "utf8"))
const validate = validator(contractOf(page, calls))
const start = Date.UTC(2026, 0, 15, 12)

const healthy: Plant = ({ carry }) => carry

interface Conformed extends Partial<RunOptions> {
  readonly plant?: Plant
  readonly account?: string
  readonly password?: string
  readonly settings?: Partial<Settings>
}

/** A run against a simulated gateway in the same process, on a clock that only waits turn. */
const conform = async ({ plant = healthy, settings = {}, ...given }: Conformed = {}) => {
  const { account = "member0", password = demoPassword, changes = false, only = [] } = given
  let time = 0
  const passes = (milliseconds: number): void => {
    time += Math.max(0, milliseconds)
  }
  const clock: Clock = { now: () => time, wait: (milliseconds) => Promise.resolve(passes(milliseconds)) }
  const now = (): number => start + time
  const world = await makeWorld(settings, { seed: "conform", now })
  const sent: Array<{ readonly asked: Asked; readonly at: number }> = []
  const carry = plant({ carry: carryTo(world), passes })
  const client = makeClient((asked) => {
    sent.push({ asked, at: time })
    return carry(asked)
  }, clock)
  const visit = makeVisit(client, { account, password }, now)
  const results = await runChecks(checks, { visit, validate }, { changes, only })
  const about = { gateway: "http://gateway.example", account, contract: page.version, at: "2026-01-15" }
  return { results, sent, report: reportOf(about, results) }
}

const idsOf = ({ results }: Awaited<ReturnType<typeof conform>>, state: string): ReadonlyArray<string> =>
  results.filter((result) => result.state === state).map(({ check }) => check.id)

const rows = [...document.matchAll(/^\| (§[^|]+?) +\| (.+?) +\| `(\w+)` +\|$/gm)].map(
  ([, rule = "", fault = "", id = ""]) => ({ rule, fault, id }),
)

describe("conformance of the simulated gateway", () => {
  it("passes every check, those that change data too", async () => {
    const run = await conform({ changes: true })
    expect(run.results.flatMap(({ state, findings }) => (state === "failed" ? findings : []))).toEqual([])
    expect(idsOf(run, "warning")).toEqual([])
    expect(idsOf(run, "not run")).toEqual(["retryAfter"])
  })

  it("gets at most two requests a second", async () => {
    const { sent } = await conform({ changes: true })
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
    expect(sent.length).toBeGreaterThan(60)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
  })

  it("gets no change but the login without --changes", async () => {
    const { results, sent } = await conform()
    const changing = sent.filter(({ asked }) => asked.method !== "GET").map(({ asked }) => asked.address)
    expect(changing).toEqual(["/wps/session/login"])
    const skipped = results.filter(({ check }) => check.changes !== undefined)
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(["It changes data: it runs with --changes."]),
    )
  })

  it("gets only the requests that one check needs", async () => {
    const { results, sent } = await conform({ only: ["unknownToken"] })
    expect(results.map(({ check }) => check.id)).toEqual(["unknownToken"])
    expect(sent).toHaveLength(1)
  })

  it("ends the run at a wrong password", async () => {
    await expect(conform({ password: "wrong" })).rejects.toThrow(WrongPassword)
  })
})

describe("planted faults", () => {
  it.for(rows)("fail the check $id alone: $fault", async ({ rule, fault, id }) => {
    const plant = plants[fault]
    const run = await conform({ changes: true, ...(plant === undefined ? {} : { plant }) })
    expect(idsOf(run, "failed")).toEqual([id])
    expect(checks.find((check) => check.id === id)?.rule).toBe(rule)
  })
})

describe("the report", () => {
  const secret = /lantern123|no-such-token|"Authorization":"[^"•]/

  it("has rule, request, response and what a player sees, without secrets", async () => {
    const plant = plants["a move with an unknown token happens"]
    const { report, sent } = await conform({ changes: true, ...(plant === undefined ? {} : { plant }) })
    const failed = report.checks.find(({ state }) => state === "failed")
    expect(failed).toMatchObject({
      id: "foreignMove",
      rule: "§4 Money moves",
      player: "Another person moves the player's money.",
      findings: [{ exchange: { request: "POST /wps/relay/GCS_walletTransfer", status: 200 } }, {}],
    })
    const tokens = sent
      .map(({ asked }) => asked.headers["Authorization"] ?? "")
      .filter((token) => token !== "")
    for (const text of [JSON.stringify(report), asText(report), asHtml(report)]) {
      expect(text).not.toMatch(secret)
      for (const token of new Set(tokens)) expect(text).not.toContain(token)
    }
    expect(asText(report)).toContain("A player sees: Another person moves the player's money.")
    expect(asText(report)).toMatch(/\d+ passed, 1 failed, 0 warning, 1 not run$/)
  })

  it("has a page that the gateway sends as text", async () => {
    const plant = plants["a proxy's page comes with status 200"]
    const { report } = await conform(plant === undefined ? {} : { plant })
    expect(asHtml(report)).toContain("&#60;h1&#62;It works!")
    expect(asHtml(report)).not.toMatch(/<script|<h1>It works|https?:\/\/(?!gateway\.example)/)
  })
})

describe("npm run conform", () => {
  const gateway = "http://127.0.0.1:9"

  it.for([
    [{ account: "member0" }, "--gateway URL must name the gateway's origin"],
    [{ gateway: "ftp://gateway.example", account: "member0" }, "--gateway URL must name"],
    [{ gateway }, "--account NAME is missing"],
    [{ gateway, account: "a", only: "login,nothing" }, "No check: nothing. Checks: encryption, login"],
  ] as const)("explains the wrong options %j", ([options, reason]) => {
    expect(readConformOptions(options)).toContain(reason)
  })

  it("exits with 2 for an unknown option, such as a password", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["tools/contract/conform.ts", "--account", "member0", "--password", "a"],
      { encoding: "utf8" },
    )
    expect(stderr).toContain("Unknown option '--password'")
    expect(status).toBe(2)
  })

  /** The command's run against a simulated gateway in the same process. */
  const run = async (given: Partial<Conformance> = {}, settings: Partial<Settings> = {}) => {
    const world = await makeWorld(settings, { seed: "conform" })
    const out = mkdtempSync(join(tmpdir(), "conform-"))
    const options = { gateway, account: "member0", password: demoPassword, changes: false, only: [], out }
    const lines: Array<string> = []
    let time = 0
    const clock: Clock = {
      now: () => time,
      wait: (milliseconds) => Promise.resolve(void (time += Math.max(0, milliseconds))),
    }
    const print = (line: string): void => void lines.push(line)
    const code = await conformance({ ...options, ...given }, { carry: carryTo(world), clock, print })
    return { code, output: lines.join("\n"), out }
  }

  it("a run with a wrong password ends with 2", async () => {
    const { code, output } = await run({ password: "wrong" })
    expect(output).toBe("The gateway refused the login of member0: login_failed")
    expect(code).toBe(2)
  })

  it("ends with 1 for a failed check, and reports in three forms", async () => {
    const faults = [{ call: `GET ${whitelabel.path}`, kind: "empty", times: "always" }] as const
    const { code, out } = await run({ only: ["encryption"] }, { faults })
    expect(code).toBe(1)
    const report: unknown = JSON.parse(readFileSync(join(out, "conformance.json"), "utf8"))
    expect(report).toMatchObject({ counts: { failed: 1 }, account: "member0" })
    for (const kind of ["txt", "html"])
      expect(readFileSync(join(out, `conformance.${kind}`), "utf8")).toContain("loginKey is no such key")
  })

  it("sends over the network, and reports a gateway that is down", async () => {
    const { url, close } = await serveGateway({ port: 0 })
    const asked = { method: "GET", address: whitelabel.path, headers: {}, body: undefined }
    const answered = await carryOver(url)(asked)
    await close()
    expect(answered).toMatchObject({ status: 200 })
    expect(answered.text).toContain('"success":true')
    // The first request may still use the connection that the gateway has ended.
    await expect
      .poll(() => carryOver(url)(asked))
      .toMatchObject({ status: 0, text: expect.stringContaining("ECONNREFUSED") })
  })
})
