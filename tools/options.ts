import { parseArgs } from "node:util"

/** The `--name value` options of a command; an unknown option ends it with a list of the known ones. */
export const options = (...names: ReadonlyArray<string>): Readonly<Record<string, string | undefined>> => {
  const known = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]))
  try {
    return parseArgs({ options: known }).values
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : "Unreadable options"}\nOptions: ${names.map((name) => `--${name}`).join(" ")}`,
    )
    process.exit(2)
  }
}

/** A TCP port; exits with an error for an invalid one. */
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
