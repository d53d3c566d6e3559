import { existsSync } from "node:fs"
import { delimiter, isAbsolute, join } from "node:path"

import { installPackage, type Packages } from "../systemPackage.ts"

const folders = (): ReadonlyArray<string> => [
  ...(process.env.PATH ?? "").split(delimiter),
  "/usr/bin",
  "/usr/local/bin",
]

/** The first program that is there, of names to look for and of whole paths. */
export const program = (...names: ReadonlyArray<string>): string | undefined =>
  names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders().map((folder) => join(folder, name))))
    .find((path) => existsSync(path))

/** What is looked for, after an installation where it is not there yet. */
export const orInstalled = <A>(name: string, look: () => A | undefined, packages: Packages): A | undefined =>
  look() ?? (installPackage(name, packages) ? look() : undefined)
