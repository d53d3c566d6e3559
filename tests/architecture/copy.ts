import type { Language } from "#config/product.ts"

import type { Dictionary } from "./texts.ts"

/** Names that are equal in every language. */
const names: ReadonlyArray<string> = [
  "Lantern Lobby",
  "VIP",
  "LINE",
  "OK",
  "QQ",
  "Facebook",
  "WeChat",
  "Zalo",
  "Telegram",
  "WhatsApp",
  "Android",
  "iOS",
  "Alipay",
  "QQ Wallet",
  "WeChat Pay",
]

/** Other texts that a language shares with English. */
const shared: Partial<Readonly<Record<Language, ReadonlyArray<string>>>> = {
  VI: ["Menu", "Banner {{number}}", "Hot", "Jackpot", "Email", "E-sports"],
}

/** Short labels in Filipino may be English, as is usual in the Philippines. Sentences may not. */
const takesEnglishLabels: ReadonlyArray<Language> = ["TY", "PH"]
const isLabel = (text: string): boolean => text.split(" ").length <= 4 && !/[.?!]$/.test(text)

const withoutPlaces = (text: string): string => text.replace(/\{\{\w+\}\}/g, "")

/** Texts of a dictionary that equal the English text. */
export const englishTexts = (
  language: Language,
  texts: Dictionary,
  english: Dictionary,
): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([key, text]) => {
    const isSame = text === english[key] && /[a-z]{2}/i.test(withoutPlaces(text))
    const isAllowed =
      names.includes(text) ||
      (shared[language] ?? []).includes(text) ||
      (takesEnglishLabels.includes(language) && isLabel(text))
    return isSame && !isAllowed ? [`${key}: ${text}`] : []
  })

const words = (...lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.flatMap((line) => line.split("|"))

/** Words that the product does not use because another word names the same thing. */
export const rejected: Readonly<Record<Language, ReadonlyArray<string>>> = {
  EN: words(
    "Vendor|Red rain|was asked for|what is below|centre|did not respond|We send|We check your|up to your own",
    "the equation|connection breaks",
  ),
  CN: words(
    "支付网关|回执|国家/地区代码|参考编号|客户服务|返水|支付密码|安全问题|深色主题|试玩余额|试玩资金|收件箱|提款|提现|充值|净额|派奖|供应商|代理客服|资金转账",
  ),
  JA: words(
    "配当|取引額|支払いパスワード|決済方法|フィッシング|人間確認|カスタマーサービス|SMSコード|会員センター|お試し用のお金|はずれ|純損益|提供会社|代理店|銀行カード",
    "ダークテーマ|資金の振替|賭け金|抽選|当選者|受付内容",
  ),
  TH: words(
    "โปรโมชัน|แชตสด|เอเยนต์|เอเย่นต์|ยอดคงเหลือ|เกตเวย์|ยอดหมุนเวียน|แคปต์ชา|รหัส SMS",
    "ใบรายการ|ร้านแลกแต้ม|หวย|ธีมสีเข้ม|ใบเสร็จ|อีลอตเตอรี่|กำไรและขาดทุน",
  ),
  VI: words(
    "tiền ảo|Mật khẩu thanh toán|Mã SMS|trò chuyện trực tiếp|bộ phận hỗ trợ|vé cược",
    "biên nhận|Biểu ngữ|chưa dùng được|Mã tham chiếu|Chuyển quỹ|Chưa kết toán|Lãi và lỗ|thẻ ngân hàng",
  ),
  TY: words(
    "Deposito|Balanse|Promosyon|Gantimpala|Ahente|Dibidendo|Loterya|Palakasan|Pangingisda",
    "Sentro ng seguridad|perang panlaro|Gateway ng pagbabayad|Numero ng sanggunian",
    "Paglipat sa bangko|kostumer|Mga natanggap|Mga miyembro sa ilalim|sahod|Isyu|Tagapagbigay",
    "Libreng laro|Libreng pagsubok|puntos|Ipagpalit|Gawain|beripikasyon|Password sa pag-login",
    "paksa ng tulong|Bukas na.|papunta sa {{|Password sa pagbabayad|Tanong sa seguridad|Magrehistro|imbitasyon|Madilim na tema",
    "Nasa pagpapanatili|Neto|pangkat|talaan",
  ),
  PH: words(
    "Nagka-problema|Okay na|Bukas na.|papunta sa {{|Kontrata|Mga miyembro sa ilalim|Dibidendo|Balanse|Mag-logout|Mga deposito|Try ulit",
    "subukang muli|Profit at loss|Mag-login",
  ),
}

/** Texts that contain a rejected word. */
export const rejectedWords = (language: Language, texts: Dictionary): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([key, text]) =>
    rejected[language]
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${key}: ${word}`),
  )

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const halfWidth = new RegExp(String.raw`${wide}\s?[,.:;!?()]|[,:;!?()]\s?${wide}|\.\.\.`, "u")

/** Chinese or Japanese texts with half-width punctuation. */
export const halfWidthTexts = (texts: Dictionary): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([key, text]) => (halfWidth.test(text) ? [`${key}: ${text}`] : []))

/** Texts that ask for input at a field. The specification quotes "Enter password". */
const fieldErrors: ReadonlyArray<string> = [
  "activity_comment_length",
  "amount_format",
  "amount_out_of_range",
  "amount_too_small",
  "answer_format",
  "check_email",
  "check_mobile",
  "check_name",
  "check_password",
  "check_username",
  "choose_bank",
  "choose_card",
  "choose_channel",
  "choose_question",
  "choose_wallet",
  "code_incomplete",
  "credentials_required",
  "enter_amount",
  "enter_payment_password",
  "feedback_length",
  "field_format",
  "field_required",
  "in_incorrect_password",
  "in_vwrite_code",
  "link_title_wrong",
  "payment_password_digits",
  "payment_password_format",
  "same_wallet",
  "transfer_amount_wrong",
]

/** The word for "please". Tagalog and Filipino say it nowhere. */
const please: Readonly<Record<Language, RegExp>> = {
  EN: /please/i,
  CN: /请/,
  JA: /ください/,
  TH: /กรุณา/,
  VI: /vui lòng/i,
  TY: /^(?!.*\bpaki)/i,
  PH: /^(?!.*\bpaki)/i,
}

/** Texts of fields that say "please" in another way than the rest of the language. */
export const impoliteTexts = (language: Language, texts: Dictionary): ReadonlyArray<string> =>
  fieldErrors.flatMap((key) => {
    const text = texts[key] ?? ""
    return please[language].test(text) ? [] : [`${key}: ${text}`]
  })
