import { readFileSync } from "node:fs"
import { join } from "node:path"

import { importsOf, sourceFiles } from "./imports.ts"

const page = "src/ui/frame/Page.tsx"

/** Files that draw `main` without `Page`, with the reason. */
const ownMain: Readonly<Record<string, string>> = {
  [page]: "is Page",
  "src/pages/home/HomePage.tsx": "has no space of its own, and stays small for the first load",
  "src/app/chunkErrorFallback.tsx": "replaces a page whose code did not load",
}

/** Files of `src` that draw `main` themselves, as `file: complaint`. */
export const mainComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, ["src"])
    .filter((file) => file.endsWith(".tsx") && ownMain[file] === undefined)
    .filter((file) => /<main\b/.test(readFileSync(join(root, file), "utf8")))
    .map((file) => `${file}: ${page} draws main`)

const areaOf = (path: string): string => path.split("/")[2] ?? ""

/** Imports of another area's record pages that are not in `pages/records/parts`. */
export const partComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, ["src/pages"])
    .flatMap((file) => importsOf(root, file))
    .filter(({ from, path = "" }) => path.startsWith("src/pages/records/") && areaOf(from) !== "records")
    .filter(({ path = "" }) => !path.startsWith("src/pages/records/parts/"))
    .map(({ from, specifier }) => `${from}: imports ${specifier}: shared parts are in pages/records/parts`)
