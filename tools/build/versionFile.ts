import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

import { buildIn } from "#tools/configure/page.ts"
import { readPage } from "#tools/contract/page.ts"

/** Says at `/version.json` which build is served, and which version of the contract it speaks. */
export const versionFile = (): Plugin => {
  let folder = ""
  return {
    name: "version-file",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async writeBundle(_options, bundle) {
      const page = bundle["index.html"]
      if (page?.type !== "asset") throw new Error("The build has no index.html.")
      const contract = readPage(readFileSync("docs/gateway.md", "utf8")).version
      const content = JSON.stringify({ build: buildIn(String(page.source)), contract })
      await writeFile(join(folder, "version.json"), `${content}\n`)
    },
  }
}
