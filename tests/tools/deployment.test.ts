import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { brandFiles } from "#tools/brand/siteFiles.ts"
import { brandFolder } from "#tools/brand/folder.ts"
import { manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { gatewayPrefixes } from "#domain/Url.ts"
import { brandsFile, headersFile } from "#tools/configure/serverFiles.ts"
import { splashScreens } from "#config/splashScreens.ts"

const configuration = readFileSync("deploy/nginx.conf", "utf8")

const brand = readBrand(brandFolder())
const files = brandFiles(brandFolder(), () => brand)

const pictureOf = (file: string): Buffer => Buffer.from(files.get(file)?.() ?? "")

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (file: string): string => {
  const head = pictureOf(file).subarray(16, 24)
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`
}

const manifest = manifestOf(brand)

describe("configuration of nginx", () => {
  it("includes the generated security headers, and sets none by hand", () => {
    for (const file of [headersFile, brandsFile])
      expect(configuration).toContain(`include /srv/lobby/dist/${file};`)
    expect(configuration).toContain("add_header content-security-policy $lobby_policy always;")
    expect(configuration).not.toContain("sha256-")
  })

  it("forwards exactly the paths of the gateway", () => {
    expect(configuration).toContain(`^/(${gatewayPrefixes.map((prefix) => prefix.slice(1)).join("|")})(/|$)`)
    expect(configuration.match(/^ +proxy_pass/gm)).toHaveLength(1)
  })

  it("forbids caches to store a response of the gateway", () => {
    const [, gateway = ""] = /^ +proxy_pass([^}]+)}/m.exec(configuration) ?? []
    expect(gateway).toContain("proxy_hide_header cache-control;")
    expect(gateway).toContain('add_header cache-control "no-store" always;')
  })
})

describe("manifest", () => {
  it("[GE-01] lists icons of the stated sizes, and sets no orientation", () => {
    const pngIcons = manifest.icons.filter(({ src }) => src.endsWith(".png"))
    for (const { src, sizes } of pngIcons) expect(sizeOf(src.slice(1))).toBe(sizes)
    expect(pngIcons.map((icon) => `${icon.sizes} ${"purpose" in icon ? icon.purpose : "any"}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ])
    expect(sizeOf("apple-touch-icon.png")).toBe("180x180")
    expect(manifest).not.toHaveProperty("orientation")
  })
})

describe("the splash screens of the app", () => {
  it("have the resolution of their iPhone and are smaller than 30 kB", () => {
    for (const { file, width, height, ratio } of splashScreens) {
      expect(sizeOf(file)).toBe(`${width * ratio}x${height * ratio}`)
      expect(pictureOf(file).length, file).toBeLessThan(30_000)
    }
  })
})
