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
import type { Answered, Asked } from "#tools/contract/exchange.ts"

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
  it("the simulated gateway passes every check, those that change data too", async () => {
    const run = await conform({ changes: true })
    expect(run.results.flatMap(({ state, findings }) => (state === "failed" ? findings : []))).toEqual([])
    expect(idsOf(run, "warning")).toEqual([])
    expect(idsOf(run, "not run")).toEqual(["retryAfter"])
  })

  it("an agent's account passes every check that does not change data", async () => {
    const run = await conform({ account: "agent41" })
    expect(run.results.flatMap(({ state, findings }) => (state === "failed" ? findings : []))).toEqual([])
  })

  it("at most two requests a second are sent", async () => {
    const { sent } = await conform({ changes: true })
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
    expect(sent.length).toBeGreaterThan(60)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
  })

  it("without --changes the gateway gets no request that changes data but the login", async () => {
    const { results, sent } = await conform()
    const changing = sent.filter(({ asked }) => asked.method !== "GET").map(({ asked }) => asked.address)
    expect(changing).toEqual(["/wps/session/login"])
    const skipped = results.filter(({ check }) => check.changes !== undefined)
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(["It changes data: it runs with --changes."]),
    )
  })

  it("a run of one check sends only the requests that it needs", async () => {
    const { results, sent } = await conform({ only: ["unknownToken"] })
    expect(results.map(({ check }) => check.id)).toEqual(["unknownToken"])
    expect(sent).toHaveLength(1)
  })

  it("a member without transfers has the money checks not run, with the gateway's reason", async () => {
    const run = await conform({
      changes: true,
      only: ["moneyMoved"],
      settings: { modulesOff: ["FUNDTRANS3"] },
    })
    expect(run.results.map(({ state, reason }) => [state, reason])).toEqual([
      ["not run", "The gateway refused the transfer: no_permission."],
    ])
  })

  it("a wrong password ends the run", async () => {
    await expect(conform({ password: "wrong" })).rejects.toThrow(WrongPassword)
  })
})

describe("a gateway that asks to wait", () => {
  const ask = async (first: Answered, method = "GET") => {
    let time = start
    const sentAt: Array<number> = []
    const clock: Clock = {
      now: () => time,
      wait: (milliseconds) => Promise.resolve(void (time += Math.max(0, milliseconds))),
    }
    const client = makeClient(() => {
      sentAt.push(time - start)
      return Promise.resolve(sentAt.length === 1 ? first : { status: 200, headers: {}, text: "" })
    }, clock)
    const request: Asked = { method, address: "/wps/system/status", headers: {}, body: undefined }
    const { answered } = await client.send(request, "systemStatus")
    return { sentAt, status: answered.status }
  }
  const busy = (retryAfter: string, status = 429): Answered => ({
    status,
    headers: { "retry-after": retryAfter },
    text: "",
  })

  it.for([
    ["seconds", busy("7"), 7000],
    ["a date", busy(new Date(start + 9000).toUTCString(), 503), 9000],
    ["no time at all", busy("0"), 500],
  ] as const)("a read that gets Retry-After with %s is sent once more after it", async ([, first, at]) => {
    expect(await ask(first)).toEqual({ sentAt: [0, at], status: 200 })
  })

  it.for([
    ["without a readable Retry-After", busy("soon"), "GET"],
    ["that asks for an hour", busy("3600"), "GET"],
    ["of a change", busy("1"), "POST"],
  ] as const)("a refusal by 429 %s is not followed by another attempt", async ([, first, method]) => {
    expect(await ask(first, method)).toEqual({ sentAt: [0], status: 429 })
  })
})

describe("planted faults", () => {
  it("the document has every planted fault, and every rule of §1 and §4 that the checks name", () => {
    expect(rows.map(({ fault }) => fault).toSorted()).toEqual(Object.keys(plants).toSorted())
    expect(rows.length).toBeGreaterThanOrEqual(20)
    const ruled = checks.flatMap(({ id, rule }) => (/^§[14] /.test(rule) ? [{ id, rule }] : []))
    const planted = new Set(rows.map(({ rule }) => rule))
    const warnings = ["§1 Transport"]
    expect(ruled.filter(({ rule }) => !planted.has(rule) && !warnings.includes(rule))).toEqual([])
  })

  it("the document's table of checks has each check with its rule", () => {
    const listed = [...document.matchAll(/^\| `(\w+)` +\| (§[^|]+?) +\| (yes|) +\|$/gm)].map(
      ([, id, rule, changes]) => ({ id, rule, changes: changes === "yes" }),
    )
    expect(listed).toEqual(
      checks.map(({ id, rule, changes }) => ({ id, rule, changes: changes !== undefined })),
    )
  })

  it.for(rows)("the fault '$fault' fails the check $id alone", async ({ rule, fault, id }) => {
    const plant = plants[fault]
    const run = await conform({ changes: true, ...(plant === undefined ? {} : { plant }) })
    expect(idsOf(run, "failed")).toEqual([id])
    expect(checks.find((check) => check.id === id)?.rule).toBe(rule)
  })
})

describe("the report", () => {
  const secret = /lantern123|no-such-token|"Authorization":"[^"•]/

  it("the report has rule, request, response and what a player sees, without secrets", async () => {
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

  it("a page that the gateway sends is text in the report's page", async () => {
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
  ] as const)("the wrong options %j have an explanation", ([options, reason]) => {
    expect(readConformOptions(options)).toContain(reason)
  })

  it("the command with an unknown option, such as a password, exits with 2", () => {
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

  it("a run against a good gateway ends with 0", async () => {
    const { code, output } = await run({ only: ["encryption"] })
    expect(output).toContain("1 passed, 0 failed, 0 warning, 0 not run")
    expect(code).toBe(0)
  })

  it("a run with a wrong password ends with 2", async () => {
    const { code, output } = await run({ password: "wrong" })
    expect(output).toBe("The gateway refused the login of member0: login_failed")
    expect(code).toBe(2)
  })

  it("a run with a failed check ends with 1, and its report has three forms", async () => {
    const faults = [{ call: `GET ${whitelabel.path}`, kind: "empty", times: "always" }] as const
    const { code, out } = await run({ only: ["encryption"] }, { faults })
    expect(code).toBe(1)
    const report: unknown = JSON.parse(readFileSync(join(out, "conformance.json"), "utf8"))
    expect(report).toMatchObject({ counts: { failed: 1 }, account: "member0" })
    for (const kind of ["txt", "html"])
      expect(readFileSync(join(out, `conformance.${kind}`), "utf8")).toContain("loginKey is no such key")
  })

  it("a run with --changes first says what it changes", async () => {
    const { output } = await run({ only: ["moneyMoved", "encryption"], changes: true })
    expect(output.split("\n")[0]).toBe("moneyMoved moves 1 between two wallets of the account, and back")
    expect((await run({ only: ["moneyMoved"] })).output).not.toContain("moves 1 between")
  })

  it("requests go over the network, and a gateway that is down is status 0 with the reason", async () => {
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
