import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect, it, onTestFinished } from "vitest"

import { neutralFolder } from "#tools/brand/files.ts"

/** A repository that has only the brand `neutral`, and a file with a brand's values. */
const repository = (values: object): string => {
  const root = mkdtempSync(join(tmpdir(), "brands-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(neutralFolder, join(root, neutralFolder), { recursive: true })
  for (const folder of ["src", "tools", "harness", "node_modules"])
    symlinkSync(resolve(folder), join(root, folder))
  for (const file of ["package.json", "vite.config.ts"]) cpSync(file, join(root, file))
  writeFileSync(join(root, "pearl.json"), JSON.stringify(values))
  return root
}

/** Runs `npm run brand` in a repository. */
const brand = (cwd: string, ...options: ReadonlyArray<string>) =>
  promisify(execFile)(process.execPath, [resolve("tools/brand/commands.ts"), ...options], { cwd })

const fileOf = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, `brands/${name}/brand.json`), "utf8"))

it("npm run brand -- new overwrites the values of 'neutral' with those of a file, and the brand check finds no mistake", async () => {
  const values = { name: { EN: "Pearl" }, shortName: { EN: "Pearl" }, defaultTheme: "light" }
  const root = repository(values)
  await brand(root, "new", "pearl", "--from", "pearl.json")
  expect(fileOf(root, "pearl")).toEqual({ ...fileOf(root, "neutral"), ...values })
  expect(await brand(root, "check", "pearl")).toMatchObject({ stdout: "brands/pearl has no mistake.\n" })
})

it.each([
  ["new ../pearl --from pearl.json", '"../pearl" is not a name of a brand'],
  ["new pearl --from pearl.json", "slogan: unknown"],
  ["check ../brands/neutral", 'There is no brand "../brands/neutral". Brands: neutral'],
])("npm run brand -- %s writes nothing and reports: %s", async (options, says) => {
  const root = repository({ name: { EN: "Pearl" }, slogan: "Hello" })
  await expect(brand(root, ...options.split(" "))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(says),
  })
  expect([existsSync(join(root, "brands/pearl")), existsSync(join(root, "pearl"))]).toEqual([false, false])
})

it("a build lists the mistakes of all its brands before it empties dist", async () => {
  const root = repository({})
  for (const name of ["lantern", "pearl"]) {
    cpSync(neutralFolder, join(root, "brands", name), { recursive: true })
    writeFileSync(join(root, "brands", name, "brand.json"), JSON.stringify({ name: { EN: name }, [name]: 1 }))
  }
  cpSync(neutralFolder, join(root, "dist"), { recursive: true })
  const vite = [resolve("node_modules/vite/bin/vite.js"), "build"]
  await expect(promisify(execFile)(process.execPath, vite, { cwd: root })).rejects.toMatchObject({
    stderr: "brands/lantern/brand.json: lantern: unknown\nbrands/pearl/brand.json: pearl: unknown\n",
  })
  expect(existsSync(join(root, "dist/brand.json"))).toBe(true)
})
