import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

import { describe, expect, it } from "vitest"

import { poster } from "#config/product.ts"
import { splashScreens } from "#config/splashScreens.ts"
import { weigh } from "#tools/weight.ts"

const worker = readFileSync("dist/sw.js", "utf8")

/** The files that the worker keeps from the start. */
const kept = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = ""]) => url)

/** What a build may keep on every device, in kB of 1000 bytes before they are packed. */
const most = 800

describe("the service worker of the product", () => {
  it("keeps the first screen, so that it starts without a network", () => {
    for (const { file } of weigh("dist", [])) expect(kept).toContain(file)
  })

  it("keeps the brand's picture, and what a first tap on home needs: menu, category page and login", () => {
    expect(kept).toContain(poster.slice(1))
    const tapped = ["frame/MainMenu.tsx", "games/CategoryPage.tsx", "entry/EntryPage.tsx"]
    const needed = weigh(
      "dist",
      tapped.map((page) => `src/pages/${page}`),
    )
    expect(needed.map(({ file }) => file).filter((file) => !kept.includes(file))).toEqual([])
  })

  it("keeps files that are there, and leaves rare code to its first use", () => {
    expect(kept.filter((url) => !existsSync(join("dist", url)))).toEqual([])
    expect(
      kept.filter((url) => /Lottery|ChangePassword|Trial|AppDownload|swiper|purify|\/des-/.test(url)),
    ).toEqual([])
    const bytes = kept.reduce((sum, url) => sum + statSync(join("dist", url)).size, 0)
    expect(bytes / 1000).toBeLessThan(most)
  })

  it("knows no address of the gateway but to leave it alone", () => {
    expect(worker.match(/wps|lgw|lotto/g)).toEqual(["wps", "lgw", "lotto"])
    for (const [prefix] of worker.matchAll(/denylist:\[[^\]]*\]/g))
      for (const name of ["wps", "lgw", "lotto"]) expect(prefix).toContain(`/${name}(`)
  })

  it("is asked for by the product, and not by the harness", () => {
    expect(existsSync("dist-harness/sw.js")).toBe(false)
  })
})

describe("the product's files", () => {
  it("have the splash screen of each iPhone", () => {
    expect(splashScreens.filter(({ file }) => !existsSync(join("dist", file)))).toEqual([])
  })
})
