import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import type { Language } from "#config/product.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The fonts that draw the texts of the page as it is now, by the names inside their files. A copy of the texts does not change while it is read. */
const fontsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => {
    document.getElementById("copy")?.remove()
    const copy = document.createElement("p")
    copy.id = "copy"
    copy.textContent = document.body.innerText
    document.body.append(copy)
  })
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#copy" })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  await session.detach()
  return fonts.map(({ postScriptName }) => postScriptName)
}

const packaged = /^NotoSans(Thai|Hans|JP)?-/

const scripts: ReadonlyArray<readonly [language: Language, own: RegExp]> = [
  ["EN", /^NotoSans-/],
  ["VI", /^NotoSans-/],
  ["TH", /^NotoSansThai-/],
  ["CN", /^NotoSansHans-/],
  ["JA", /^NotoSansJP-/],
]

/** Systems without fontconfig keep their own fonts. */
describe.runIf(process.platform === "linux")("the fonts of end-to-end tests", () => {
  it.for(scripts)("home in %s is drawn with the packaged fonts only", async ([language, own]) => {
    const page = await product.visit({ language })
    await page.getByRole("navigation").first().waitFor()
    await expect.poll(async () => (await fontsOf(page)).some((name) => own.test(name))).toBe(true)
    expect((await fontsOf(page)).filter((name) => !packaged.test(name))).toEqual([])
  })
})
