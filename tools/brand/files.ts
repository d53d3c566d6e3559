import { existsSync } from "node:fs"
import { join } from "node:path"

import { splashScreens } from "#config/splashScreens.ts"

/** Drawings of a brand that are files of the site. */
export const drawings = ["icon.svg", "poster.svg"] as const

/** Drawings of a brand that are part of its page. */
export const pageDrawings = ["logo", "empty", "failed"] as const

/** PNG icons: size in pixels, share of the image that the icon covers, and whether the icon's colour fills the rest. */
export const pngIcons = [
  { file: "icon-192.png", pixels: 192, share: 1, isFilled: false },
  { file: "icon-512.png", pixels: 512, share: 1, isFilled: false },
  { file: "icon-maskable-512.png", pixels: 512, share: 0.8, isFilled: true },
  { file: "apple-touch-icon.png", pixels: 180, share: 1, isFilled: true },
] as const

/** Images of a brand that are rendered from its icon. */
const drawn: ReadonlyArray<string> = [...pngIcons, ...splashScreens].map(({ file }) => file)

/** All files of a brand except `brand.json`, relative to the brand's folder. */
export const brandFileNames: ReadonlyArray<string> = [...drawings, ...drawn.map((file) => `drawn/${file}`)]

/** The folder of the brand that supplies missing values and files of other brands. */
export const neutralFolder = "brands/neutral"

/** The path of a brand's file, or of the neutral brand's file if the brand has none. Images rendered from an icon come from the folder of that icon. */
export const pathOf = (folder: string, file: string): string => {
  const own = file.startsWith("drawn/") ? "icon.svg" : file
  return join(existsSync(join(folder, own)) ? folder : neutralFolder, file)
}
