import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** An entry for a chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}

type Manifest = Readonly<Record<string, Chunk>>

export interface Weighed {
  readonly file: string
  readonly bytes: number
}

/** The chunks of a build, by source module. */
export const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"))

const chunkOf = (manifest: Manifest, module: string): Chunk => {
  const chunk = manifest[module]
  if (chunk === undefined)
    throw new Error(`The build has no chunk of ${module}: correct tools/bench/budgets.ts.`)
  return chunk
}

/** The files that a module needs before it runs: the chunks and styles of the module and of its static imports. */
export const filesOf = (manifest: Manifest, module: string, seen: Set<string>): ReadonlyArray<string> => {
  if (seen.has(module)) return []
  seen.add(module)
  const chunk = chunkOf(manifest, module)
  const deeper = (chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))
  return [chunk.file, ...(chunk.css ?? []), ...deeper]
}

/** Whether the page contains a style sheet inline, so that the file is not loaded. */
export const isInPage = (dist: string, file: string): boolean =>
  file.endsWith(".css") &&
  readFileSync(join(dist, "index.html"), "utf8").includes(readFileSync(join(dist, file), "utf8"))

/** The number of bytes that a server sends for a file: the size of its brotli copy, if the build wrote a copy. */
export const sentBytes = (path: string): number =>
  statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size

/** The files that a visit loads for the page and these modules, each file once. */
export const weigh = (dist: string, modules: ReadonlyArray<string>): ReadonlyArray<Weighed> => {
  const manifest = manifestOf(dist)
  const seen = new Set<string>()
  const files = ["index.html", ...modules.flatMap((module) => filesOf(manifest, module, seen))]
  const loaded = [...new Set(files)].filter((file) => !isInPage(dist, file))
  return loaded.map((file) => ({ file, bytes: sentBytes(join(dist, file)) }))
}

/** The total size of files in kB of 1000 bytes. */
export const kilobytes = (files: ReadonlyArray<Weighed>): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

export const scriptsOf = (files: ReadonlyArray<Weighed>): ReadonlyArray<Weighed> =>
  files.filter(({ file }) => file.endsWith(".js"))
