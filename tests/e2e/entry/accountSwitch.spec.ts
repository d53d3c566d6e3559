import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import * as Pages from "#domain/frame/Pages.ts"
import { type Persona, personas } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const personaOf = (id: string): Persona => {
  const found = personas.find((persona) => persona.id === id)
  if (found === undefined) throw new Error(`No persona ${id}`)
  return found
}

/** Texts that only the account's own pages show. */
const marksOf = ({ account, nickname, balance }: Persona): ReadonlyArray<string> => [
  account,
  nickname,
  balance.toLocaleString("en-US", { minimumFractionDigits: 2 }),
]

/** Logs in another account, as another tab does. */
const logInElsewhere = async (page: Page, persona: string) => {
  const session = await product.world.signInAs(persona)
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      dispatchEvent(new StorageEvent("storage", { key, newValue: value, storageArea: localStorage }))
    },
    [slots.session.key, JSON.stringify(session)] as const,
  )
}

const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea")]
    return [document.body.innerText, ...fields.map((field) => (field as HTMLInputElement).value)].join("\n")
  })

const addresses = Pages.all.map(({ path }) => path).filter((path) => path !== "/m")

describe("a switch to another account in another tab", () => {
  it(
    "a switch of account leaves nothing of the previous account on any page after 2 s",
    { timeout: 300_000 },
    async () => {
      const page = await product.visit({ persona: "1" })
      const left: Array<string> = []
      const seen = new Set<string>()
      let [before, after] = [personaOf("1"), personaOf("2")]
      for (const path of addresses) {
        await page.goto(path)
        await page.waitForLoadState("networkidle")
        const text = await shown(page)
        if (marksOf(before).some((mark) => text.includes(mark))) seen.add(path)
        await logInElsewhere(page, after.id)
        const remaining = async () => {
          const now = await shown(page)
          return marksOf(before).filter((mark) => now.includes(mark))
        }
        const end = Date.now() + 2000
        let found = await remaining()
        while (found.length > 0 && Date.now() < end) {
          await page.waitForTimeout(100)
          found = await remaining()
        }
        if (found.length > 0) left.push(`${path}: ${found.join(", ")}`)
        ;[before, after] = [after, before]
      }
      expect(left).toEqual([])
      expect(seen.size, "pages that showed something of the account").toBeGreaterThan(addresses.length / 3)
    },
  )
})
