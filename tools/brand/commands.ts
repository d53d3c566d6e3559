import { existsSync } from "node:fs"

import { createBrand } from "./newBrand.ts"
import { inspectBrand } from "./readBrand.ts"

/** `check NAME` prints the mistakes of a brand; `new NAME` creates one. Exits with 1 if there are mistakes. */
const [command, name = "", ...more] = process.argv.slice(2)

const folder = `brands/${name}`

const use = "Use: npm run brand -- check NAME, or: npm run brand -- new NAME [--from FILE]"

/** What a command prints, or the mistakes. */
type Outcome = { readonly done: string } | { readonly mistakes: ReadonlyArray<string> }

const check = (): Outcome => {
  const mistakes = existsSync(folder) ? inspectBrand(folder).mistakes : [`${folder}: there is no such brand`]
  return mistakes.length === 0 ? { done: `${folder} has no mistake.` } : { mistakes }
}

const create = async (from?: string): Promise<Outcome> => {
  const mistakes = await createBrand(name, from)
  return mistakes.length > 0
    ? { mistakes }
    : {
        done: `${folder}/brand.json has the values of neutral: change them. Then:
  npm run brand -- check ${name}
  npm run splash -- --brand ${name}   once the folder has its own icon.svg
  BRAND=${name} npm run build`,
      }
}

const run = async (): Promise<Outcome> => {
  const [option, from, ...rest] = more
  if (name === "" || rest.length > 0) return { mistakes: [use] }
  if (command === "check" && option === undefined) return check()
  if (command === "new" && option === undefined) return create()
  if (command === "new" && option === "--from" && from !== undefined) return create(from)
  return { mistakes: [use] }
}

const outcome = await run()
if ("done" in outcome) console.log(outcome.done)
else {
  for (const mistake of outcome.mistakes) console.error(mistake)
  process.exitCode = 1
}
