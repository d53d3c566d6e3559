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
  "src/atoms": ["kernel", "system"],
  "src/gateway/calls": [],
  "src/ui": ["basic", "button", "state", "text", "image", "navigation", "form", "media", "overlay"],
  "src/pages": ["form", "view"],
  "fixtures/handlers": [],
  "fixtures/data": [],
  "fixtures/logic": [],
  "tests/domain": [],
  "tests/services": [],
  "tests/atoms": ["system"],
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

/**
 * The imports between areas of a layer that are left, as `from > to`. A change may only make their number smaller: what two
 * areas share moves below both.
 */
export const crossings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "src/domain": {
    "account > frame": 1,
    "agent > records": 1,
    "cashier > account": 2,
    "cashier > agent": 1,
    "cashier > promo": 1,
    "entry > account": 1,
    "entry > frame": 2,
    "frame > account": 1,
    "frame > games": 1,
    "games > frame": 1,
    "games > home": 1,
    "messages > entry": 1,
    "messages > home": 1,
    "messages > promo": 1,
    "protection > cashier": 1,
    "records > games": 1,
  },
  "src/services": {
    "account > entry": 1,
    "entry > frame": 1,
    "games > protection": 2,
  },
  "src/atoms": {
    "account > cashier": 1,
    "agent > cashier": 1,
    "agent > entry": 1,
    "agent > frame": 1,
    "agent > messages": 2,
    "entry > games": 1,
    "entry > home": 1,
    "frame > account": 1,
    "frame > cashier": 1,
    "frame > entry": 1,
    "frame > games": 2,
    "frame > messages": 1,
    "games > cashier": 1,
    "games > entry": 2,
    "home > account": 2,
    "home > cashier": 1,
    "home > frame": 2,
    "home > games": 1,
    "messages > entry": 2,
    "messages > home": 3,
    "promo > cashier": 2,
    "promo > entry": 1,
    "protection > account": 1,
    "protection > frame": 1,
    "protection > games": 4,
    "records > cashier": 1,
  },
  "src/ui": {
    "home > frame": 1,
    "messages > games": 1,
    "promo > records": 1,
  },
  "src/pages": {
    "account > cashier": 1,
    "account > entry": 1,
    "account > frame": 4,
    "account > home": 1,
    "agent > account": 1,
    "agent > cashier": 10,
    "agent > frame": 1,
    "agent > records": 3,
    "cashier > frame": 2,
    "entry > frame": 3,
    "entry > games": 1,
    "frame > home": 1,
    "frame > protection": 1,
    "games > home": 1,
    "games > protection": 1,
    "home > cashier": 2,
    "home > frame": 7,
    "home > games": 6,
    "home > promo": 1,
    "home > protection": 2,
    "promo > cashier": 4,
    "promo > entry": 1,
    "promo > records": 2,
    "protection > frame": 1,
    "records > cashier": 1,
  },
}

export const crossingsOf = (root: string, layer: string): Readonly<Record<string, number>> => {
  const areaOf = (path: string) => areas.find((area) => path.startsWith(`${layer}/${area}/`))
  const counts: Record<string, number> = {}
  for (const file of sourceFiles(root, [layer]).filter((path) => !path.endsWith(".stories.tsx")))
    for (const { path = "" } of importsOf(root, file)) {
      const [from, to] = [areaOf(file), areaOf(path)]
      if (from === undefined || to === undefined || from === to) continue
      counts[`${from} > ${to}`] = (counts[`${from} > ${to}`] ?? 0) + 1
    }
  return counts
}
