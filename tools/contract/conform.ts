import { performance } from "node:perf_hooks"
import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"

import { optionsAndSwitches } from "#tools/options.ts"

import { checks } from "./checks/all.ts"
import { conformance } from "./conformance.ts"

const { values, on } = optionsAndSwitches(
  ["gateway", "account", "merchant", "only", "known", "out"],
  ["changes"],
)

/** Ends the command because of wrong options. */
const stop = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

const { gateway = "", account = "", merchant, out = "dist-contract" } = values
const url = URL.canParse(gateway) ? new URL(gateway) : undefined
if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
  stop("--gateway URL must name the gateway's origin, such as https://gateway.example")
if (account === "") stop("--account NAME is missing")
const only = values["only"]?.split(",") ?? []
const known = values["known"]?.split(",") ?? []
const unknown = [...only, ...known].filter((id) => !checks.some((check) => check.id === id))
if (unknown.length > 0)
  stop(`No check: ${unknown.join(", ")}. Checks: ${checks.map(({ id }) => id).join(", ")}`)

/** Prompts for a password in the terminal, without showing the typed characters. */
const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) stop("Set CONFORM_PASSWORD, or run it in a terminal, which asks for the password")
  process.stderr.write(`Password of ${account}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await reader.question("")
  } finally {
    reader.close()
    process.stderr.write("\n")
  }
}

const password = process.env["CONFORM_PASSWORD"] || (await askPassword())
const code = await conformance(
  {
    gateway: new URL(gateway).origin,
    account,
    password,
    merchant,
    changes: on.has("changes"),
    only,
    known,
    out,
  },
  {
    send: fetch,
    clock: {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      wait: (milliseconds) => pause(Math.max(0, milliseconds)),
    },
    print: console.log,
  },
)
process.exit(code)
