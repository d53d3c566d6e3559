import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { buildIn } from "#tools/configure/page.ts"
import { readPage } from "#tools/contract/page.ts"

import { afterBuild } from "./afterBuild.ts"

/** Says at `/version.json` which build is served, and which version of the contract it speaks. */
export const versionFile = () =>
  afterBuild("version-file", async ({ folder, page }) => {
    const contract = readPage(readFileSync("docs/gateway.md", "utf8")).version
    await writeFile(join(folder, "version.json"), `${JSON.stringify({ build: buildIn(page), contract })}\n`)
  })
