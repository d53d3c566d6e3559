import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { type BuiltBrand, versionName } from "#tools/configure/builtBrands.ts"
import { buildIn } from "#tools/configure/page.ts"
import { contractVersion } from "#tools/contract/version.ts"

import { afterBuild } from "./afterBuild.ts"

/** Writes `/version.json`: the name of the build, the version of its contract, and its brands. */
export const versionFile = (brands: ReadonlyArray<BuiltBrand>) =>
  afterBuild("version-file", async ({ folder, page }) => {
    const names = brands.map(({ name }) => name)
    const version = { build: buildIn(page), contract: contractVersion, brands: names }
    await writeFile(join(folder, versionName), `${JSON.stringify(version)}\n`)
  })
