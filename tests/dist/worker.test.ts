import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { brandPlaceholder } from "#config/product.ts"
import { splashScreens } from "#config/splashScreens.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { weigh } from "#tools/bench/weight.ts"

const worker = readFileSync("dist/sw.js", "utf8")

/** The files that the worker precaches. */
const precached = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = ""]) => url)

/** Largest precache in kB of 1000 bytes, before compression. */
const most = 986

describe("the service worker of the product", () => {
  it("the service worker precaches every file of the first screen", () => {
    for (const { file } of weigh("dist", firstScreen)) expect(precached).toContain(file)
  })

  it("the service worker precaches the brand's picture and the chunks of menu, category page and login", () => {
    expect(precached).toContain(brandPlaceholder.slice(1))
    const tapped = ["frame/menu/MainMenu.tsx", "games/category/CategoryPage.tsx", "entry/EntryPage.tsx"]
    const needed = weigh(
      "dist",
      tapped.map((page) => `src/pages/${page}`),
    )
    expect(needed.map(({ file }) => file).filter((file) => !precached.includes(file))).toEqual([])
  })

  it(`the service worker precaches only existing files, no rarely used chunks, and less than ${most} kB`, () => {
    expect(precached.filter((url) => !existsSync(join("dist", url)))).toEqual([])
    expect(
      precached.filter((url) =>
        /Lottery\w*Page|ChangePassword|Trial|AppDownload|swiper|purify|\/des-/.test(url),
      ),
    ).toEqual([])
    const bytes = precached.reduce((sum, url) => sum + statSync(join("dist", url)).size, 0)
    expect(bytes / 1000).toBeLessThan(most)
  })

  it("the service worker precaches no compressed copy", () => {
    expect(precached.filter((url) => /\.(br|gz)$/.test(url))).toEqual([])
  })

  it("the service worker mentions gateway paths only to ignore their requests", () => {
    expect(worker.match(/wps|lgw|lotto/g)).toEqual(["wps", "lgw", "lotto"])
    for (const [prefix] of worker.matchAll(/denylist:\[[^\]]*\]/g))
      for (const name of ["wps", "lgw", "lotto"]) expect(prefix).toContain(`/${name}(`)
  })

  it("the product has a service worker, and the harness build has none", () => {
    expect([existsSync("dist/sw.js"), existsSync("dist-harness/sw.js")]).toEqual([true, false])
  })
})

describe("the files of the product", () => {
  it("the product contains the splash screen of each iPhone", () => {
    expect(splashScreens.filter(({ file }) => !existsSync(join("dist", file)))).toEqual([])
  })
})
