import { existsSync } from "node:fs"
import { join } from "node:path"

import { splashScreens } from "#config/splashScreens.ts"

/** Drawings of a brand that are files of the site. */
export const drawings = ["icon.svg", "poster.svg"] as const

/** Drawings of a brand that are part of its page. */
export const pageDrawings = ["logo", "empty", "failed"] as const

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
