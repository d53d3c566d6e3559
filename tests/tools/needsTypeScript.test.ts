import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"

it("a script under a Node version without TypeScript support names the required version, and exits with 1", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--no-strip-types", "--import", "./tools/needsTypeScript.mjs", "tools/test/requirements.ts"],
    { encoding: "utf8" },
  )
  expect(stderr).toContain(`These scripts need Node 22.18 or newer; this is ${process.version}.`)
  expect(status).toBe(1)
})
