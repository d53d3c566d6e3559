import { existsSync } from "node:fs"

import { createBrand } from "./newBrand.ts"
import { inspectBrand } from "./readBrand.ts"

/**
 * `check NAME` prints the mistakes of a brand; `new NAME` creates one; `preview NAME` photographs its build. Exits with 1
 * if there are mistakes.
 */
const [command, name = "", ...more] = process.argv.slice(2)

const folder = `brands/${name}`

const use = "Use: npm run brand -- check NAME, new NAME [--from FILE], or preview NAME"

/** The text that a command prints after success, or the mistakes that it found. */
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
  npm run build && npm run preview -- --brand ${name}`,
      }
}

const preview = async (): Promise<Outcome> => {
  const checked = check()
  if ("mistakes" in checked) return checked
  // The other commands start without a browser.
  const { photographBrand, placeIn } = await import("#tools/picture/brandPictures.ts")
  const place = placeIn(name)
  return place === undefined
    ? { mistakes: [`The last build has no ${name}: npm run build`] }
    : { done: await photographBrand(name, place) }
}

const run = async (): Promise<Outcome> => {
  const [option, from, ...rest] = more
  if (name === "" || rest.length > 0) return { mistakes: [use] }
  if (command === "check" && option === undefined) return check()
  if (command === "preview" && option === undefined) return preview()
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
