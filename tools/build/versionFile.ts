import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { type BuiltBrand, versionName } from "#tools/configure/builtBrands.ts"
import { buildIn } from "#tools/configure/page.ts"
import { readPage } from "#tools/contract/page.ts"

import { afterBuild } from "./afterBuild.ts"

/** Says at `/version.json` which build is served, which version of the contract it speaks, and its brands. */
export const versionFile = (brands: ReadonlyArray<BuiltBrand>) =>
  afterBuild("version-file", async ({ folder, page }) => {
    const contract = readPage(readFileSync("docs/gateway.md", "utf8")).version
    const version = { build: buildIn(page), contract, brands: brands.map(({ name }) => name) }
    await writeFile(join(folder, versionName), `${JSON.stringify(version)}\n`)
  })
