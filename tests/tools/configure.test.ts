import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { promisify } from "node:util"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { defaultConfiguration, readConfiguration } from "#tools/configure/configuration.ts"
import { deploymentIn } from "#tools/configure/page.ts"
import { contentSecurity } from "#tools/serve/contentSecurity.ts"

const folders: Array<string> = []

/** A built product of two brands, as far as the command reads it. */
const product = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "product-"))
  folders.push(folder)
  // Longer than its compressed copy.
  const shell = "<p>shell</p>".repeat(100)
  const deployment = `<script id="deployment" type="application/json" data-fill="deployment">{}</script>`
  writeFileSync(join(folder, "index.html"), `${shell}<script>let a</script>${deployment}`)
  mkdirSync(join(folder, harbour), { recursive: true })
  writeFileSync(join(folder, harbour, "index.html"), `${shell}<script>let b</script>${deployment}`)
  writeFileSync(join(folder, "version.json"), `{"brands":["lantern","harbour"]}`)
  writeFileSync(
    join(folder, "sw.js"),
    `precache([{url:"index.html",revision:"old"},{url:"a.js",revision:null}])`,
  )
  return folder
}

const harbour = "brands/harbour"

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, "utf8")]),
  )

/** Runs the command on a product with a configuration; returns its exit code and what it says. */
const configure = async (dist: string, config: string): Promise<{ code: number; said: string }> => {
  const file = join(mkdtempSync(join(tmpdir(), "config-")), "lobby.json")
  folders.push(join(file, ".."))
  writeFileSync(file, config)
  const command = ["tools/configure/configure.ts", "--dist", dist, "--config", file]
  return promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe("npm run configure", () => {
  it("writes the settings into the page, its policy and the worker's revision", async () => {
    const dist = product()
    const settings = {
      gateway: "https://gateway.example",
      fallbacks: ["https://two.example"],
      merchant: "moon",
      merchantByHost: { "m.moon.example": "moonlight" },
    }
    expect(await configure(dist, JSON.stringify(settings))).toMatchObject({ code: 0 })
    const files = filesOf(dist)
    expect(deploymentIn(files["index.html"] ?? "")).toEqual({ ...defaultDeployment, ...settings })
    expect(files[".brands.conf"]).toContain("connect-src 'self' https://gateway.example https://two.example")
    expect(files["sw.js"]).toMatch(
      /\{url:"index\.html",revision:"[0-9a-f]{32}"\},\{url:"a\.js",revision:null\}/,
    )
    const copy = brotliDecompressSync(readFileSync(join(dist, "index.html.br"))).toString()
    expect(copy).toBe(files["index.html"])
  })

  it("writes the settings into the page of each brand, and its hosts for nginx", async () => {
    const dist = product()
    const settings = {
      merchant: "moon",
      brandByHost: { "m.harbour.example": "harbour", "m.a.example": "lantern" },
    }
    expect(await configure(dist, JSON.stringify(settings))).toMatchObject({ code: 0 })
    const files = filesOf(dist)
    const pages = [files["index.html"] ?? "", files[`${harbour}/index.html`] ?? ""] as const
    for (const page of pages) expect(deploymentIn(page)).toEqual({ ...defaultDeployment, merchant: "moon" })
    expect(files[".brands.conf"]).toContain(
      'default "";\n  m.harbour.example "/brands/harbour";\n  m.a.example "";\n}',
    )
    expect(files[".brands.conf"]).toContain(`  default "${contentSecurity(pages[0])}";`)
    expect(files[".brands.conf"]).toContain(`  /brands/harbour "${contentSecurity(pages[1])}";`)
  })

  it("gives the worker another revision when a host gets another brand", async () => {
    const dist = product()
    await configure(dist, "{}")
    const { "sw.js": before } = filesOf(dist)
    await configure(dist, `{"brandByHost":{"m.harbour.example":"harbour"}}`)
    expect(filesOf(dist)["sw.js"]).not.toBe(before)
  })

  it("refuses a host with a brand that the build lacks, and writes nothing", async () => {
    const dist = product()
    const before = filesOf(dist)
    expect(await configure(dist, `{"brandByHost":{"m.pearl.example":"pearl"}}`)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        "brandByHost.m.pearl.example: must be a brand of the build: lantern, harbour",
      ),
    })
    expect(filesOf(dist)).toEqual(before)
  })

  it("refuses a wrong file with each of its mistakes, and writes nothing", async () => {
    const dist = product()
    const before = filesOf(dist)
    const wrong = { gateway: "https://gateway.example/path", merchants: {}, policyFeatures: ["geetests"] }
    const { code, said } = await configure(dist, JSON.stringify(wrong))
    expect(code).toBe(1)
    expect(said).toContain("merchants: unknown")
    expect(said).toContain("gateway: must be an origin, such as https://gateway.example")
    expect(said).toContain(`policyFeatures.0: Expected "geetest" | "google" | "sms"`)
    expect(said).toContain("Nothing was written.")
    expect(filesOf(dist)).toEqual(before)
  })

  it("refuses a folder without a built product", async () => {
    const dist = mkdtempSync(join(tmpdir(), "empty-"))
    folders.push(dist)
    expect(await configure(dist, "{}")).toMatchObject({
      code: 1,
      said: expect.stringContaining("has no built product: npm run build"),
    })
  })
})

describe("the configuration file", () => {
  it("has every setting with its default in the example of deploy/", () => {
    const example = readFileSync("deploy/lobby.json", "utf8")
    expect(readConfiguration(example)).toEqual(defaultConfiguration)
    expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(defaultConfiguration))
  })

  it.each([
    ["{", "The file is not JSON."],
    ["[]", "The file: "],
    [`{"gateway":"http://gateway.example"}`, "gateway: must be an origin"],
    [`{"fallbacks":["https://a.example/"]}`, "fallbacks.0: must be an origin"],
    [`{"merchant":"two words"}`, "merchant: must be a merchant code"],
    [`{"merchantByHost":{"M.example:443":"moon"}}`, "merchantByHost: must have host names"],
    [`{"brandByHost":{"M.example":"harbour"}}`, "brandByHost: must have host names"],
    [`{"merchantByHost":{"m.example":""}}`, "merchantByHost.m.example: must be a merchant code"],
  ])("is refused when it is %j: %s", (json, mistake) => {
    const result = readConfiguration(json)
    expect(Array.isArray(result) ? result.join("\n") : "no mistake").toContain(mistake)
  })
})
