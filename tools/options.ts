import { parseArgs } from "node:util"

/** Parses the `--name value` options of a command. For an unknown option, lists the known options and exits. */
export const options = (...names: ReadonlyArray<string>): Readonly<Record<string, string | undefined>> =>
  optionsAndSwitches(names, []).values

/** Like `options`, but also parses switches, which are options without a value. */
export const optionsAndSwitches = (
  names: ReadonlyArray<string>,
  switches: ReadonlyArray<string>,
): { readonly values: Readonly<Record<string, string | undefined>>; readonly on: ReadonlySet<string> } => {
  const known = Object.fromEntries([
    ...names.map((name) => [name, { type: "string" as const }] as const),
    ...switches.map((name) => [name, { type: "boolean" as const }] as const),
  ])
  try {
    const given = Object.entries(parseArgs({ options: known }).values)
    return {
      values: Object.fromEntries(
        given.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      ),
      on: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    }
  } catch (error) {
    const all = [...names, ...switches].map((name) => `--${name}`).join(" ")
    console.error(`${error instanceof Error ? error.message : "Unreadable options"}\nOptions: ${all}`)
    process.exit(2)
  }
}

/** Runs the tool named by the first argument of `npm run SCRIPT`. The tool reads the other arguments. */
export const runNamed = async (
  script: string,
  tools: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> => {
  const [name = ""] = process.argv.splice(2, 1)
  const tool = tools[name]
  if (tool === undefined) {
    console.error(`Use: npm run ${script} -- ${Object.keys(tools).join(", or ")}`)
    process.exit(2)
  }
  await tool()
}

/** Parses a TCP port. Exits with an error if the port is invalid. */
export const portOf = (text: string | undefined, usual: number): number => {
  const port = text === undefined ? usual : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  console.error(`Not a port: ${text}`)
  process.exit(2)
}

/** Runs until Ctrl-C or a signal, then closes all resources. */
export const untilStopped = (close: () => Promise<void>): void => {
  const stop = (): void => {
    void close().finally(() => process.exit(0))
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}

/** Returns the result of a step. If the step throws, prints the message without a stack and exits with code 1. */
export const orEnd = <A>(step: () => A): A => {
  try {
    return step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
