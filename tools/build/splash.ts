import { mkdirSync, readFileSync } from "node:fs"
import { chromium } from "playwright"

import { chromiumLaunch } from "#tools/test/programs.ts"
import { splashScreens } from "#config/splashScreens.ts"
import { pngIcons } from "#tools/brand/files.ts"
import { brandFolder, folderOf } from "#tools/brand/folder.ts"
import { options, orEnd } from "#tools/options.ts"

/** Draws a brand's PNG icons and the splash screens of iPhones from its `icon.svg`. */
const { brand } = options("brand")
const folder = orEnd(() => (brand === undefined ? brandFolder() : folderOf(brand)))

interface Picture {
  readonly file: string
  readonly width: number
  readonly height: number
  /** Device pixels in a CSS px. */
  readonly ratio: number
  /** Size of the icon in CSS px. */
  readonly iconSize: number
  /** Whether the icon's own colour fills the picture around it. */
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

const icon = readFileSync(`${folder}/icon.svg`, "utf8")
const colour = /fill="(#\w+)"/.exec(icon)?.[1] ?? ""

/** The icon in the middle of a page. */
const pageOf = ({ iconSize, isFilled }: Picture): string =>
  `<!doctype html><body style="margin:0;height:100vh;display:flex;align-items:center;justify-content:center;background:${
    isFilled ? colour : "none"
  }">${icon.replace("<svg ", `<svg width="${iconSize}" height="${iconSize}" `)}</body>`

const drawn = `${folder}/drawn`
mkdirSync(`${drawn}/splash`, { recursive: true })
const browser = await chromium.launch(chromiumLaunch())
for (const picture of pictures) {
  const { file, width, height, ratio } = picture
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
  await page.setContent(pageOf(picture))
  await page.screenshot({ path: `${drawn}/${file}`, omitBackground: true })
  await page.close()
}
await browser.close()
console.log(
  `${pngIcons.length} icons and ${splashScreens.length} splash screens drawn from ${folder}/icon.svg into ${drawn}/`,
)
