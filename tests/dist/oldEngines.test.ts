import { execFile } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"

import { describe, expect, it } from "vitest"

/** What `src/app/polyfills` brings, and what the code asks for before it uses it. */
const brought =
  "ArrayFlat ArrayFlatMap BigInt globalThis ObjectFromEntries ObjectHasOwn PromiseAllSettled QueueMicrotask StringMatchAll"
const askedFor = "AggregateError SharedArrayBuffer"
/** Chrome has it since 63, iOS since 11; the checker's list begins later. */
const there = "DynamicImport"

const check = (files: string) =>
  promisify(execFile)(
    "es-check",
    [
      "checkBrowser",
      "--browserslistQuery=ios_saf 12.2-12.5, chrome 64",
      files,
      "--module",
      "--checkFeatures",
      "--ignore",
      `${brought} ${askedFor} ${there}`.split(" ").join(","),
    ],
    { env: { ...process.env, PATH: `node_modules/.bin:${process.env["PATH"]}` } },
  )

/** What iOS 12.2 or Chrome 64 do not know, and no build step lowers: a rule with it is dropped, or looks wrong. */
const unknown: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ["gap of a flex box", /[{;](?:row-|column-)?gap:/],
  ["aspect-ratio", /[{;]aspect-ratio:/],
  ["inset", /[{;]inset(?:-inline|-block)?[\w-]*:/],
  [":has()", /:has\(/],
  [":where()", /:where\(/],
  ["@layer", /@layer\b/],
  ["@container", /@container\b/],
  ["color-mix()", /color-mix\(/],
  ["a logical side", /[{;](?:margin|padding)-inline-(?:start|end):/],
  ["a height in dvh alone", /[{;](?!min-height|height|max-height)[\w-]+:[^;}]*\ddvh/],
]

const found = (css: string): ReadonlyArray<string> =>
  unknown.filter(([, pattern]) => pattern.test(css)).map(([name]) => name)

describe("the build for old phones", () => {
  it("has no syntax and no call in its scripts that iOS 12.2 or Chrome 64 would stop at", async () => {
    await expect(check("dist/assets/*.js")).resolves.toMatchObject({
      stdout: expect.stringContaining("passed"),
    })
  })

  it("has a VIP page that they read as it stands", async () => {
    await expect(check("dist/vip/*.js")).resolves.toMatchObject({
      stdout: expect.stringContaining("passed"),
    })
    expect(found(readFileSync("dist/vip/vip.css", "utf8"))).toEqual([])
  })

  it("has nothing in its styles that they would drop", () => {
    const styles = readdirSync("dist/assets").filter((file) => file.endsWith(".css"))
    expect(styles.length).toBeGreaterThan(5)
    for (const file of styles)
      expect(found(readFileSync(join("dist/assets", file), "utf8")), file).toEqual([])
    expect(found(readFileSync("dist/index.html", "utf8")), "index.html").toEqual([])
  })

  it("would be caught with it", () => {
    expect(found("a{display:flex;gap:4px}")).toEqual(["gap of a flex box"])
    expect(found("a{grid-gap:4px;min-height:100vh;min-height:100dvh}")).toEqual([])
    expect(found("a{color:red;inset:0;aspect-ratio:1}")).toEqual(["aspect-ratio", "inset"])
  })
})
