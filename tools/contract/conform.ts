import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"

import { optionsAndSwitches } from "#tools/options.ts"

import { calls } from "./calls.ts"
import { checks } from "./checks/all.ts"
import { makeClient } from "./client.ts"
import { readConformOptions } from "./conformOptions.ts"
import { contractOf } from "./document.ts"
import { carryOver } from "./network.ts"
import { readPage } from "./page.ts"
import { askPassword } from "./password.ts"
import { asHtml, asText, type Report, reportOf } from "./report.ts"
import { type CheckResult, runChecks } from "./runChecks.ts"
import { validator } from "./validate.ts"
import { makeVisit, type Visit, WrongPassword } from "./visit.ts"

const { values, on } = optionsAndSwitches(["gateway", "account", "merchant", "only", "out"], ["changes"])

/** Wrong options and a wrong password. */
const stop = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

const passwordOf = async (account: string): Promise<string> => {
  const given = process.env["CONFORM_PASSWORD"]
  if (given !== undefined && given !== "") return given
  return process.stdin.isTTY
    ? askPassword(`Password of ${account}: `)
    : stop("Set CONFORM_PASSWORD, or run it in a terminal, which asks for the password")
}

const announce = (only: ReadonlyArray<string>): void => {
  const changing = checks.filter(
    ({ id, changes }) => changes !== undefined && (only.length === 0 || only.includes(id)),
  )
  for (const { id, changes } of changing) console.log(`${id} ${changes}`)
}

const given = readConformOptions(values)
const { gateway, account, only } = typeof given === "string" ? stop(given) : given
const changes = on.has("changes")
const password = await passwordOf(account)
if (changes) announce(only)

const page = readPage(readFileSync("docs/gateway.md", "utf8"))
const validate = validator(contractOf(page, calls))
const clock = {
  now: () => Math.round(performance.now()),
  wait: (milliseconds: number) => pause(Math.max(0, milliseconds)),
}
const client = makeClient(carryOver(gateway), clock)
const visit: Visit = makeVisit(client, { account, password, merchant: values["merchant"] }, Date.now)

const results = async (): Promise<ReadonlyArray<CheckResult>> => {
  try {
    return await runChecks(checks, { visit, validate }, { changes, only })
  } catch (error) {
    if (error instanceof WrongPassword)
      return stop(`The gateway refused the login of ${account}: ${error.message}`)
    throw error
  }
}

const write = (report: Report): void => {
  const folder = values["out"] ?? "dist-contract"
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "conformance.txt"), `${asText(report)}\n`)
  writeFileSync(join(folder, "conformance.json"), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, "conformance.html"), asHtml(report))
  console.log(`${asText(report)}\nThe report: ${join(folder, "conformance.html")}`)
}

const report = reportOf(
  { gateway, account, contract: page.version, at: new Date().toISOString() },
  await results(),
)
write(report)
process.exit(report.counts.failed > 0 ? 1 : 0)
