import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { splashScreens } from "#config/splashScreens.ts"

import { type Brand } from "./Brand.ts"
import { manifestOf } from "./manifest.ts"
import { fillPage } from "./page.ts"
import { fillStyles } from "./styles.ts"

/** Drawings of a brand. */
export const drawings = ["icon.svg", "poster.svg"] as const

/** PNG icons: their pixels, the share that the icon takes, and whether its colour fills the rest. */
export const pngIcons = [
  { file: "icon-192.png", pixels: 192, share: 1, isFilled: false },
  { file: "icon-512.png", pixels: 512, share: 1, isFilled: false },
  { file: "icon-maskable-512.png", pixels: 512, share: 0.8, isFilled: true },
  { file: "apple-touch-icon.png", pixels: 180, share: 1, isFilled: true },
] as const

/** Pictures of a brand that are drawn from its icon. */
const drawn: ReadonlyArray<string> = [...pngIcons, ...splashScreens].map(({ file }) => file)

/** The files of a brand beside `brand.json`, relative to its folder. */
export const brandFileNames: ReadonlyArray<string> = [...drawings, ...drawn.map((file) => `drawn/${file}`)]

/** The brand that has what others lack. */
export const neutralFolder = "brands/neutral"

/** The path of a brand's file, or of neutral's. Pictures that are drawn from an icon are beside that icon. */
export const pathOf = (folder: string, file: string): string => {
  const own = file.startsWith("drawn/") ? "icon.svg" : file
  return join(existsSync(join(folder, own)) ? folder : neutralFolder, file)
}

/** The static files with a brand's content, by their addresses. Each is read when it is needed. */
export const brandFiles = (folder: string, brand: () => Brand): ReadonlyMap<string, () => string | Buffer> =>
  new Map<string, () => string | Buffer>([
    ["manifest.webmanifest", () => JSON.stringify(manifestOf(brand()))],
    ["vip/vip.css", () => fillStyles(readFileSync("public/vip/vip.css", "utf8"), brand())],
    ["vip/vip.html", () => fillPage(readFileSync("public/vip/vip.html", "utf8"), brand())],
    ...brandFileNames.map(
      (file) => [file.replace(/^drawn\//, ""), () => readFileSync(pathOf(folder, file))] as const,
    ),
  ])
