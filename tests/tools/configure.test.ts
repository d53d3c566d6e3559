import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { readConfiguration } from "#tools/configure/configuration.ts"
import { deploymentIn } from "#tools/configure/page.ts"

const folders: Array<string> = []

/** A built product, as far as the command reads it. */
const product = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "product-"))
  folders.push(folder)
  // Longer than its compressed copy.
  const shell = "<p>shell</p>".repeat(100)
  writeFileSync(
    join(folder, "index.html"),
    `${shell}<script id="deployment" type="application/json" data-fill="deployment">{}</script>`,
  )
  writeFileSync(
    join(folder, "sw.js"),
    `precache([{url:"index.html",revision:"old"},{url:"a.js",revision:null}])`,
  )
  return folder
}

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]))

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
  it("the command writes the settings into the page, its policy, and the worker's revision of the page", async () => {
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
    expect(files[".headers.conf"]).toContain("connect-src 'self' https://gateway.example https://two.example")
    expect(files["sw.js"]).toMatch(
      /\{url:"index\.html",revision:"[0-9a-f]{32}"\},\{url:"a\.js",revision:null\}/,
    )
    const copy = brotliDecompressSync(readFileSync(join(dist, "index.html.br"))).toString()
    expect(copy).toBe(files["index.html"])
  })

  it("the same settings give the same files, and other settings another revision", async () => {
    const dist = product()
    await configure(dist, `{"merchant":"moon"}`)
    const once = filesOf(dist)
    await configure(dist, `{"merchant":"moon"}`)
    expect(filesOf(dist)).toEqual(once)
    await configure(dist, `{"merchant":"sun"}`)
    expect(filesOf(dist)["sw.js"]).not.toBe(once["sw.js"])
  })

  it("a wrong file is refused with each of its mistakes, and writes nothing", async () => {
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

  it("a folder without a built product is refused in words", async () => {
    const dist = mkdtempSync(join(tmpdir(), "empty-"))
    folders.push(dist)
    expect(await configure(dist, "{}")).toMatchObject({
      code: 1,
      said: expect.stringContaining("has no built product: npm run build"),
    })
  })
})

describe("the configuration file", () => {
  it("the example in deploy/ has every setting, with its default", () => {
    const example = readFileSync("deploy/lobby.json", "utf8")
    expect(readConfiguration(example)).toEqual(defaultDeployment)
    expect(Object.keys(JSON.parse(example))).toEqual(Object.keys(defaultDeployment))
  })

  it("what the file leaves out keeps its default", () => {
    expect(readConfiguration("{}")).toEqual(defaultDeployment)
    expect(readConfiguration(`{"policyFeatures":["sms"]}`)).toEqual({
      ...defaultDeployment,
      policyFeatures: ["sms"],
    })
  })

  it.each([
    ["{", "The file is not JSON."],
    ["[]", "The file: "],
    [`{"gateway":"http://gateway.example"}`, "gateway: must be an origin"],
    [`{"fallbacks":["https://a.example/"]}`, "fallbacks.0: must be an origin"],
    [`{"merchant":"two words"}`, "merchant: must be a merchant code"],
    [`{"merchantByHost":{"M.example:443":"moon"}}`, "merchantByHost: must have host names"],
    [`{"merchantByHost":{"m.example":""}}`, "merchantByHost.m.example: must be a merchant code"],
  ])("the file %j is refused: %s", (json, mistake) => {
    const result = readConfiguration(json)
    expect(Array.isArray(result) ? result.join("\n") : "no mistake").toContain(mistake)
  })
})
