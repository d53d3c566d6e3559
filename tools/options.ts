import { parseArgs } from "node:util"

/** The `--name value` options of a command; an option that is not named here ends it with the ones that are. */
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

/** A TCP port; ends the command when it is none. */
export const portOf = (text: string | undefined, usual: number): number => {
  const port = text === undefined ? usual : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  console.error(`Not a port: ${text}`)
  process.exit(2)
}

/** Runs until Ctrl-C or a kill, then closes what is open. */
export const untilStopped = (close: () => Promise<void>): void => {
  const stop = (): void => {
    void close().finally(() => process.exit(0))
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}
