import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright"

import { type Language, type Theme, themes } from "#config/product.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { options } from "#tools/options.ts"

import { type Camera, type Look, openCamera, photograph } from "./camera.ts"
import { documentOf, phone, type Shot, type Size } from "./renderHtml.ts"
import { flows, type ScreenshotPage, screenshotPages } from "./screenshotPages.ts"

const { folder = ".results/pictures", only = "" } = options("folder", "only")

const sizes: ReadonlyArray<Size> = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 430, height: 932 },
  { width: 812, height: 375 },
]

const languages: ReadonlyArray<Language> = ["EN", "TH", "CN"]

const usual: Look = { theme: "dark", language: "EN", settings: {} }

interface State {
  readonly name: string
  readonly look: Look
  readonly steps?: ReadonlyArray<string>
}

const always = { times: "always" } as const
const noResponse = { latency: 60_000, latencies: { [systemStatus.path]: 0 } }
const failures = [
  { call: systemStatus.path, kind: "slow", ...always },
  { call: "*", kind: "http500", ...always },
] as const

/** Further states of each page, at the default size. Every state includes a system status, which the gate requires. */
const states: ReadonlyArray<State> = [
  { name: "loading", look: { ...usual, isHeld: true, settings: noResponse } },
  { name: "empty", look: { ...usual, settings: { scale: "empty" } } },
  { name: "failed", look: { ...usual, settings: { faults: failures } } },
]

const take = (page: Page, step: string): Promise<void> => {
  const [name = "", value] = step.split("=")
  const control = page.getByRole("button", { name }).or(page.getByRole("radio", { name }))
  return value === undefined ? control.first().click() : page.getByLabel(name, { exact: true }).fill(value)
}

const shoot = async (
  camera: Camera,
  target: ScreenshotPage,
  { name, look, steps = [] }: State,
  at: ReadonlyArray<Size> = [phone],
): Promise<ReadonlyArray<Shot>> => {
  const page = await camera.open(target, look, at[0] ?? phone, 1)
  for (const step of steps) await take(page, step)
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

const photographPage = async (camera: Camera, target: ScreenshotPage): Promise<void> => {
  const ofPage = Object.entries(flows[target[0]] ?? {}).map(([name, steps]) => ({ name, steps, look: usual }))
  const rows: Array<ReadonlyArray<Shot>> = []
  const others: Array<Shot> = []
  for (const look of looks)
    rows.push(await shoot(camera, target, { name: `${look.language} ${look.theme}`, look }, sizes))
  for (const state of [...states, ...ofPage]) others.push(...(await shoot(camera, target, state)))
  const title = target.join(" of ")
  const file = join(folder, `${title.replace(/^\/m\/|\W+/g, "-").replace(/^-/, "")}.png`)
  await camera.render(documentOf(title, [...rows, others]), file)
  console.log(file)
}

mkdirSync(folder, { recursive: true })
const left = screenshotPages.filter(([path]) => path.includes(only))
const cameras = Array.from({ length: Math.min(3, left.length) }, async () => {
  const camera = await openCamera()
  for (let target = left.shift(); target !== undefined; target = left.shift())
    await photographPage(camera, target)
  await camera.close()
})
await Promise.all(cameras)
