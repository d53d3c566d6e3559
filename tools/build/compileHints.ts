import type { Plugin } from "vite"

// V8 ignores the comment after any code, so `output.postBanner` cannot add it: Vite puts a line before that banner.
const hint = "//# allFunctionsCalledOnLoad\n"

/** Lets V8 (Chrome 136) compile these chunks while they arrive, instead of on the main thread while they run. */
export const compileHints = (...names: ReadonlyArray<string>): Plugin => ({
  name: "compile-hints",
  apply: "build",
  augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !names.includes(file.name)) continue
        file.code = hint + file.code
        const map = bundle[`${file.fileName}.map`]
        if (map?.type === "asset") map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
