import { createHash } from "node:crypto"
import { relative } from "node:path"

/** The files by the names of their classes. */
const owners = new Map<string, string>()

/**
 * The name of a class in the build, such as `row_x4Q`: by its own name and its file. Vite's names have the line too, and
 * make the first load 0.7 kB larger. Throws when two files would share a class.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(".", file.replace(/\?.*/, ""))
  const scoped = `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 3)}`
  const owner = owners.get(scoped) ?? path
  if (owner !== path)
    throw new Error(`${owner} and ${path} share the class ${scoped}: rename one of the two.`)
  owners.set(scoped, path)
  return scoped
}
