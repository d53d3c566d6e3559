import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** The areas of the product. Each divided layer below has one folder per area. */
export const areas: ReadonlyArray<string> = [
  "entry",
  "account",
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
  "src/ui": ["basic", "form", "media", "overlay"],
  "src/pages": [],
  "fixtures/handlers": [],
  "fixtures/data": [],
  "fixtures/logic": [],
  "tests/domain": [],
  "tests/services": [],
  "tests/atoms": [],
  "tests/ui": ["basic", "form", "media", "overlay"],
  "tests/e2e": ["harness"],
}

/** Maximum files in a folder of `src`, stories and CSS modules excluded. */
const mostFiles = 30

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

const isCounted = (name: string): boolean => !/\.stories\.tsx$|\.module\.css$/.test(name)

/** Folders of `src` with too many files, as `folder: count`. */
export const sizeComplaints = (root: string): ReadonlyArray<string> => {
  const all = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => join("src", name))
    .filter((name) => statSync(join(root, name)).isDirectory())
  return ["src", ...all].flatMap((folder) => {
    const files = readdirSync(join(root, folder), { withFileTypes: true })
    const count = files.filter((entry) => entry.isFile() && isCounted(entry.name)).length
    return count > mostFiles ? [`${folder}: ${count} files`] : []
  })
}
