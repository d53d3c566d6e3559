import type { Plugin } from "vite"

/** Folders of this project, and packages, that belong to the simulated gateway, the harness or the tests. */
const foreign = {
  own: /^\/(fixtures|harness|tests|tools|\.ladle)\/|\.stories\.tsx?$/,
  packages: /\/node_modules\/(msw|@msw|@mswjs)\//,
} as const

/** The modules that must not be in the product. */
export const foreignModules = (modules: Iterable<string>, root: string): ReadonlyArray<string> =>
  [...modules].flatMap((module) => {
    if (foreign.packages.test(module)) return [module]
    const path = module.startsWith(`${root}/`) ? module.slice(root.length) : ""
    return foreign.own.test(path) ? [path] : []
  })

/** Fails the product build when it contains a module of the harness, the fixtures, the tests or msw. */
export const productOnly = (): Plugin => {
  let root = ""
  return {
    name: "product-only",
    apply: "build",
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      const found = foreignModules(modules, root)
      if (found.length > 0) this.error(`The product holds what is not its own:\n  ${found.join("\n  ")}`)
    },
  }
}
