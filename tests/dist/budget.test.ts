import { randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { afterFirstScreen, budgets, firstScreen, telemetry } from "#tools/bench/budgets.ts"
import { kilobytes, scriptsOf, sentBytes, weigh } from "#tools/bench/weight.ts"
import { brandsIn } from "#tools/configure/builtBrands.ts"

const list = (files: ReadonlyArray<{ readonly file: string; readonly bytes: number }>): string =>
  files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`).join("\n")

describe("the weight of home", () => {
  it(`home loads at most ${budgets.firstLoad} kB of HTML, CSS and JS before its first content`, () => {
    const files = weigh("dist", firstScreen)
    console.log(`First load of home ${kilobytes(files).toFixed(1)} kB\n${list(files)}`)
    expect(kilobytes(files), list(files)).toBeLessThanOrEqual(budgets.firstLoad)
  })

  it.each(brandsIn("dist").filter(({ place }) => place !== ""))(
    `home of $name loads at most ${budgets.firstLoad} kB before its first content`,
    ({ place }) => {
      const page = (folder: string) => ({
        file: `${folder}/index.html`,
        bytes: sentBytes(`${folder}/index.html`),
      })
      const shared = weigh("dist", firstScreen).filter(({ file }) => file !== "index.html")
      const files = [page(`dist${place}`), ...shared]
      expect(kilobytes(files), list(files)).toBeLessThanOrEqual(budgets.firstLoad)
    },
  )

  it(`sends at most ${budgets.firstLoadGzip} kB before home's first content to a browser without brotli`, () => {
    const files = weigh("dist", firstScreen).map(({ file }) => ({
      file,
      bytes: statSync(join("dist", `${file}.gz`)).size,
    }))
    expect(kilobytes(files), list(files)).toBeLessThanOrEqual(budgets.firstLoadGzip)
  })

  it(`home loads at most ${budgets.homeScripts} kB of scripts by itself`, () => {
    const scripts = scriptsOf(weigh("dist", [...firstScreen, ...afterFirstScreen]))
    expect(kilobytes(scripts), list(scripts)).toBeLessThanOrEqual(budgets.homeScripts)
  })

  it(`telemetry loads at most ${budgets.telemetry} kB, and none of it before the first content`, () => {
    const first = new Set(weigh("dist", firstScreen).map(({ file }) => file))
    const own = weigh("dist", [telemetry]).filter(({ file }) => !first.has(file))
    expect(own).not.toEqual([])
    expect(kilobytes(own), list(own)).toBeLessThanOrEqual(budgets.telemetry)
  })
})

describe("the measure", () => {
  const dist = mkdtempSync(join(tmpdir(), "dist-"))
  afterAll(() => rmSync(dist, { recursive: true }))

  const noise = (kilobyte: number): string => randomBytes(kilobyte * 1000).toString("latin1")
  const manifest = {
    "index.html": { file: "entry.js", imports: ["shared.js"], css: ["entry.css"] },
    "shared.js": { file: "shared.js" },
    "src/pages/home/HomePage.tsx": { file: "home.js", imports: ["shared.js", "index.html"] },
    "src/ui/media/BannerCarousel.tsx": { file: "carousel.js" },
  }
  mkdirSync(join(dist, ".vite"))
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(manifest))
  const files = {
    "index.html": 1,
    "entry.js": 10,
    "shared.js": 20,
    "entry.css": 2,
    "home.js": 40,
    "carousel.js": budgets.firstLoad,
  }
  for (const [file, size] of Object.entries(files)) writeFileSync(join(dist, file), noise(size), "latin1")

  it("home's weight counts the page, its static imports and the named lazy chunks once each", () => {
    const home = weigh(dist, ["src/pages/home/HomePage.tsx"])
    expect(home.map(({ file }) => file).sort()).toEqual([
      "entry.css",
      "entry.js",
      "home.js",
      "index.html",
      "shared.js",
    ])
    expect(kilobytes(home)).toBeCloseTo(73, 0)
    expect(kilobytes(scriptsOf(home))).toBeCloseTo(70, 0)
  })

  it("home's weight exceeds its budget with a carousel in the first load", () => {
    const chunk = {
      ...manifest["src/pages/home/HomePage.tsx"],
      imports: ["shared.js", "src/ui/media/BannerCarousel.tsx"],
    }
    const heavier = { ...manifest, "src/pages/home/HomePage.tsx": chunk }
    writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(heavier))
    expect(kilobytes(weigh(dist, ["src/pages/home/HomePage.tsx"]))).toBeGreaterThan(budgets.firstLoad)
  })

  it("measuring home's weight fails on a module that the build lacks", () => {
    expect(() => weigh(dist, ["src/pages/home/Gone.tsx"])).toThrow("src/pages/home/Gone.tsx")
  })
})
