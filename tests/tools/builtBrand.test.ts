import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import { isBuildOf, manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"

describe("brand of a build", () => {
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
