import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { brandPlaceholder } from "#config/product.ts"
import { splashScreens } from "#config/splashScreens.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { posterAddress } from "#harness/device/posterAddress.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { weigh } from "#tools/bench/weight.ts"
import { brandNames } from "#tools/brand/folder.ts"

const worker = readFileSync("dist/sw.js", "utf8")

/** The files that the worker precaches. */
const precached = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = ""]) => url)

/** The files of modules and of home's document that the worker does not precache. */
const missing = (modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  weigh("dist", modules)
    .map(({ file }) => file)
    .filter((file) => !precached.includes(file))

/** Largest precache in kB of 1000 bytes, before compression. */
const most = 978

describe("the service worker of the product", () => {
  it("the service worker precaches every file of the first screen, and no document of a page", () => {
    expect(missing(firstScreen)).toEqual(["index.html"])
  })

  it("the service worker precaches the brand's picture and the chunks of menu, category page and login", () => {
    expect(precached).toEqual(expect.arrayContaining(["general.html", brandPlaceholder.slice(1)]))
    const tapped = ["frame/menu/MainMenu.tsx", "games/category/CategoryPage.tsx", "entry/EntryPage.tsx"]
    expect(missing(tapped.map((page) => `src/pages/${page}`))).toEqual(["index.html"])
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

  it("the service worker responds to the addresses of pages with the app, and to no other address", () => {
    const [, source = ""] = /&&\/(.+?)\/\.test\(/.exec(worker) ?? []
    const addresses = new RegExp(source)
    const pages = Pages.all.flatMap(({ path }) => [path, `${path}?a=/b`])
    expect(pages.filter((address) => !addresses.test(address))).toEqual([])
    const others = ["/version.json", "/healthz", "/.well-known/security.txt", "/icon.svg", "/files/app.apk"]
    const ofGateway = [
      "/wps/system/status",
      "/lgw/play?page=/m/home",
      "/lotto/",
      "/vip/vip.html",
      "/m/help/app.apk",
    ]
    expect([...others, ...ofGateway].filter((address) => addresses.test(address))).toEqual([])
  })

  it("the harness has a worker at the product's address that removes itself", () => {
    expect(readFileSync("dist-harness/sw.js", "utf8")).toContain("registration.unregister()")
  })
})

describe("the files of the harness", () => {
  it("the harness contains the poster of its page, and of each brand outside the refused folders of brands", () => {
    const posters = [brandPlaceholder, ...brandNames.map(posterAddress)]
    expect(posters.filter((address) => !existsSync(join("dist-harness", address)))).toEqual([])
    expect(existsSync("dist-harness/brands")).toBe(false)
  })
})

describe("the files of the product", () => {
  it("the product contains the splash screen of each iPhone", () => {
    expect(splashScreens.filter(({ file }) => !existsSync(join("dist", file)))).toEqual([])
  })
})
