import { execFile } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"

import { neutralFolder } from "#tools/brand/files.ts"

const roots: Array<string> = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

/** A repository that has only the brand `neutral`, and a file with a brand's values. */
const repository = (values: unknown = {}): string => {
  const root = mkdtempSync(join(tmpdir(), "brands-"))
  roots.push(root)
  cpSync(neutralFolder, join(root, neutralFolder), { recursive: true })
  symlinkSync(resolve("src"), join(root, "src"))
  writeFileSync(join(root, "pearl.json"), JSON.stringify(values))
  return root
}

/** Runs the command with an input of the terminal; returns its exit code and what it says. */
const brand = async (root: string, options: ReadonlyArray<string>, input = "") => {
  const command = [resolve("tools/brand/commands.ts"), ...options]
  const run = promisify(execFile)(process.execPath, command, { cwd: root })
  run.child.stdin?.end(input)
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

const fileOf = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, `brands/${name}/brand.json`), "utf8"))

describe("npm run brand -- new", () => {
  it("writes neutral's values with the typed name, and prints the next commands", async () => {
    const root = repository()
    const { code, said } = await brand(root, ["new", "pearl"], "Pearl\n")
    expect(code).toBe(0)
    for (const next of [
      "brand -- check pearl",
      "splash -- --brand pearl",
      "npm run preview -- --brand pearl",
    ])
      expect(said).toContain(next)
    const names = { name: { EN: "Pearl" }, shortName: { EN: "Pearl" } }
    expect(fileOf(root, "pearl")).toEqual({ ...fileOf(root, "neutral"), ...names })
    expect(await brand(root, ["check", "pearl"])).toEqual({
      code: 0,
      said: "brands/pearl has no mistake.\n",
    })
  })

  it("writes the values of a file over neutral's", async () => {
    const card = { $value: { value: 0.5, unit: "rem" } }
    const values = { name: { EN: "Pearl" }, defaultTheme: "light", tokens: { radius: { card } } }
    const root = repository(values)
    expect(await brand(root, ["new", "pearl-2", "--from", "pearl.json"])).toMatchObject({ code: 0 })
    const { radius } = fileOf(root, "neutral").tokens
    expect(fileOf(root, "pearl-2")).toMatchObject({ ...values, tokens: { radius: { ...radius, card } } })
  })

  it.each([
    ["an existing name", ["new", "neutral"], "brands/neutral: this brand exists already"],
    ["a name with capitals", ["new", "Pearl"], '"Pearl" is not a name of a brand'],
    ["a name that leaves the folder", ["new", "../pearl"], '"../pearl" is not a name of a brand'],
    ["no name", ["new"], "Use: npm run brand --"],
    ["an unknown option", ["new", "pearl", "--form", "pearl.json"], "Use: npm run brand --"],
    ["a missing file", ["new", "pearl", "--from", "none.json"], "none.json: missing, or not a JSON object"],
    ["a file with a mistake", ["new", "pearl", "--from", "pearl.json"], "slogan: unknown"],
    ["no typed name", ["new", "pearl"], "name.EN: must not be empty"],
  ])("refuses %s in words and writes nothing", async (_, options, says) => {
    const root = repository({ name: { EN: "Pearl" }, slogan: "Hello" })
    const { code, said } = await brand(root, options)
    expect(code).toBe(1)
    expect(said).toContain(says)
    expect(existsSync(join(root, "brands/pearl"))).toBe(false)
    expect(existsSync(join(root, "pearl"))).toBe(false)
  })
})
