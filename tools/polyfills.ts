import { build, type InlineConfig, type Plugin } from "vite"

/** How the name of the file begins that the polyfills become. */
export const polyfillsName = "polyfills"

/** Builds what old engines lack into a classic script of its own, beside the app. */
export const polyfills = (drawing: InlineConfig): Plugin => ({
  name: "polyfills",
  apply: "build",
  buildStart: {
    async handler() {
      const built = await build({
        ...drawing,
        configFile: false,
        logLevel: "error",
        publicDir: false,
        plugins: [],
        build: {
          ...drawing.build,
          write: false,
          rolldownOptions: { input: "src/app/polyfills/polyfills.ts", output: { format: "iife" } },
        },
      })
      const [chunk] = "output" in built ? built.output : []
      if (chunk === undefined) throw new Error("The polyfills were not built.")
      this.emitFile({ type: "asset", name: `${polyfillsName}.js`, source: chunk.code })
    },
  },
})
