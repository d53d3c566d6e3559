import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { parseSync, Visitor } from "vite"

import { importsOf, sourceFiles, type Import } from "./imports.ts"
import { adapters, banned, layers, type Layer } from "./layers.ts"

const folders = ["src", "fixtures", "harness", "tools", ".ladle", "tests"]

const layerOf = (path: string): Layer | undefined =>
  layers.find(({ folder }) => path.startsWith(`${folder}/`))

/** Files outside the layer rules: stories, and type declarations. */
const isFree = (file: string): boolean => file.endsWith(".stories.tsx") || file.endsWith(".d.ts")

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

const effectFolder = dirname(createRequire(import.meta.url).resolve("effect"))

const known = new Map<string, boolean>()

/** Whether the header of an Effect module declares it unstable. Module names are relative to `effect/`. */
const isUnstable = (module: string): boolean => {
  const before = known.get(module)
  if (before !== undefined) return before
  const file = [`${module}.d.ts`, `${module}/index.d.ts`].find((path) => existsSync(join(effectFolder, path)))
  const text = file === undefined ? "" : readFileSync(join(effectFolder, file), "utf8")
  const isShaky = /@stability (\w+)/.exec(text)?.[1] === "unstable"
  known.set(module, isShaky)
  return isShaky
}

const effectModules = ({ specifier, names }: Import): ReadonlyArray<string> =>
  specifier === "effect" ? names : [specifier.slice("effect/".length)]

const ownComplaint = (layer: Layer, { path, specifier, isType }: Import): string | undefined => {
  const target = layerOf(path ?? "")
  if (layer.may === "anything" || target?.folder === layer.folder) return undefined
  if (target === undefined) return `${layer.folder} may not import it: it is in no layer`
  const allowed = [...layer.may, ...(isType ? (layer.typesOf ?? []) : [])]
  if (!allowed.some((part) => path === part || path?.startsWith(`${part}/`))) {
    const types = layer.typesOf?.includes(target.folder) === true ? " (but for types)" : ""
    return `${layer.folder} may not import ${target.folder}${types}`
  }
  return specifier.startsWith(".") ? "another layer is named with #, not by a relative path" : undefined
}

const effectComplaint = (layer: Layer, found: Import): string | undefined => {
  const modules = effectModules(found)
  const shaky = modules.filter(isUnstable)
  if (shaky.length > 0) return `${shaky.join(", ")} of effect is unstable: only an adapter may import it`
  if (layer.effect === undefined || found.isType) return undefined
  const odd = modules.filter((name) => layer.effect?.includes(name) === false)
  return odd.length > 0 ? `${layer.folder} may not import ${odd.join(", ")} of effect` : undefined
}

const packageComplaint = (layer: Layer, found: Import): string | undefined => {
  const { from, specifier } = found
  if (banned.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return `nothing may import it`
  const adapter = Object.keys(adapters).find((name) => specifier === name || specifier.startsWith(`${name}/`))
  if (adapter !== undefined)
    return adapters[adapter] === from ? undefined : `only ${adapters[adapter]} may import it`
  const name = packageOf(specifier)
  const isAllowed =
    layer.packages === "anything" ? layer.never?.includes(name) !== true : layer.packages.includes(name)
  if (!isAllowed) return `${layer.folder} may not import the package ${name}`
  return name === "effect" ? effectComplaint(layer, found) : undefined
}

const complaintsAboutFile = (root: string, file: string): ReadonlyArray<string> => {
  if (/(^|\/)index\.tsx?$/.test(file) && file.startsWith("src/")) return [`${file}: barrels are not wanted`]
  const layer = layerOf(file)
  if (layer === undefined) return isFree(file) ? [] : [`${file}: it is in no layer`]
  if (isFree(file) || !file.startsWith("src/")) return []
  return importsOf(root, file).flatMap((found) => {
    const complaint = found.path === undefined ? packageComplaint(layer, found) : ownComplaint(layer, found)
    return complaint === undefined ? [] : [`${file}: imports ${found.specifier}: ${complaint}`]
  })
}

/** Every forbidden import, as `file: imports x: reason`. */
export const layerComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, folders).flatMap((file) => complaintsAboutFile(root, file))

const mayReadClock = (file: string): boolean =>
  file.startsWith("src/platform/") || file === "src/gateway/FetchTransport.ts" || isFree(file)

/** Uses of `new Date()` or `Date()`, which read the clock. `new Date(at)` only converts and is allowed. */
export const clockComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, ["src"])
    .filter((file) => !mayReadClock(file))
    .flatMap((file) => {
      const complaints: Array<string> = []
      const text = readFileSync(join(root, file), "utf8")
      const complain = (start: number): void => {
        complaints.push(`${file}:${text.slice(0, start).split("\n").length}: Date reads the wall clock`)
      }
      new Visitor({
        NewExpression: ({ callee, arguments: given, start }) => {
          if (callee.type === "Identifier" && callee.name === "Date" && given.length === 0) complain(start)
        },
        CallExpression: ({ callee, start }) => {
          if (callee.type === "Identifier" && callee.name === "Date") complain(start)
        },
      }).visit(parseSync(file, text).program)
      return complaints
    })

/** The files of product, harness and fixtures that import each other in a circle, also by a type alone or by `import()`. */
export const circleComplaints = (root: string): ReadonlyArray<string> => {
  const targetsOf = (file: string) => importsOf(root, file).flatMap(({ path }) => path ?? [])
  let left = new Map(sourceFiles(root, ["src", "harness", "fixtures"]).map((file) => [file, targetsOf(file)]))
  for (;;) {
    const imported = new Set([...left.values()].flat())
    // A file of a circle imports one of it, and is imported by one of it.
    const next = new Map(
      [...left].filter(([file, targets]) => imported.has(file) && targets.some((path) => left.has(path))),
    )
    if (next.size === left.size) return [...left.keys()]
    left = next
  }
}
