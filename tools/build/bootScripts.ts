import { basename } from "node:path"
import type { InlineConfig, Plugin } from "vite"

import { buildScript } from "./buildScript.ts"

/** Builds the classic scripts of boot that only some browsers or documents load. */
export const bootScripts = (config: InlineConfig): Plugin => ({
  name: "boot-scripts",
  apply: "build",
  async buildStart() {
    for (const file of ["polyfills/polyfills.ts", "content.ts"]) {
      const source = await buildScript(`src/app/boot/${file}`, config)
      this.emitFile({ type: "asset", name: basename(file).replace(".ts", ".js"), source })
    }
  },
})
