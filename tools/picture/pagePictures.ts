import { mkdirSync } from "node:fs"
import { join } from "node:path"

import { type Language, type Theme, themes } from "#config/product.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { options } from "#tools/options.ts"

import { type Look, openCamera, photograph } from "./camera.ts"
import { documentOf, phone, type Shot, type Size } from "./renderHtml.ts"
import { type ScreenshotPage, screenshotPages } from "./screenshotPages.ts"

const { folder = ".results/pictures", only = "" } = options("folder", "only")

const sizes: ReadonlyArray<Size> = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 430, height: 932 },
  { width: 812, height: 375 },
]

const languages: ReadonlyArray<Language> = ["EN", "TH", "CN"]

const usual: Look = { theme: "dark", language: "EN", settings: {} }

/** Further states of a page, each at the default size. Every state includes a system status, which the gate requires. */
const states: ReadonlyArray<readonly [name: string, look: Look]> = [
  [
    "loading",
    { ...usual, isHeld: true, settings: { latency: 60_000, latencies: { [systemStatus.path]: 0 } } },
  ],
  ["empty", { ...usual, settings: { scale: "empty" } }],
  [
    "failed",
    {
      ...usual,
      settings: {
        faults: [
          { call: systemStatus.path, kind: "slow", times: "always" },
          { call: "*", kind: "http500", times: "always" },
        ],
      },
    },
  ],
]

const camera = await openCamera()

/** Opens a page in one look and takes a screenshot at each size. */
const shoot = async (
  target: ScreenshotPage,
  look: Look,
  name: string,
  at: ReadonlyArray<Size>,
): Promise<ReadonlyArray<Shot>> => {
  const page = await camera.open(target, look, at[0] ?? phone, 1)
  const shots: Array<Shot> = []
  for (const size of at)
    shots.push({
      caption: `${name} · ${size.width} × ${size.height}`,
      picture: await photograph(page, look, size),
    })
  await page.context().close()
  return shots
}

const looks = themes.flatMap((theme: Theme) => languages.map((language) => ({ ...usual, theme, language })))

mkdirSync(folder, { recursive: true })
for (const target of screenshotPages.filter(([path]) => path.includes(only))) {
  const rows: Array<ReadonlyArray<Shot>> = []
  for (const look of looks) rows.push(await shoot(target, look, `${look.language} ${look.theme}`, sizes))
  const others: Array<Shot> = []
  for (const [name, look] of states) others.push(...(await shoot(target, look, name, [phone])))
  const title = target.join(" of ")
  const file = join(folder, `${title.replace(/^\/m\/|\W+/g, "-").replace(/^-/, "")}.png`)
  await camera.render(documentOf(title, [...rows, others]), file)
  console.log(file)
}
await camera.close()
