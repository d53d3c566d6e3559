import { existsSync, readFileSync, statSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { securityHeaders } from "#tools/contentSecurity.ts"
import { prefixes } from "#tools/gatewayProxy.ts"
import { splashScreens } from "#config/splashScreens.ts"

const configuration = readFileSync("deploy/nginx.conf", "utf8")

/** Width and height of a PNG, as its first chunk has them. */
const sizeOf = (path: string): string => {
  const head = readFileSync(path).subarray(16, 24)
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`
}

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

interface Manifest {
  readonly id: string
  readonly start_url: string
  readonly orientation?: string
  readonly icons: ReadonlyArray<Icon>
  readonly shortcuts: ReadonlyArray<{ readonly url: string; readonly icons: ReadonlyArray<Icon> }>
}

const manifest: Manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"))

describe("the configuration of nginx", () => {
  it("has the security headers of tools/contentSecurity.ts", () => {
    for (const [name, value] of Object.entries(securityHeaders(undefined, undefined)))
      expect(configuration).toContain(`add_header ${name} "${value}" always;`)
  })

  it("passes on the paths of the gateway, and no others", () => {
    expect(configuration).toContain(`^/(${prefixes.map((prefix) => prefix.slice(1)).join("|")})(/|$)`)
    expect(configuration.match(/proxy_pass/g)).toHaveLength(1)
  })
})

describe("the manifest", () => {
  it("[GE-01] has icons of the sizes it names, plain and maskable, and leaves the orientation to the phone", () => {
    const drawn = manifest.icons.filter(({ src }) => src.endsWith(".png"))
    for (const { src, sizes } of drawn) expect(sizeOf(`public${src}`)).toBe(sizes)
    expect(drawn.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ])
    expect(sizeOf("public/apple-touch-icon.png")).toBe("180x180")
    expect(manifest.orientation).toBeUndefined()
  })

  it("starts with a mark, as an installed app has a storage of its own, and stays the same app", () => {
    expect([manifest.id, manifest.start_url]).toEqual([paths.home, `${paths.home}?start=pwa`])
  })

  it("has ways to the deposit, the inbox and the hot games", () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      [paths.deposit, paths.inbox, paths.hot].map((path) => `${path}?start=pwa`),
    )
    for (const { icons } of manifest.shortcuts)
      for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true)
  })
})

describe("the splash screens", () => {
  it.each(splashScreens)("$file has the pixels of its iPhone, in less than 30 kB", (screen) => {
    const { file, width, height, ratio } = screen
    expect(sizeOf(`public/${file}`)).toBe(`${width * ratio}x${height * ratio}`)
    expect(statSync(`public/${file}`).size).toBeLessThan(30_000)
  })
})
