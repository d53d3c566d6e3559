import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import * as PromotionAddress from "#domain/promo/PromotionAddress.ts"
import * as Application from "#domain/promo/Application.ts"
import { type Promotion, statuses } from "#domain/promo/Promotion.ts"
import * as Referral from "#domain/promo/Referral.ts"
import en from "#i18n/locales/promo/en.json"

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/promo/*.json", {
  eager: true,
  import: "default",
})
const textsOf = (file: string) => dictionaries[`/src/i18n/locales/promo/${file}.json`] ?? {}

const promotion = (promoId: string, change: Partial<Promotion> = {}): Promotion => ({
  promoId,
  title: promoId,
  image: "",
  start: 0,
  end: 0,
  category: "club",
  status: "Join",
  content: "",
  ...change,
})

const image = (name: string, type: string, size = 1000): PromotionRules.Image => ({ name, type, size })
const png = (name: string) => image(`${name}.png`, "image/png")
const mb5 = 5 * 1024 * 1024

describe("promotion status", () => {
  it("[SS-38] the ten promotion statuses each have a text in every language", () => {
    assert.deepStrictEqual(
      statuses.map((status) => en[PromotionRules.statusNames[status]].toLowerCase()),
      "Join Claim Applying Close Rejected Issued Claimed Process Joined"
        .split(" ")
        .concat("coming soon")
        .map((word) => word.toLowerCase()),
    )
    const keys = Object.values<string>(PromotionRules.statusNames)
    assert.deepStrictEqual(
      Object.keys(en).filter((key) => key.startsWith("activity_status_")),
      keys,
    )
    for (const language of languages) {
      const texts = textsOf(languageFacts[language].file)
      assert.lengthOf(new Set(keys.map((key) => texts[key])), 10, language)
      if (language === "EN" || language === "PH") continue
      for (const key of keys) assert.notStrictEqual(texts[key], textsOf("en")[key], `${language} ${key}`)
    }
  })

  it("a player may apply only at the statuses Join and Claim", () => {
    assert.deepStrictEqual(statuses.filter(PromotionRules.mayApply), ["Join", "Claim"])
    assert.deepStrictEqual(
      statuses.filter(
        (status) => (PromotionRules.toneOf(status) === "action") !== PromotionRules.mayApply(status),
      ),
      [],
    )
  })
})

describe("promotion lists", () => {
  const all = [
    promotion("a", { status: "Issued" }),
    promotion("b", { status: "Close" }),
    promotion("c", { status: "Claim", category: "slots" }),
    promotion("d", { status: "coming soon", category: "" }),
    promotion("e", { status: "Join", category: "slots" }),
  ]
  const ids = (promotions: ReadonlyArray<Promotion>) => promotions.map(({ promoId }) => promoId).join("")

  it("the reward centre lists only open promotions, those that the player can apply for first", () => {
    assert.strictEqual(ids(PromotionRules.rewards(all)), "cea")
  })

  it("categories of promotions keep their order, and a category that has no promotions shows all promotions", () => {
    assert.deepStrictEqual(PromotionRules.categoriesOf(all), ["club", "slots"])
    assert.strictEqual(ids(PromotionRules.ofCategory(all, "slots")), "ce")
    assert.strictEqual(ids(PromotionRules.ofCategory(all, "")), "abcde")
    assert.strictEqual(ids(PromotionRules.ofCategory(all, "nothing")), "abcde")
    assert.strictEqual(PromotionRules.categoryName("Slots"), "category_RNG")
    assert.isUndefined(PromotionRules.categoryName("constructor"))
  })

  it("promotion days are local dates, and empty when unknown", () => {
    const noon = new Date(2026, 10, 2, 12).getTime()
    assert.deepStrictEqual(PromotionRules.daysOf({ start: noon, end: 0 }), { start: "2026-11-02", end: "" })
  })

  it("a promotion's card shows the last day, or the first day while the promotion is upcoming", () => {
    const start = new Date(2026, 10, 2, 12).getTime()
    const end = new Date(2026, 10, 9, 12).getTime()
    const nextDay = (change: Partial<Promotion>) =>
      PromotionRules.nextDayOf(promotion("1", { start, end, ...change }))
    assert.deepStrictEqual(nextDay({}), { start: "", end: "2026-11-09" })
    assert.deepStrictEqual(nextDay({ status: "coming soon" }), { start: "2026-11-02", end: "" })
    assert.deepStrictEqual(nextDay({ status: "coming soon", start: 0 }), { start: "", end: "2026-11-09" })
  })

  it("a promotion's card shows the first paragraph of the content that is not the title", () => {
    const gain = (content: string) => PromotionRules.gainOf({ title: "Club", content })
    assert.strictEqual(gain("<h2>Club</h2><p>Free <b>rounds</b></p><p>Terms</p>"), "Free rounds")
    assert.strictEqual(gain(""), "")
  })
})

describe("application for a promotion", () => {
  it.each([
    [140, undefined],
    [141, "activity_comment_length"],
  ] as const)("[VA-11] an application's comment of %d characters has the error %s", (length, error) => {
    for (const character of ["x", "🎰", "ไ"]) {
      const comment = character.repeat(length)
      assert.strictEqual(Application.check({ comment, images: [] }).comment, error, character)
      assert.strictEqual(Application.check({ comment: `\n ${comment} \n`, images: [] }).comment, error)
      assert.strictEqual(Application.clipped(comment), character.repeat(140))
    }
  })

  it.each([
    ["a.png", "image/png", undefined],
    ["a.PNG", "image/png", undefined],
    ["a.jpg", "image/jpeg", undefined],
    ["a.jpeg", "image/jpeg", undefined],
    ["a.b.jpg", "image/jpg", undefined],
    ["a.gif", "image/gif", "type"],
    ["a.pdf", "application/pdf", "type"],
    ["a.png", "image/gif", "type"],
    ["a.gif", "image/png", "type"],
    ["a.jpg", "image/png", "type"],
    ["a.svg", "image/svg+xml", "type"],
    ["png", "", "type"],
    ["a", "constructor", "type"],
  ] as const)("[VA-12] the picture %s of type %s in an application has the error %s", (name, type, fault) => {
    assert.strictEqual(PromotionRules.faultOf(image(name, type)), fault)
    const errors = Application.check({ comment: "", images: [image(name, type)] })
    assert.strictEqual(errors.images, fault === undefined ? undefined : "image_type_wrong")
  })

  it.each([
    [mb5, undefined],
    [mb5 + 1, "size"],
  ] as const)("[VA-13] a picture of %d bytes in an application has the error %s", (size, fault) => {
    assert.strictEqual(PromotionRules.faultOf(image("a.png", "image/png", size)), fault)
    const errors = Application.check({ comment: "", images: [image("a.png", "image/png", size)] })
    assert.strictEqual(errors.images, fault === undefined ? undefined : "image_too_large")
  })

  it("[VA-14] an application accepts three pictures and refuses a fourth", () => {
    const three = [png("a"), png("b"), png("c")]
    assert.deepStrictEqual(Application.check({ comment: "", images: three }), {})
    assert.strictEqual(
      Application.check({ comment: "", images: [...three, png("d")] }).images,
      "images_too_many",
    )
    assert.deepStrictEqual(PromotionRules.withChosen(three.slice(0, 2), [png("c"), png("d")]), {
      images: three,
      refused: [{ name: "d.png", fault: "count" }],
    })
  })

  it("an application adds the valid pictures of a selection, and reports each invalid picture with its error", () => {
    const chosen = [image("a.gif", "image/gif"), png("b"), image("c.jpg", "image/jpeg", mb5 + 1)]
    assert.deepStrictEqual(PromotionRules.withChosen([], chosen), {
      images: [png("b")],
      refused: [
        { name: "a.gif", fault: "type" },
        { name: "c.jpg", fault: "size" },
      ],
    })
  })

  it("an application shows an error at each invalid field, and sends no invisible characters", () => {
    const errors = Application.check({ comment: "x".repeat(141), images: [image("a", "")] })
    assert.hasAllKeys(errors, ["comment", "images"])
    assert.strictEqual(Application.cleaned(" \u202eone\ntwo "), "one\ntwo")
  })
})

describe("address of a promotions page", () => {
  it("a promotions address has tab, category and open promotion, without empty parameters", () => {
    const address = { tab: "mission", category: "a&b", promo: "50/1" }
    const written = PromotionAddress.write("/m/activity", address)
    assert.strictEqual(written, "/m/activity?tab=mission&category=a%26b&promo=50%2F1")
    assert.deepStrictEqual(PromotionAddress.read(written.split("?")[1] ?? ""), address)
    assert.strictEqual(PromotionAddress.write("/m/activity", { promo: "" }), "/m/activity")
  })
})

describe("invitation link", () => {
  it("the invitation link requires a code and opens the registration", () => {
    assert.strictEqual(
      Referral.linkOf({ code: "a&b" }, "https://m.lantern.example"),
      "https://m.lantern.example/m/register?affiliateCode=a%26b",
    )
    assert.isUndefined(Referral.linkOf({ code: "" }, "https://m.lantern.example"))
  })
})
