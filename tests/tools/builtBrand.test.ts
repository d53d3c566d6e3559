import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

import { brandNames } from "#tools/brand/folder.ts"
import { isBuildOf, manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"

describe("the brand of a build", () => {
  const list = `Brands: ${brandNames.join(", ")}`

  it.each([
    ["vite build with the variable BRAND", ["node_modules/vite/bin/vite.js", "build"], "no-such-brand"],
    ["npm start -- --brand", ["tools/serve/start.ts", "--brand", "no-such-brand"], undefined],
    ["npm run splash -- --brand", ["tools/build/splash.ts", "--brand", "no-such-brand"], undefined],
  ])("is refused by %s when its name is unknown", async (_, line, BRAND) => {
    const run = promisify(execFile)(process.execPath, line, { env: { ...process.env, BRAND } })
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no brand "no-such-brand". ${list}`),
    })
  })

  it("is refused by npm run preview when the build has no such brand", async () => {
    const folder = mkdtempSync(join(tmpdir(), "preview-"))
    mkdirSync(join(folder, "dist"))
    writeFileSync(join(folder, "dist/index.html"), "")
    writeFileSync(join(folder, "dist/version.json"), `{"brands":["lantern","harbour"]}`)
    const line = [resolve("tools/serve/preview.ts"), "--brand", "neutral"]
    await expect(promisify(execFile)(process.execPath, line, { cwd: folder })).rejects.toMatchObject({
      code: 1,
      stderr: 'The build has no brand "neutral". Brands: lantern, harbour\n',
    })
    rmSync(folder, { recursive: true })
  })

  it("is recognized, and not as that of another", () => {
    const harbour = readBrand("brands/harbour")
    const dist = mkdtempSync(join(tmpdir(), "dist-"))
    writeFileSync(join(dist, "manifest.webmanifest"), JSON.stringify(manifestOf(harbour)))
    expect(isBuildOf(dist, harbour)).toBe(true)
    expect(isBuildOf(dist, readBrand("brands/lantern"))).toBe(false)
    expect(isBuildOf(join(dist, "brands/harbour"), harbour)).toBe(false)
    rmSync(dist, { recursive: true })
  })
})
