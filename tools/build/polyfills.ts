import type { InlineConfig, Plugin } from "vite"

import { buildScript } from "./buildScript.ts"

/** The name of the built file, without its hash. */
export const polyfillsName = "polyfills"

/** Builds a classic script with the APIs that iOS 12.2 and Chrome 64 lack. Only those browsers load it. */
export const polyfills = (config: InlineConfig): Plugin => ({
  name: "polyfills",
  apply: "build",
  async buildStart() {
    const source = await buildScript("src/app/boot/polyfills/polyfills.ts", config)
    this.emitFile({ type: "asset", name: `${polyfillsName}.js`, source })
  },
})
