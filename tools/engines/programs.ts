import { existsSync } from "node:fs"
import { delimiter, isAbsolute, join } from "node:path"

import { installPackage, type Packages } from "#tools/test/systemPackage.ts"

const folders = (): ReadonlyArray<string> => [
  ...(process.env.PATH ?? "").split(delimiter),
  "/usr/bin",
  "/usr/local/bin",
]

/** The first existing program of these names and paths. */
export const program = (...names: ReadonlyArray<string>): string | undefined =>
  names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders().map((folder) => join(folder, name))))
    .find((path) => existsSync(path))

/** Returns the result of `look`, after an installation if it finds nothing. */
export const orInstalled = <A>(name: string, look: () => A | undefined, packages: Packages): A | undefined =>
  look() ?? (installPackage(name, packages) ? look() : undefined)
