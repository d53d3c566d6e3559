import { readFileSync } from "node:fs"
import { join } from "node:path"

import { describe, expect, it } from "vitest"

import { homeTexts } from "#i18n/homeTexts.ts"
import en from "#i18n/locales/en.json" with { type: "json" }

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"))

const script = (name: string): string => readFileSync(join("dist", manifest[name]?.file ?? ""), "utf8")

/** All that home may load: what stands behind the table of other pages is theirs. */
const chunksOfHome = (name = "index.html", seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(name) || /LaterPage|locales/.test(name)) return seen
  seen.add(name)
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
  for (const next of [...imports, ...dynamicImports]) chunksOfHome(next, seen)
  return seen
}

/** Texts that the script names. A short key may be named for another reason; it is cheap to have. */
const named = (script: string): ReadonlyArray<string> =>
  Object.keys(en).filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(script))

const carried = (): ReadonlyArray<string> =>
  [...readFileSync("src/i18n/firstTexts.ts", "utf8").matchAll(/^ {2}(\w+),$/gm)].map(([, key]) => key ?? "")

describe("the texts of the first screen", () => {
  it("travel with the script that shows them", () => {
    expect(named(script("index.html")).filter((key) => !carried().includes(key))).toEqual([])
  })

  it("would be missed", () => {
    expect(named('t("no_permission")')).toEqual(["no_permission"])
  })
})

describe("the texts of home", () => {
  const homes = named([...chunksOfHome()].map(script).join("\n"))
  // The name of a category is put together from its code.
  const isComposed = (key: string) => key.startsWith("category_")

  it("are those that home's scripts name, and no others", () => {
    expect(homes.filter((key) => !homeTexts.some((text) => text === key))).toEqual([])
    expect(homeTexts.filter((key) => !homes.includes(key) && !isComposed(key))).toEqual([])
  })

  it("come without those of other pages", () => {
    const keysOf = (part: string): ReadonlyArray<string> =>
      Object.keys(en).filter((key) => script(`src/i18n/locales/en.json?raw&${part}`).includes(`"${key}":`))
    expect(keysOf("home").toSorted()).toEqual(homeTexts.toSorted())
    expect(keysOf("home").length + keysOf("pages").length).toBe(Object.keys(en).length)
  })
})
