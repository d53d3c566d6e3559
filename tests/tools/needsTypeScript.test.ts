import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
)

const check = "./tools/needsTypeScript.mjs"

describe("a Node that cannot run TypeScript", () => {
  it("a script under a Node without TypeScript says which version it needs, and exits with 1", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--no-strip-types", "--import", check, "tools/test/requirements.ts"],
      { encoding: "utf8" },
    )
    expect(stderr).toContain(`These scripts need Node 22.18 or newer; this is ${process.version}.`)
    expect(stderr).not.toContain("ERR_UNKNOWN_FILE_EXTENSION")
    expect(status).toBe(1)
  })

  it("every script that runs a TypeScript file checks the version first", () => {
    const running = Object.entries(manifest.scripts).filter(([, command]) => /^node .*\.ts\b/.test(command))
    expect(running.length).toBeGreaterThan(10)
    for (const [name, command] of running)
      expect(command, name).toMatch(/^node --import \.\/tools\/needsTypeScript\.mjs tools\/\S+\.ts( --all)?$/)
  })
})
