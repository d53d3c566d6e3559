import type { Rolldown } from "vite"

export type Bundle = Rolldown.OutputBundle

/** The chunk whose import runs a source module. */
export const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  const isFound = (id: string | null) => id?.replace(/\?.*/, "").endsWith(`/${module}`) === true
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && isFound(file.facadeModuleId))
  if (chunk?.type !== "chunk") throw new Error(`The build has no chunk of ${module}.`)
  return chunk
}

/** The address of a source module's chunk in the product. */
export const addressOf = (bundle: Bundle, module: string): string => `/${chunkOf(bundle, module).fileName}`

export const assetOf = (bundle: Bundle, name: string): Rolldown.OutputAsset => {
  const asset = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name))
  if (asset?.type !== "asset") throw new Error(`The build has no file ${name}.`)
  return asset
}

export const styleSheetOf = (bundle: Bundle, address: string): string => {
  const asset = bundle[address.slice(1)]
  if (asset?.type !== "asset") throw new Error(`The build has no styles ${address}.`)
  return String(asset.source)
}

/** The addresses of a file, of a chunk's static imports, and of the styles of these chunks. */
const loadedWith = (bundle: Bundle, fileName: string, seen: Set<string>): void => {
  const file = bundle[fileName]
  if (seen.has(fileName) || file === undefined) return
  seen.add(fileName)
  if (file.type !== "chunk") return
  for (const other of [...(file.viteMetadata?.importedCss ?? []), ...file.imports])
    loadedWith(bundle, other, seen)
}

/** The addresses of all files that source modules need before they run. */
export const addressesOf = (bundle: Bundle, modules: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Set<string>()
  for (const module of modules) loadedWith(bundle, chunkOf(bundle, module).fileName, seen)
  return [...seen].map((fileName) => `/${fileName}`)
}
