import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { compress } from "#tools/build/compress.ts"

describe("the compressed copies of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "dist-"))
  const long = "export const lantern = 1\n".repeat(50)

  beforeAll(async () => {
    mkdirSync(join(folder, "assets"))
    mkdirSync(join(folder, ".vite"))
    writeFileSync(join(folder, "assets/entry.js"), long)
    writeFileSync(join(folder, "assets/tiny.js"), "a()")
    writeFileSync(join(folder, "icon.png"), long)
    writeFileSync(join(folder, ".headers.conf"), long)
    writeFileSync(join(folder, ".vite/manifest.json"), long)
    await compress(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it("are of text files that become smaller, and of no hidden file", () => {
    const copies = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(br|gz)$/.test(file),
    )
    expect(copies.sort()).toEqual(["assets/entry.js.br", "assets/entry.js.gz"])
  })

  it("have the content of the file", () => {
    const copy = (ending: string) => readFileSync(join(folder, `assets/entry.js.${ending}`))
    expect(brotliDecompressSync(copy("br")).toString()).toBe(long)
    expect(gunzipSync(copy("gz")).toString()).toBe(long)
  })
})
