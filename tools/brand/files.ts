import { readFileSync } from "node:fs"
import { join } from "node:path"

import { splashScreens } from "#config/splashScreens.ts"

import { type Brand } from "./Brand.ts"
import { manifestOf } from "./manifest.ts"
import { fillPage } from "./page.ts"
import { fillStyles } from "./styles.ts"

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
)

/** The folder of the brand that is built: the one from which scripts import `#brand`. */
export const brandFolder = join(imports["#brand/*"] ?? "", "..")

/** Drawings of a brand. */
export const drawings = ["icon.svg", "poster.svg"] as const

/** Pictures of a brand that are drawn from its icon. */
const drawn: ReadonlyArray<string> = [
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "apple-touch-icon.png",
  ...splashScreens.map(({ file }) => file),
]

/** The files of a brand beside `brand.json`, relative to its folder. */
export const brandFileNames: ReadonlyArray<string> = [...drawings, ...drawn.map((file) => `drawn/${file}`)]

/** The static files with a brand's content, by their addresses. Each is read when it is needed. */
export const brandFiles = (folder: string, brand: () => Brand): ReadonlyMap<string, () => string | Buffer> =>
  new Map<string, () => string | Buffer>([
    ["manifest.webmanifest", () => JSON.stringify(manifestOf(brand()))],
    ["vip/vip.css", () => fillStyles(readFileSync("public/vip/vip.css", "utf8"), brand())],
    ["vip/vip.html", () => fillPage(readFileSync("public/vip/vip.html", "utf8"), brand())],
    ...brandFileNames.map(
      (file) => [file.replace(/^drawn\//, ""), () => readFileSync(join(folder, file))] as const,
    ),
  ])
