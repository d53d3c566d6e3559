import { existsSync } from "node:fs"

import { inspectBrand } from "./readBrand.ts"

/** Checks a brand: `check NAME` prints its mistakes with their places, and exits with 1 if there are any. */
const [command, name = "", ...more] = process.argv.slice(2)

const mistakes = (): ReadonlyArray<string> => {
  if (command !== "check" || name === "" || more.length > 0) return ["Use: npm run brand -- check NAME"]
  const folder = `brands/${name}`
  return existsSync(folder) ? inspectBrand(folder).mistakes : [`${folder}: there is no such brand`]
}

const found = mistakes()
for (const mistake of found) console.error(mistake)
if (found.length === 0) console.log(`brands/${name} has no mistake.`)
process.exitCode = found.length === 0 ? 0 : 1
