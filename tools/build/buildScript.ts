import { build, type InlineConfig } from "vite"

import { brandOfPage } from "./brandPlugin.ts"

/** Bundles a file of the app into one classic script, which needs no module loader. */
export const buildScript = async (file: string, config: InlineConfig): Promise<string> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [brandOfPage()],
    build: {
      ...config.build,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  })
  const [chunk] = "output" in built ? built.output : []
  if (chunk === undefined) throw new Error(`The script of ${file} was not built.`)
  return chunk.code
}
