import { readFileSync } from "node:fs"

import { traceStack } from "./traceStack.ts"

const usage = "npm run trace -- FILE [--maps DIR] [--build BUILD]"

/** Prints a reported stack with the positions in the source. */
const [file, ...rest] = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const index = rest.indexOf(`--${name}`)
  return index === -1 ? undefined : rest[index + 1]
}

if (file === undefined || file.startsWith("--")) {
  console.error(usage)
  process.exit(2)
}
try {
  console.log(traceStack(readFileSync(file, "utf8"), option("maps") ?? "dist-maps", option("build")))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
