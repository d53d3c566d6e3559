import { parseArgs } from "node:util"

import { folderOf } from "./folder.ts"
import { createBrand } from "./newBrand.ts"
import { checkBrands } from "./readBrand.ts"

const use = "Use: npm run brand -- check NAME, draw NAME, new NAME [--from FILE], or preview NAME"

const check = (name: string): string => {
  checkBrands([name])
  return `brands/${name} has no mistake.`
}

const create = async (name: string, from: string | undefined): Promise<string> => {
  await createBrand(name, from)
  return `brands/${name}/brand.json has the values of neutral: change them. Then:
  npm run brand -- check ${name}
  npm run brand -- draw ${name}   once the folder has its own icon.svg
  npm run build && npm run preview -- --brand ${name}`
}

const preview = async (name: string): Promise<string> => {
  check(name)
  // Imported here, so that the other commands do not load a browser.
  const { photographBrand, placeIn } = await import("#tools/picture/brandPictures.ts")
  const place = placeIn(name)
  if (place === undefined) throw new Error(`The last build has no ${name}: npm run build`)
  return photographBrand(name, place)
}

const draw = async (name: string): Promise<string> => {
  const folder = folderOf(name)
  const { drawIcons } = await import("./drawIcons.ts")
  return drawIcons(folder)
}

const run = async (): Promise<string> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: "string" } } })
  const [command, name, ...more] = positionals
  if (name !== undefined && more.length === 0) {
    if (command === "new") return create(name, values.from)
    if (command === "check" && values.from === undefined) return check(name)
    if (command === "draw" && values.from === undefined) return draw(name)
    if (command === "preview" && values.from === undefined) return preview(name)
  }
  throw new Error(use)
}

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
