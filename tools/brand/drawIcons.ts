import { mkdirSync, readFileSync } from "node:fs"
import { chromium } from "playwright"

import { splashScreens } from "#config/splashScreens.ts"
import { chromiumLaunch } from "#tools/test/programs.ts"

import { svgMistakes } from "./drawings.ts"
import { pngIcons } from "./files.ts"

interface Picture {
  readonly file: string
  readonly width: number
  readonly height: number
  /** Device pixels in a CSS px. */
  readonly ratio: number
  /** Size of the icon in CSS px. */
  readonly iconSize: number
  /** Whether the icon's own colour fills the image around the icon. */
  readonly isFilled: boolean
}

const pictures: ReadonlyArray<Picture> = [
  ...pngIcons.map(({ file, pixels, share, isFilled }) => ({
    file,
    width: pixels,
    height: pixels,
    ratio: 1,
    iconSize: pixels * share,
    isFilled,
  })),
  ...splashScreens.map((screen) => ({ ...screen, iconSize: 112, isFilled: true })),
]

/** A page with the icon in its centre. */
export const pageOf = (icon: string, { iconSize, isFilled }: Picture): string => {
  const [, colour] = /fill="(#\w+)"/.exec(icon) ?? []
  if (colour === undefined) throw new Error("icon.svg has no fill such as #1c2027 for the colour around it")
  return `<!doctype html><style>svg{width:${iconSize}px;height:${iconSize}px}</style><body style="margin:0;height:100vh;display:flex;align-items:center;justify-content:center;background:${
    isFilled ? colour : "none"
  }">${icon}</body>`
}

/** Renders a brand's PNG icons and iPhone splash screens from its `icon.svg`; returns a summary. */
export const drawIcons = async (folder: string): Promise<string> => {
  const icon = readFileSync(`${folder}/icon.svg`, "utf8")
  const mistakes = svgMistakes(icon, false)
  if (mistakes.length > 0) throw new Error(mistakes.map((what) => `${folder}/icon.svg: ${what}`).join("\n"))
  const drawn = `${folder}/drawn`
  mkdirSync(`${drawn}/splash`, { recursive: true })
  const browser = await chromium.launch(chromiumLaunch())
  for (const picture of pictures) {
    const { file, width, height, ratio } = picture
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
    await page.setContent(pageOf(icon, picture))
    await page.screenshot({ path: `${drawn}/${file}`, omitBackground: true })
    await page.close()
  }
  await browser.close()
  return `${pngIcons.length} icons and ${splashScreens.length} splash screens drawn from ${folder}/icon.svg into ${drawn}/`
}
