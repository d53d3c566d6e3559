import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"
import { choose } from "#tests/support/appearance.ts"
import { brokenLabels } from "#tests/support/labels.ts"
import { startProduct } from "#tests/support/product.ts"
import { workerBrowser } from "#tests/support/worker.ts"

const product = startProduct()

/** Waits for a word of the language, because the dictionary follows the change. */
const untilTranslated = async (page: Page, language: Language, key: string): Promise<void> => {
  const words = JSON.parse(readFileSync(`src/i18n/locales/${languageFacts[language].file}.json`, "utf8"))
  await page.getByText(words[key], { exact: true }).first().waitFor()
}

describe("labels at 320 px", () => {
  it.each([
    [paths.home, "guest", "promotion"],
    [paths.activity, "0", "promotion"],
    [paths.register, "guest", "register"],
    [paths.bettingRecord, "0", "promotion"],
    [`${paths.accountRecord}?types=A`, "9", "promotion"],
    [paths.memberHome, "0", "promotion"],
  ] as const)(
    "the page %s of persona %s cuts off no label or option in any language",
    async (path, persona, word) => {
      const page = await product.visit({ path, persona, width: 320, settings: { scale: "few" } })
      await page.waitForLoadState("networkidle")
      for (const language of languages) {
        await choose(page, language, "dark")
        await untilTranslated(page, language, word)
        await expect.poll(() => brokenLabels(page, language), { message: language }).toEqual([])
      }
    },
  )
})

/** Labels that a box cuts off, and labels that are whole. */
const sample = `
  <p style="width: 40px; overflow: hidden; white-space: nowrap">Confirm password</p>
  <p style="width: 40px; overflow-x: auto; white-space: nowrap">Confirm password</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">The name of a game</p>
  <p style="width: 40px; height: 20px; overflow: hidden">Confirm password</p>
  <p style="width: 1px; height: 1px; overflow: hidden">Confirm password</p>
  <select style="width: 60px"><option>Confirm password</option></select>
  <select style="width: 200px"><option>Confirm password</option></select>
  <p style="width: 30px">At least ₱ 1,500.00</p><p style="width: 30px">At least ₱\u00a01,500.00</p>`

describe("the check of labels", () => {
  it("the check of labels detects cut labels and options, and a currency at the end of a line", async () => {
    const page = await (await workerBrowser()).newPage()
    await page.setContent(sample)
    expect(await brokenLabels(page, "EN")).toEqual([
      "cut label: Confirm password",
      "cut label: Confirm password",
      "cut option: Confirm password",
      "currency at the end of a line: At least ₱ 1,500.00",
    ])
    await page.close()
  })
})
