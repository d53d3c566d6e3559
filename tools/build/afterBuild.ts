import { resolve } from "node:path"
import type { Plugin, Rollup } from "vite"

/** A finished build. */
export interface Built {
  /** The absolute path of its folder. */
  readonly folder: string
  /** The HTML of its page. */
  readonly page: string
  readonly bundle: Rollup.OutputBundle
}

/** Creates a plugin that runs a function after each build, and logs the line that it returns. */
export const afterBuild = (name: string, add: (built: Built) => Promise<string | void>): Plugin => {
  let folder = ""
  return {
    name,
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async writeBundle(_options, bundle) {
      const page = bundle["index.html"]
      if (page?.type !== "asset") throw new Error("The build has no index.html.")
      const line = await add({ folder, page: String(page.source), bundle })
      if (line !== undefined) this.info(line)
    },
  }
}
