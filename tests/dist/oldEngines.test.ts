import { execFile } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

/** APIs that `src/app/boot/polyfills` adds, and those the code checks before use. */
const brought =
  "ArrayFlat ArrayFlatMap ArrayPrototypeAt BigInt globalThis ObjectFromEntries ObjectHasOwn PromiseAllSettled QueueMicrotask StringMatchAll StringReplaceAll"
const askedFor = "AggregateError ArrayFindLast SharedArrayBuffer"
/** A method of a class of Radix, which the checker takes for the array's. */
const another = "ArrayToSorted"
/** Supported since Chrome 63 and iOS 11; the checker's data starts later. */
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
      `${brought} ${askedFor} ${another} ${there}`.split(" ").join(","),
    ],
    { env: { ...process.env, PATH: `node_modules/.bin:${process.env["PATH"]}` } },
  )

/**
 * CSS that iOS 12.2 or Chrome 64 does not support and no build step lowers: the rule is dropped or renders
 * wrongly.
 */
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
  it("the product's scripts use no syntax and no function that iOS 12.2 or Chrome 64 lacks", async () => {
    await expect(check("dist/assets/*.js")).resolves.toMatchObject({
      stdout: expect.stringContaining("passed"),
    })
  })

  it("the VIP page, which has no build step, runs on iOS 12.2 and Chrome 64", async () => {
    await expect(check("dist/vip/*.js")).resolves.toMatchObject({
      stdout: expect.stringContaining("passed"),
    })
    expect(found(readFileSync("dist/vip/vip.css", "utf8"))).toEqual([])
  })

  it("the product's styles use nothing that iOS 12.2 or Chrome 64 ignores", () => {
    const styles = readdirSync("dist/assets").filter((file) => file.endsWith(".css"))
    expect(styles.length).toBeGreaterThan(5)
    for (const file of styles)
      expect(found(readFileSync(join("dist/assets", file), "utf8")), file).toEqual([])
    expect(found(readFileSync("dist/index.html", "utf8")), "index.html").toEqual([])
  })
})
