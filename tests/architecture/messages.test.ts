import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"

import { type TextArea, textAreas } from "#app/textAreas.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"

import { sourceFiles } from "./imports.ts"
import { dictionaryComplaints, missingTexts, unusedTexts, type Dictionary } from "./texts.ts"

const readFile = (name: string): Dictionary =>
  JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, "utf8"))

const folders = readdirSync("src/i18n/locales").filter((name) => !name.endsWith(".json"))

/** All texts of a language, with those that load later. */
const read = (name: string): Dictionary =>
  Object.assign(readFile(name), ...folders.map((folder) => readFile(`${folder}/${name}`)))

const pageFiles = sourceFiles(".", ["src/pages"])

const pageFile = (page: string): string =>
  pageFiles.find((file) => basename(file).toLowerCase() === `${page}page.tsx`.toLowerCase()) ?? page

/** Each component that loads on demand, with the areas of its texts; undefined for home and its frame. */
const loaded: ReadonlyArray<{ readonly component: string; readonly areas?: ReadonlyArray<TextArea> }> = [
  ...[
    "app/Frame",
    "app/AfterFirstPaint",
    "pages/home/HomePage",
    "pages/home/PosterRow",
    "pages/home/HomeGames",
    "pages/home/MemberNotices",
    "pages/promo/rain/HomeRain",
    "pages/frame/footer/HomeFooter",
    "pages/frame/footer/FootMore",
    "pages/frame/Toasts",
    "pages/frame/menu/MainMenu",
  ].map((file) => ({ component: `src/${file}.tsx` })),
  ...["frame/ConfirmDialogs", "frame/menu/ServiceMenu", "frame/popup/PopupQueue", "frame/error/GatePage"].map(
    (file) => ({ component: `src/pages/${file}.tsx`, areas: ["frame"] as const }),
  ),
  ...Object.entries(textAreas).map(([page, areas]) => ({ component: pageFile(page), areas })),
]

const english = read("en")

/** Latin words of every language: names, formats, parts of addresses. */
const names = `VIP LINE OK QQ IP PNG JPG MB SMS QR Facebook WeChat Zalo Telegram WhatsApp Google Android iOS
  Safari Chrome Alipay Wallet Pay Caps Lock Lantern Lobby https name example com`

/** English words that a language borrows. */
const borrowed: Partial<Readonly<Record<Language, string>>> = {
  JA: "SNS URL",
  TH: "OTP",
  VI: "menu tab chat banner hot jackpot live email captcha casino game sports",
}

/** Filipino borrows nouns and verbs of English, but not these words. */
const neverBorrowed = new Set(
  "the and or is are was has you your we our with for not please about from if it".split(" "),
)

const wordsOf = (text: string): ReadonlyArray<string> =>
  (text.replace(/\{\{.*?\}\}/g, "").match(/\p{Script=Latin}+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{2,}$/.test(word))

const englishWords = new Set(Object.values(english).flatMap(wordsOf))

const isFilipino = (language: Language): boolean => language === "TY" || language === "PH"

const isEnglish = (language: Language, word: string): boolean => {
  if (isFilipino(language)) return neverBorrowed.has(word)
  return language !== "VI" || (word.length > 2 && englishWords.has(word))
}

/** Short labels in Filipino may be English, as is usual in the Philippines. Sentences may not. */
const isEnglishSentence = (key: string, text: string): boolean =>
  text === english[key] && wordsOf(text).length > 0 && (text.split(" ").length > 4 || /[.?!]$/.test(text))

/** The English that nobody has translated. */
const englishTexts = (language: Language, texts: Dictionary): ReadonlyArray<string> => {
  const allowed = new Set(wordsOf(`${names} ${borrowed[language] ?? ""}`))
  return Object.entries(texts).flatMap(([key, text]) => {
    const words = wordsOf(text).filter((word) => isEnglish(language, word) && !allowed.has(word))
    const isLeft = words.length > 0 || (isFilipino(language) && isEnglishSentence(key, text))
    return isLeft ? [`${key}: ${text}`] : []
  })
}

/** Words for which each language has another term: one thing, one term. */
const replacedTerms: Readonly<Record<Language, RegExp>> = {
  EN: /\boperator|\bvendor|winnings|bank card|member centre/i,
  TY: /deposito|balanse|promosyon|gantimpala|\bpuna\b|ahente|pangkat|dibidendo|sahod|lugi|\bneto|loterya|puntos|sign out|puwede|sanggunian|operator|vendor|bank card/i,
  PH: /deposito|\bdeposit\b|balanse|withdraw|miyembro|ahente|kontrata|sign out|mag-?logout|tinanggihan|\bpaki|operator|vendor|bank card/i,
  CN: /充值|提现|提款|支付密码|支付网关|客户服务|收件箱|(?<!中)奖金|派奖|未结算|净额|供应商|运营商|暂停游戏|现实提醒|安全问题/,
  JA: /会員センター|フィッシング|取引額|賭け金|配当|純損益|提供会社|人間確認|フルページ|無期限|運営者|カスタマーサービス/,
  TH: /กันตัวเอง|วงเงินจำกัด|(?<!รายการ)โปรด|ลงทะเบียน|แคปต์ชา|แชตสด|โปรโมชัน|เอเยนต์|แต้ม|ยอดหมุนเวียน|ผู้ให้บริการ|ยอดคงเหลือ/,
  VI: /(^|\s)thẻ(\s|$)|thành viên|kết toán|mã tham chiếu|tiền ảo|nhà điều hành|mật khẩu thanh toán|chuyển quỹ|vé cược|bộ phận hỗ trợ/i,
}

describe("dictionaries", () => {
  it("contain each text in only one of a language's files", () => {
    const keys = [readFile("en"), ...folders.map((area) => readFile(`${area}/en`))].flatMap(Object.keys)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each(loaded)("load with the component that shows them: $component", ({ component, areas }) => {
    const here = areas === undefined ? [] : ["shared", "protection", ...areas]
    const others = folders
      .filter((folder) => !here.includes(folder))
      .map((folder) => readFile(`${folder}/en`))
    expect(missingTexts(".", component, Object.assign({}, ...others))).toEqual([])
  })

  it.for(languages)("contain the same keys and placeholders as English in %s", (language) => {
    const { file } = languageFacts[language]
    expect(dictionaryComplaints(file, read(file), english)).toEqual([])
  })

  it.for(languages.filter((language) => language !== "EN"))("are translated to %s", (language) => {
    expect(englishTexts(language, read(languageFacts[language].file))).toEqual([])
  })

  it.for(languages)("use one term for one thing in %s", (language) => {
    const texts = Object.entries(read(languageFacts[language].file))
    expect(texts.filter(([, text]) => replacedTerms[language].test(text))).toEqual([])
  })

  it("contain no text that the source does not use", () => {
    expect(unusedTexts(".", english)).toEqual([])
    expect(unusedTexts(".", { nobody_says_this: "", points_amount_one: "" })).toEqual(["nobody_says_this"])
  })
})
