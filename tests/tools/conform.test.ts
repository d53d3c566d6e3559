import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { txCodes } from "#gateway/calls/records/accountRecord.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"
import { calls } from "#tools/contract/calls.ts"
import { checks } from "#tools/contract/checks/all.ts"
import { type Clock, makeClient } from "#tools/contract/client.ts"
import { type Conformance, conformance } from "#tools/contract/conformance.ts"
import { contractOf } from "#tools/contract/document.ts"
import type { Asked, Carry } from "#tools/contract/exchange.ts"
import { readPage } from "#tools/contract/page.ts"
import { asHtml, asText, reportOf } from "#tools/contract/report.ts"
import { type RunOptions, runChecks } from "#tools/contract/runChecks.ts"
import { carryTo } from "#tools/contract/simulated.ts"
import { validator } from "#tools/contract/validate.ts"
import { makeVisit } from "#tools/contract/testSession.ts"

const page = readPage(readFileSync("docs/gateway.md", "utf8"))
const validate = validator(contractOf(page, calls))
const start = Date.UTC(2026, 0, 15, 12)

/** A clock that only waits turn. */
const clockOf = (): Clock => {
  let time = 0
  return {
    now: () => time,
    wait: (milliseconds) => Promise.resolve(void (time += Math.max(0, milliseconds))),
  }
}

interface Conformed extends Partial<RunOptions> {
  /** Changes what the gateway gets and answers. */
  readonly plant?: (carry: Carry) => Carry
}

/** A run against a simulated gateway in the same process. */
const conform = async ({ plant = (carry) => carry, changes = false, only = [] }: Conformed = {}) => {
  const clock = clockOf()
  const now = (): number => start + clock.now()
  const world = await makeWorld({}, { seed: "conform", now })
  const sent: Array<{ readonly asked: Asked; readonly at: number }> = []
  const carry = plant(carryTo(world))
  const client = makeClient((asked) => {
    sent.push({ asked, at: clock.now() })
    return carry(asked)
  }, clock)
  const visit = makeVisit(client, { account: "member0", password: demoPassword }, now)
  const results = await runChecks(checks, { visit, validate }, { changes, only })
  const about = {
    gateway: "http://gateway.example",
    account: "member0",
    contract: page.version,
    at: "2026-01-15",
  }
  const idsOf = (state: string) =>
    results.filter((result) => result.state === state).map(({ check }) => check.id)
  return { results, sent, idsOf, report: reportOf(about, results) }
}

const isFor = ({ address }: Asked, { path }: { readonly path: string }) => address.split("?")[0] === path

describe("conformance of the simulated gateway", () => {
  it("passes every check at no more than two requests a second", async () => {
    const { results, sent, idsOf } = await conform({ changes: true })
    expect(results.flatMap(({ state, findings }) => (state === "failed" ? findings : []))).toEqual([])
    expect([idsOf("warning"), idsOf("not run")]).toEqual([[], ["retryAfter"]])
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
    expect(sent.length).toBeGreaterThan(60)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
  })

  it("gets no change but the login without --changes", async () => {
    const { sent } = await conform()
    const changing = sent.filter(({ asked }) => asked.method !== "GET").map(({ asked }) => asked.address)
    expect(changing).toEqual(["/wps/session/login"])
  })
})

describe("report of a run", () => {
  it("names the failed check alone, its exchange and what a player sees, without secrets", async () => {
    // Moves money for an unknown token, as if it were the member's.
    const plant = (carry: Carry): Carry => {
      let known = ""
      return (asked) => {
        const token = asked.headers["Authorization"] ?? ""
        if (token !== "" && token !== "no-such-token") known = token
        const isForeign = isFor(asked, walletTransfer) && token === "no-such-token"
        return carry(isForeign ? { ...asked, headers: { ...asked.headers, Authorization: known } } : asked)
      }
    }
    const { report, sent, idsOf } = await conform({ changes: true, plant })
    expect(idsOf("failed")).toEqual(["foreignMove"])
    expect(report.checks.find(({ state }) => state === "failed")).toMatchObject({
      rule: "§4 Money moves",
      player: "Another person moves the player's money.",
      findings: [{ exchange: { request: "POST /wps/relay/GCS_walletTransfer", status: 200 } }, {}],
    })
    const tokens = sent.map(({ asked }) => asked.headers["Authorization"] ?? "").filter(Boolean)
    for (const text of [JSON.stringify(report), asText(report), asHtml(report)]) {
      expect(text).not.toMatch(/lantern123|no-such-token|"Authorization":"[^"•]/)
      for (const token of new Set(tokens)) expect(text).not.toContain(token)
    }
  })

  it("has a page that the gateway sends as text", async () => {
    const text = "<!doctype html><h1>It works!</h1>"
    const { report } = await conform({
      plant: (carry) => async (asked) =>
        isFor(asked, txCodes) ? { status: 200, headers: {}, text } : carry(asked),
    })
    expect(asHtml(report)).toContain("&#60;h1&#62;It works!")
    expect(asHtml(report)).not.toMatch(/<script|<h1>It works|https?:\/\/(?!gateway\.example)/)
  })
})

describe("npm run conform", () => {
  it("exits with 2 for a password in its options", () => {
    const line = ["tools/contract/conform.ts", "--account", "member0", "--password", "a"]
    const { status, stderr } = spawnSync(process.execPath, line, { encoding: "utf8" })
    expect(stderr).toContain("Unknown option '--password'")
    expect(status).toBe(2)
  })

  /** The command's run against a simulated gateway in the same process. */
  const run = async (given: Partial<Conformance> = {}, settings: Partial<Settings> = {}) => {
    const world = await makeWorld(settings, { seed: "conform" })
    const out = mkdtempSync(join(tmpdir(), "conform-"))
    const lines: Array<string> = []
    const code = await conformance(
      {
        gateway: "http://127.0.0.1:9",
        account: "member0",
        password: demoPassword,
        changes: false,
        only: [],
        out,
        ...given,
      },
      { carry: carryTo(world), clock: clockOf(), print: (line) => void lines.push(line) },
    )
    return { code, output: lines.join("\n"), out }
  }

  it("ends with 1 for a failed check, and reports in three forms", async () => {
    const faults = [{ call: `GET ${whitelabel.path}`, kind: "empty", times: "always" }] as const
    const { code, out } = await run({ only: ["encryption"] }, { faults })
    expect(code).toBe(1)
    const report: unknown = JSON.parse(readFileSync(join(out, "conformance.json"), "utf8"))
    expect(report).toMatchObject({ counts: { failed: 1 }, account: "member0" })
    for (const kind of ["txt", "html"])
      expect(readFileSync(join(out, `conformance.${kind}`), "utf8")).toContain("loginKey is no such key")
  })
})
