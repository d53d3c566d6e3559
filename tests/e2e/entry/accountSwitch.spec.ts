// End to end because a second tab switches the account.
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

/** Texts on the page, among them those of its fields. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea")]
    return [document.body.innerText, ...fields.map((field) => (field as HTMLInputElement).value)].join("\n")
  })

/** Waits until a page shows none of the marks. */
const expectGone = async (page: Page, path: string, marks: ReadonlyArray<string>): Promise<void> => {
  const left = async () => {
    const text = await shown(page)
    return marks.filter((mark) => text.includes(mark))
  }
  await expect.poll(left, { message: `texts of the previous account on ${path}` }).toEqual([])
}

const addresses = Pages.all.map(({ path }) => path).filter((path) => path !== "/m")

/** Each case takes every sixth page, so that none is long and each has pages of all areas. */
const parts = [0, 1, 2, 3, 4, 5].map((part) => {
  const own = addresses.filter((_, index) => index % 6 === part)
  return { own, first: own[0], count: own.length }
})

describe("a switch to another account in another tab", () => {
  it.each(parts)(
    "a switch of account leaves nothing of the previous account on $count pages, from $first",
    async ({ own }) => {
      const page = await product.visit({ persona: "1" })
      const seen = new Set<string>()
      let [before, after] = [personaOf("1"), personaOf("2")]
      for (const path of own) {
        await page.goto(path)
        await page.waitForLoadState("networkidle")
        const text = await shown(page)
        if (marksOf(before).some((mark) => text.includes(mark))) seen.add(path)
        await logInElsewhere(page, after.id)
        await expectGone(page, path, marksOf(before))
        ;[before, after] = [after, before]
      }
      expect(seen.size, "pages that showed something of the account").toBeGreaterThan(own.length / 3)
    },
  )
})
