import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { poster } from "#config/product.ts"
import { splashScreens } from "#config/splashScreens.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { weigh } from "#tools/bench/weight.ts"

const worker = readFileSync("dist/sw.js", "utf8")

/** The files that the worker precaches. */
const kept = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = ""]) => url)

/** Largest precache in kB of 1000 bytes, before compression. */
const most = 950

describe("the service worker of the product", () => {
  it("the worker precaches the first screen, which starts without a network", () => {
    for (const { file } of weigh("dist", firstScreen)) expect(kept).toContain(file)
  })

  it("the worker precaches the brand's picture and the code of a first tap: menu, category page and login", () => {
    expect(kept).toContain(poster.slice(1))
    const tapped = ["frame/MainMenu.tsx", "games/CategoryPage.tsx", "entry/EntryPage.tsx"]
    const needed = weigh(
      "dist",
      tapped.map((page) => `src/pages/${page}`),
    )
    expect(needed.map(({ file }) => file).filter((file) => !kept.includes(file))).toEqual([])
  })

  it("the worker precaches existing files only, and rare code after its first use", () => {
    expect(kept.filter((url) => !existsSync(join("dist", url)))).toEqual([])
    expect(
      kept.filter((url) => /Lottery\w*Page|ChangePassword|Trial|AppDownload|swiper|purify|\/des-/.test(url)),
    ).toEqual([])
    const bytes = kept.reduce((sum, url) => sum + statSync(join("dist", url)).size, 0)
    expect(bytes / 1000).toBeLessThan(most)
  })

  it("the worker names gateway paths only to ignore them", () => {
    expect(worker.match(/wps|lgw|lotto/g)).toEqual(["wps", "lgw", "lotto"])
    for (const [prefix] of worker.matchAll(/denylist:\[[^\]]*\]/g))
      for (const name of ["wps", "lgw", "lotto"]) expect(prefix).toContain(`/${name}(`)
  })

  it("the product registers the worker, and the harness does not", () => {
    expect(existsSync("dist-harness/sw.js")).toBe(false)
  })
})

describe("the product's files", () => {
  it("the product has the splash screen of each iPhone", () => {
    expect(splashScreens.filter(({ file }) => !existsSync(join("dist", file)))).toEqual([])
  })
})
