import { describe, expect, inject, it } from "vitest"

import "#app/theme.css"
import { type Language, languageFacts } from "#config/product.ts"

const latin = "@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf"
const thai = "@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"
const chinese = "@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf"
const japanese = "@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf"

/** Texts with their packaged fonts, in the order of the product's style sheet. */
const samples: ReadonlyArray<readonly [language: Language, text: string, fonts: ReadonlyArray<string>]> = [
  ["VI", "Chào mừng quý khách đến với sảnh trò chơi", [latin]],
  ["TH", "ยินดีต้อนรับสู่ล็อบบี้ 7 เกม", [latin, thai]],
  ["CN", "欢迎来到大厅，充值 7 次", [latin, chinese]],
  ["JA", "ようこそ、ロビーへ 入金 7 回", [japanese]],
]

/** Loads a packaged font under a name that no page uses. */
const load = async (file: string): Promise<string> => {
  const name = `packaged-${file.replace(/\W/g, "-")}`
  document.fonts.add(await new FontFace(name, `url("/node_modules/${file}")`).load())
  return name
}

/** Width and height of a text in CSS px, in the fonts of the page or in given ones. */
const sizeOf = (text: string, fonts?: string) => {
  const line = document.createElement("span")
  line.textContent = text
  line.style.cssText = "display: inline-block; font-size: 40px; white-space: nowrap; line-height: normal"
  if (fonts !== undefined) line.style.fontFamily = fonts
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

/** Systems without fontconfig keep their own fonts. */
const isLinux = navigator.userAgent.includes("Linux")

describe("the page that runs component tests", () => {
  it.runIf(isLinux).for(samples)("renders %s with its packaged fonts", async ([language, text, fonts]) => {
    document.documentElement.lang = languageFacts[language].tag
    const names = await Promise.all(fonts.map(load))
    expect(sizeOf(text)).toEqual(sizeOf(text, names.join(", ")))
  })

  it("uses the language and time zone of the test run, not those of the machine", () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect([locale, timeZone, navigator.language]).toEqual(["en-GB", inject("timeZone"), "en-GB"])
  })
})
