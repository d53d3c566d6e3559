import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"

import { areas, inOrder, slugOf } from "#ladle/order.ts"

const files = globSync([".ladle/*.stories.tsx", "src/**/*.stories.tsx"]).map((file) => {
  const text = readFileSync(file, "utf8")
  return {
    file,
    title: /^export default \{\s*title: "([^"]+)"/m.exec(text)?.[1] ?? "",
    stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name),
  }
})

const inWords = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")

describe("the stories of the Ladle catalogue", () => {
  it("[HA-92] the title of every story file starts with an area of the catalogue", () => {
    const names = Object.keys(areas)
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter(({ title }) => !names.includes(title.split(" / ")[0] ?? ""))).toEqual([])
  })

  it("[HA-92] titles are in words: none has the name of a file written as one word", () => {
    const squashed = new Set(
      files
        .map(({ file }) => basename(file, ".stories.tsx"))
        .flatMap((name) => (inWords(name).includes(" ") ? [name.toLowerCase()] : [])),
    )
    expect(squashed).toContain("bankcardspart")
    const wrong = files.filter(
      ({ title }) =>
        title
          .toLowerCase()
          .split(/\W+/)
          .some((word) => squashed.has(word)) || /\b[A-Z][a-z]+[A-Z]/.test(title),
    )
    expect(wrong.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
  })

  it("[HA-92] no two story files have the same title", () => {
    const titles = files.map(({ title }) => title)
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  it("[HA-92] every name that the order of the catalogue lists is a title", () => {
    const titles = new Set(files.map(({ title }) => title))
    const listed = Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area} / ${name}`))
    const isFolder = (name: string) => [...titles].some((title) => title.startsWith(`${name} / `))
    expect(listed.filter((title) => !titles.has(title) && !isFolder(title))).toEqual([])
  })

  it("[HA-92] stories are sorted as a player meets them, after the welcome page, and in a file as written there", () => {
    const all = files.flatMap(({ title, stories }) =>
      stories.map(
        (name, locStart) =>
          [`${title.split(" / ").map(slugOf).join("--")}--${slugOf(inWords(name))}`, { locStart }] as const,
      ),
    )
    const ids = inOrder(Object.fromEntries(all.toReversed()))
    expect(ids.length).toBe(all.length)
    expect(ids[0]).toBe("welcome--how-to-review")
    expect([...new Set(ids.map((id) => id.split("--")[0]))]).toEqual(Object.keys(areas).map(slugOf))
    expect(ids[1]).toMatch(/^entry--login-and-registration--/)
    expect(ids.filter((id) => id.startsWith("account--bank-cards--")).slice(0, 2)).toEqual([
      "account--bank-cards--cards",
      "account--bank-cards--no-cards",
    ])
  })
})
