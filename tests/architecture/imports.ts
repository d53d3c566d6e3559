import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix, sep } from "node:path"
import { parseSync } from "vite"

/** An `import`, re-export or `import()` of a file. */
export interface Import {
  readonly from: string
  /** The specifier as written. */
  readonly specifier: string
  /** The target file, relative to the root; `undefined` for a package. */
  readonly path: string | undefined
  /** Imported names; `*` for the whole module. */
  readonly names: ReadonlyArray<string>
  readonly isType: boolean
}

/** The source files in the given folders, relative to `root`, with forward slashes. */
export const sourceFiles = (root: string, folders: ReadonlyArray<string>): ReadonlyArray<string> =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        posix.join(folder, file.split(sep).join("/")),
      ),
    )
    .filter(
      (file) =>
        /\.(ts|tsx)$/.test(file) && !file.includes("/node_modules/") && !file.startsWith(".ladle/build/"),
    )
    .sort()

const outside = [".ladle", "brands", "fixtures", "harness", "tests", "tools"]

const pathOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier)
  if (!specifier.startsWith("#")) return undefined
  const path = specifier
    .slice(1)
    .replace(/^ladle\//, ".ladle/")
    .replace(/^brand\//, "brands/")
  return outside.some((folder) => path.startsWith(`${folder}/`)) ? path : `src/${path}`
}

const unquoted = (text: string): string => text.replace(/^["'`]|["'`]$/g, "")

interface Entry {
  readonly isType: boolean
  readonly importName: { readonly name?: string | null | undefined }
}

const named = (entries: ReadonlyArray<Entry>): Pick<Import, "names" | "isType"> => ({
  names: entries.map(({ importName }) => importName.name ?? "*"),
  isType: entries.length > 0 && entries.every(({ isType }) => isType),
})

/** Everything that a file imports. A parser finds the imports, so comments and strings are ignored. */
export const importsOf = (root: string, from: string): ReadonlyArray<Import> => {
  const text = readFileSync(join(root, from), "utf8")
  const { module } = parseSync(from, text)
  const read = (specifier: string, rest: Pick<Import, "names" | "isType">): Import => ({
    from,
    specifier,
    path: pathOf(from, specifier),
    ...rest,
  })
  const imported = module.staticImports.map(({ moduleRequest, entries }) =>
    read(moduleRequest.value, named(entries)),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [read(entry.moduleRequest.value, named([entry]))] : [],
    ),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    read(unquoted(text.slice(moduleRequest.start, moduleRequest.end)), { names: ["*"], isType: false }),
  )
  return [...imported, ...exported, ...lazy]
}
