import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { areas, inOrder, slugOf } from "#ladle/order.ts"

/** A component without any element only runs effects. */
const drawsSomething = (file: string): boolean => /<\/|\/>/.test(readFileSync(file, "utf8"))

const files = globSync([".ladle/*.stories.tsx", "src/**/*.stories.tsx"])

const titled = files.map((file) => {
  const text = readFileSync(file, "utf8")
  return {
    title: /^export default \{\s*title: "([^"]+)"/m.exec(text)?.[1] ?? "",
    stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name),
  }
})

const inWords = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")

describe("stories of the catalogue", () => {
  it("[HA-92] show each component of src/pages and src/ui that draws something", () => {
    const components = globSync("src/{pages,ui}/**/[A-Z]*.tsx")
      .filter((file) => !file.endsWith(".stories.tsx"))
      .filter(drawsSomething)
    expect(components.length).toBeGreaterThan(250)
    expect(components.filter((file) => !files.includes(file.replace(".tsx", ".stories.tsx")))).toEqual([])
  })

  it("[HA-92] have titles of their own that start with an area", () => {
    const names: ReadonlyArray<string> = Object.keys(areas)
    const titles = titled.map(({ title }) => title)
    expect(titles.filter((title) => !names.includes(title.split(" / ")[0] ?? ""))).toEqual([])
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  it("[HA-92] follow the order of a review, and in a file as written there", () => {
    const all = titled.flatMap(({ title, stories }) =>
      stories.map(
        (name, locStart) =>
          [`${title.split(" / ").map(slugOf).join("--")}--${slugOf(inWords(name))}`, { locStart }] as const,
      ),
    )
    const ids = inOrder(Object.fromEntries(all.toReversed()))
    expect(ids).toHaveLength(all.length)
    expect([...new Set(ids.map((id) => id.split("--")[0]))]).toEqual(Object.keys(areas).map(slugOf))
    expect(ids.filter((id) => id.startsWith("account--bank-cards--")).slice(0, 2)).toEqual([
      "account--bank-cards--cards",
      "account--bank-cards--no-cards",
    ])
  })
})
