import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

import { isBuildOf, manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"

describe("brand of a build", () => {
  it("is refused when its name is unknown", async () => {
    const run = promisify(execFile)(process.execPath, ["tools/build/splash.ts", "--brand", "no-such-brand"])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no brand "no-such-brand".'),
    })
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
