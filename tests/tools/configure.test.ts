import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliDecompressSync } from "node:zlib"
import { describe, expect, it, onTestFinished } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { defaultConfiguration, readConfiguration } from "#tools/configure/configuration.ts"
import { deploymentIn } from "#tools/configure/page.ts"
import { writeDeployment } from "#tools/configure/writeDeployment.ts"
import { contentSecurity } from "#tools/serve/contentSecurity.ts"

const harbour = "brands/harbour"

/** A built product of two brands, as far as the command reads it. */
const product = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "product-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Longer than its compressed copy.
  const shell = "<p>shell</p>".repeat(100)
  const deployment = `<script id="deployment" type="application/json" data-fill="deployment">{}</script>`
  mkdirSync(join(folder, harbour, "m"), { recursive: true })
  const write = (file: string, script: string) =>
    writeFileSync(join(folder, file), `${shell}<script data-fill="boot">${script}</script>${deployment}`)
  write("general.html", "let a")
  for (const file of ["general.html", "m/login.html"]) write(`${harbour}/${file}`, "let b")
  writeFileSync(join(folder, "version.json"), `{"brands":["lantern","harbour"]}`)
  writeFileSync(join(folder, "sw.js"), `precache([{url:"general.html",revision:"old"},{url:"a.js"}])`)
  return folder
}

const textIn = (folder: string) => (file: string) => readFileSync(join(folder, file), "utf8")

/** Runs `npm run configure` on a product with a configuration. */
const configure = (dist: string, configuration: object) => {
  const file = join(dist, "lobby.json")
  writeFileSync(file, JSON.stringify(configuration))
  const line = ["tools/configure/configure.ts", "--dist", dist, "--config", file]
  return promisify(execFile)(process.execPath, line)
}

describe("npm run configure", () => {
  it("writes the settings into the page and policy of each brand, and updates the revision in the service worker", async () => {
    const dist = product()
    const settings = {
      gateway: "https://gateway.example",
      fallbacks: ["https://two.example"],
      merchant: "moon",
      merchantByHost: { "m.moon.example": "moonlight" },
    }
    const brandByHost = { "m.harbour.example": "harbour", "m.a.example": "lantern" }
    await configure(dist, { ...settings, brandByHost })
    const read = textIn(dist)
    const pages = [read("general.html"), read(`${harbour}/m/login.html`)] as const
    for (const page of pages) expect(deploymentIn(page)).toEqual({ ...defaultDeployment, ...settings })
    const server = read(".brands.conf")
    expect(server).toContain('default "";\n  m.harbour.example "/brands/harbour";\n  m.a.example "";\n}')
    expect(server).toContain("connect-src 'self' https://gateway.example https://two.example")
    expect(server).toContain(`  default "${contentSecurity(pages[0])}";`)
    expect(server).toContain(`  /brands/harbour "${contentSecurity(pages[1])}";`)
    expect(read("sw.js")).toMatch(/\{url:"general\.html",revision:"[0-9a-f]{32}"\},\{url:"a\.js"\}/)
    expect(brotliDecompressSync(readFileSync(join(dist, "general.html.br"))).toString()).toBe(pages[0])
  })

  it("changes the revision in the service worker when a host is assigned another brand", async () => {
    const dist = product()
    const read = textIn(dist)
    await writeDeployment(dist, defaultConfiguration)
    const before = read("sw.js")
    await writeDeployment(dist, { ...defaultConfiguration, brandByHost: { "m.harbour.example": "harbour" } })
    expect(read("sw.js")).not.toBe(before)
  })

  it.each([
    [
      { gateway: "https://gateway.example/path", merchants: {}, policyFeatures: ["geetests"] },
      [
        "merchants: unknown",
        "gateway: must be an origin, such as https://gateway.example",
        `policyFeatures.0: Expected "geetest" | "google" | "sms"`,
      ],
    ],
    [
      { brandByHost: { "m.pearl.example": "pearl" } },
      [`brandByHost.m.pearl.example: Expected "lantern" | "harbour"`],
    ],
  ])("refuses %j, reports every mistake, and writes nothing", async (configuration, mistakes) => {
    const dist = product()
    const read = textIn(dist)
    const before = read("general.html") + read("sw.js")
    const { code, stderr } = await configure(dist, configuration).catch((error: unknown) => Object(error))
    expect(code).toBe(1)
    for (const mistake of [...mistakes, "Nothing was written."]) expect(stderr).toContain(mistake)
    expect(read("general.html") + read("sw.js")).toBe(before)
  })
})

describe("the configuration file", () => {
  it("in deploy/ lists every setting with its default value", () => {
    const example = readFileSync("deploy/lobby.json", "utf8")
    expect(readConfiguration(example, [])).toEqual(defaultConfiguration)
    expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(defaultConfiguration))
  })

  it("may leave out the sample rate of a collector", () => {
    const file = '{"telemetry":{"address":"/a"}}'
    expect(readConfiguration(file, [])).toMatchObject({ telemetry: { address: "/a", sampleRate: 0.1 } })
  })

  it.each([
    ["{", "The file is not JSON."],
    [`{"gateway":"http://gateway.example"}`, "gateway: must be an origin"],
    [`{"fallbacks":["https://a.example/"]}`, "fallbacks.0: must be an origin"],
    [`{"merchant":"two words"}`, "merchant: must be a merchant code"],
    [`{"merchantByHost":{"M.example:443":"moon"}}`, "merchantByHost: must have host names"],
    [`{"brandByHost":{"M.example":"harbour"}}`, "brandByHost: must have host names"],
  ])("%j is refused with the mistake: %s", (json, mistake) => {
    expect(readConfiguration(json, ["harbour"])).toEqual(
      expect.arrayContaining([expect.stringContaining(mistake)]),
    )
  })
})
