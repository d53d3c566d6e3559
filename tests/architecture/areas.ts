import { readdirSync } from "node:fs"
import { join } from "node:path"

import { importsOf, sourceFiles } from "./imports.ts"

/** The areas of the product. Each divided layer below has one folder per area. */
export const areas: ReadonlyArray<string> = [
  "entry",
  "account",
  "protection",
  "cashier",
  "records",
  "games",
  "messages",
  "promo",
  "agent",
  "help",
  "home",
  "frame",
]

/** Folders divided by area, with the shared folders beside the areas. */
export const divided: Readonly<Record<string, ReadonlyArray<string>>> = {
  "src/domain": [],
  "src/services": [],
  "src/atoms": ["kernel"],
  "src/gateway/calls": [],
  "src/ui": ["basic", "button", "state", "text", "image", "navigation", "form", "media", "overlay"],
  "src/pages": ["form"],
  "fixtures/handlers": [],
  "fixtures/data": [],
  "fixtures/logic": [],
  "tests/domain": [],
  "tests/services": [],
  "tests/atoms": [],
  "tests/ui": ["state", "text", "image", "form", "media", "overlay"],
  "tests/pages": ["everyPage"],
  "tests/e2e": ["harness", "journeys", "stories"],
}

const foldersIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Folders in a divided layer that are not an area, as `folder: reason`. */
export const areaComplaints = (root: string): ReadonlyArray<string> =>
  Object.entries(divided).flatMap(([folder, shared]) =>
    foldersIn(join(root, folder))
      .filter((name) => !areas.includes(name) && !shared.includes(name))
      .map((name) => `${folder}/${name}: not an area`),
  )

/** Layers whose shared code imports no area. */
const sharedFirst = ["src/domain", "src/services", "src/atoms", "src/ui", "src/pages", "src/gateway/calls"]

/** Composes the services of the areas, so it imports them. */
const composition = "src/services/layer.ts"

/** Whether a path is in an area folder. Paths here are relative to the layer. */
const isOfArea = (path: string): boolean => areas.some((area) => path.startsWith(`${area}/`))

const mayImport = (from: string, path: string): boolean =>
  isOfArea(from) || (!isOfArea(path) && (path.includes("/") || !from.includes("/")))

/** Imports by which shared code depends on an area, or a shared folder on a file beside the folders. */
export const sharedComplaints = (root: string): ReadonlyArray<string> =>
  sharedFirst.flatMap((layer) =>
    sourceFiles(root, [layer])
      .filter((file) => file !== composition && !file.endsWith(".stories.tsx"))
      .flatMap((file) => importsOf(root, file))
      .filter(({ path }) => path?.startsWith(`${layer}/`))
      .filter(({ from, path = "" }) => !mayImport(from.slice(layer.length + 1), path.slice(layer.length + 1)))
      .map(({ from, specifier }) => `${from}: imports ${specifier}: shared code may not import it`),
  )
