import { statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { afterFirstScreen, budgets, firstScreen, telemetry } from "#tools/bench/budgets.ts"
import { kilobytes, scriptsOf, sentBytes, weigh } from "#tools/bench/weight.ts"
import { brandsIn } from "#tools/configure/builtBrands.ts"

const list = (files: ReadonlyArray<{ readonly file: string; readonly bytes: number }>): string =>
  files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`).join("\n")

describe("weight of home", () => {
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

  it(`home loads at most ${budgets.homeScripts} kB of scripts without any player input`, () => {
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
