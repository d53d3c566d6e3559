import { describe, expect, it } from "vitest"

import * as Pages from "#domain/frame/Pages.ts"
import { type Persona, personas } from "#fixtures/personas.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { watchingTab } from "#tests/support/tabs.ts"

const personaOf = (id: string): Persona => {
  const found = personas.find((persona) => persona.id === id)
  if (found === undefined) throw new Error(`No persona ${id}`)
  return found
}

const marksOf = ({ account, nickname, balance }: Persona): ReadonlyArray<string> => [
  account,
  nickname,
  balance.toLocaleString("en-US", { minimumFractionDigits: 2 }),
]

/** Texts on the page, among them those of its fields. */
const shown = (): string => {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
  return [document.body.textContent, ...fields.map(({ value }) => value)].join("\n")
}

const marksShown = (marks: ReadonlyArray<string>) => marks.filter((mark) => shown().includes(mark))

const addresses = Pages.all.map(({ path }) => path).filter((path) => path !== "/m")

describe("account switch in another tab", () => {
  it("clears all data of the previous account from every page", { timeout: 120_000 }, async () => {
    const { tabs, tell } = watchingTab(storageItems.session.key)
    const { again, areas, world } = await openApp({ persona: "1", tabs })
    const seen = new Set<string>()
    let [before, after] = [personaOf("1"), personaOf("2")]
    for (const path of addresses) {
      await again(path)
      const isComplete = (): boolean =>
        world.log.entries().every(({ duration }) => duration !== undefined) &&
        document.querySelector("header")?.textContent.includes("Loading") !== true
      await expect.poll(isComplete).toBe(true)
      if (marksShown(marksOf(before)).length > 0) seen.add(path)
      areas.local.setItem(storageItems.session.key, JSON.stringify(await world.signInAs(after.id)))
      tell()
      const left = () => marksShown(marksOf(before))
      await expect.poll(left, { message: `texts of the previous account on ${path}` }).toEqual([])
      ;[before, after] = [after, before]
    }
    expect(seen.size, "pages that showed something of the account").toBeGreaterThan(addresses.length / 3)
  })
})
