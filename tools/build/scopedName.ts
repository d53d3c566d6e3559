import { createHash } from "node:crypto"
import { relative } from "node:path"

/** The file of each generated class name. */
const owners = new Map<string, string>()

/**
 * Generates the name of a CSS class in the build, such as `row_x4Q`, from its own name and its file. Vite's names also
 * depend on the line, and make the first load 0.7 kB larger. Throws if two files would share a name.
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
