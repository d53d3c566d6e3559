import { describe, expect, it } from "vitest"

import "#app/theme.css"
import { type Language, languageFacts } from "#config/product.ts"

/** A packaged font under a name that no page uses. */
interface Packaged {
  readonly name: string
  readonly 400: string
  readonly 700: string
}

interface Sample {
  readonly script: string
  readonly language: Language
  readonly text: string
  /** In the order of the product's style sheet. */
  readonly fonts: ReadonlyArray<Packaged>
}

const latin: Packaged = {
  name: "packaged-latin",
  400: "@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf",
  700: "@embedpdf/fonts-latin/fonts/NotoSans-Bold.ttf",
}

const chinese: Packaged = {
  name: "packaged-chinese",
  400: "@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf",
  700: "@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf",
}

const thai: Packaged = {
  name: "packaged-thai",
  400: "@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf",
  700: "@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf",
}

const japanese: Packaged = {
  name: "packaged-japanese",
  400: "@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf",
  700: "@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf",
}

const samples: ReadonlyArray<Sample> = [
  { script: "Latin", language: "EN", text: "Welcome to the lobby", fonts: [latin] },
  { script: "Vietnamese", language: "VI", text: "Chào mừng quý khách đến với sảnh trò chơi", fonts: [latin] },
  { script: "Thai", language: "TH", text: "ยินดีต้อนรับสู่ล็อบบี้ 7 เกม", fonts: [latin, thai] },
  { script: "Chinese", language: "CN", text: "欢迎来到大厅，充值 7 次", fonts: [latin, chinese] },
  { script: "Japanese", language: "JA", text: "ようこそ、ロビーへ 入金 7 回", fonts: [japanese] },
]

const load = async ({ fonts }: Sample): Promise<string> => {
  for (const font of fonts)
    for (const weight of [400, 700] as const) {
      const face = new FontFace(font.name, `url("/node_modules/${font[weight]}")`, { weight: `${weight}` })
      document.fonts.add(await face.load())
    }
  return fonts.map(({ name }) => name).join(", ")
}

/** Width and height of a text in CSS px, in the fonts of the page or in given ones. */
const sizeOf = (text: string, weight: number, fonts?: string) => {
  const line = document.createElement("span")
  line.textContent = text
  const given = fonts === undefined ? "" : `font-family: ${fonts};`
  line.style.cssText = `display: inline-block; font-size: 40px; white-space: nowrap; line-height: normal; font-weight: ${weight}; ${given}`
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

/** Systems without fontconfig keep their own fonts. */
const isLinux = navigator.userAgent.includes("Linux")

describe.runIf(isLinux)("the fonts of component tests", () => {
  it.for(samples)("a $script text has the size that its packaged font gives it", async (sample) => {
    document.documentElement.lang = languageFacts[sample.language].tag
    const fonts = await load(sample)
    for (const weight of [400, 700])
      expect(sizeOf(sample.text, weight)).toEqual(sizeOf(sample.text, weight, fonts))
  })
})

describe("the page of component tests", () => {
  it("the page of component tests has the language and the time zone of the run, whatever the machine has", () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect([locale, timeZone, navigator.language]).toEqual(["en-GB", "UTC", "en-GB"])
  })
})
