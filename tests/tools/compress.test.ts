import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

import { compress } from "#tools/build/compress.ts"

it("the build compresses only text files that become smaller, and no hidden files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dist-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const long = "export const lantern = 1\n".repeat(50)
  mkdirSync(join(folder, "assets"))
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, "assets/entry.js"), long)
  writeFileSync(join(folder, "assets/tiny.js"), "a()")
  for (const file of ["icon.png", ".headers.conf", ".vite/manifest.json"])
    writeFileSync(join(folder, file), long)
  await compress(folder)
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const copies = files.filter((file) => /\.(br|gz)$/.test(file))
  expect(copies.sort()).toEqual(["assets/entry.js.br", "assets/entry.js.gz"])
})
