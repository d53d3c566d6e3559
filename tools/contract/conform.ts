import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"

import { optionsAndSwitches } from "#tools/options.ts"

import { conformance } from "./conformance.ts"
import { readConformOptions } from "./conformOptions.ts"
import { carryOver } from "./network.ts"
import { askPassword } from "./password.ts"

const { values, on } = optionsAndSwitches(["gateway", "account", "merchant", "only", "out"], ["changes"])

/** Wrong options. */
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

const given = readConformOptions(values)
const options = typeof given === "string" ? stop(given) : given
const code = await conformance(
  {
    ...options,
    password: await passwordOf(options.account),
    merchant: values["merchant"],
    changes: on.has("changes"),
    out: values["out"] ?? "dist-contract",
  },
  {
    carry: carryOver(options.gateway),
    clock: {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      wait: (milliseconds) => pause(Math.max(0, milliseconds)),
    },
    print: console.log,
  },
)
process.exit(code)
