import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import * as Activity from "#domain/Activity.ts"
import * as ActivityAddress from "#domain/ActivityAddress.ts"
import * as Application from "#domain/Application.ts"
import { type Promotion, statuses } from "#domain/Promotion.ts"
import * as Referral from "#domain/Referral.ts"
import en from "#i18n/locales/en.json"

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/*.json", {
  eager: true,
  import: "default",
})
const textsOf = (file: string) => dictionaries[`/src/i18n/locales/${file}.json`] ?? {}

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

const image = (name: string, type: string, size = 1000): Activity.Image => ({ name, type, size })
const png = (name: string) => image(`${name}.png`, "image/png")
const mb5 = 5 * 1024 * 1024

describe("the statuses of activities", () => {
  it("[SS-38] are these ten, each with a text of its own in every language", () => {
    assert.deepStrictEqual(
      statuses.map((status) => en[Activity.statusNames[status]].toLowerCase()),
      "Join Claim Applying Close Rejected Issued Claimed Process Joined"
        .split(" ")
        .concat("coming soon")
        .map((word) => word.toLowerCase()),
    )
    const keys = Object.values<string>(Activity.statusNames)
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

  it("only Join and Claim are something to do", () => {
    assert.deepStrictEqual(statuses.filter(Activity.mayApply), ["Join", "Claim"])
    assert.deepStrictEqual(
      statuses.filter((status) => (Activity.toneOf(status) === "act") !== Activity.mayApply(status)),
      [],
    )
  })
})

describe("lists of activities", () => {
  const all = [
    promotion("a", { status: "Issued" }),
    promotion("b", { status: "Close" }),
    promotion("c", { status: "Claim", category: "slots" }),
    promotion("d", { status: "coming soon", category: "" }),
    promotion("e", { status: "Join", category: "slots" }),
  ]
  const ids = (promotions: ReadonlyArray<Promotion>) => promotions.map(({ promoId }) => promoId).join("")

  it("the reward centre has what can be done first, and nothing that is over or has not begun", () => {
    assert.strictEqual(ids(Activity.rewards(all)), "cea")
  })

  it("categories stand in the order in which they come; one that has nothing narrows nothing", () => {
    assert.deepStrictEqual(Activity.categoriesOf(all), ["club", "slots"])
    assert.strictEqual(ids(Activity.ofCategory(all, "slots")), "ce")
    assert.strictEqual(ids(Activity.ofCategory(all, "")), "abcde")
    assert.strictEqual(ids(Activity.ofCategory(all, "nothing")), "abcde")
    assert.strictEqual(Activity.categoryName("Slots"), "category_RNG")
    assert.isUndefined(Activity.categoryName("constructor"))
  })

  it("days are those of the player's calendar, and none where none is known", () => {
    const noon = new Date(2026, 10, 2, 12).getTime()
    assert.deepStrictEqual(Activity.daysOf({ start: noon, end: 0 }), { start: "2026-11-02", end: "" })
  })
})

describe("an application", () => {
  it.each([
    [140, undefined],
    [141, "activity_comment_length"],
  ] as const)("[VA-11] a comment of %d characters: %s", (length, error) => {
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
  ] as const)("[VA-12] a picture %s of type %s: %s", (name, type, fault) => {
    assert.strictEqual(Activity.faultOf(image(name, type)), fault)
    const errors = Application.check({ comment: "", images: [image(name, type)] })
    assert.strictEqual(errors.images, fault === undefined ? undefined : "image_type_wrong")
  })

  it.each([
    [mb5, undefined],
    [mb5 + 1, "size"],
  ] as const)("[VA-13] a picture of %d bytes: %s", (size, fault) => {
    assert.strictEqual(Activity.faultOf(image("a.png", "image/png", size)), fault)
    const errors = Application.check({ comment: "", images: [image("a.png", "image/png", size)] })
    assert.strictEqual(errors.images, fault === undefined ? undefined : "image_too_big")
  })

  it("[VA-14] takes three pictures and refuses a fourth", () => {
    const three = [png("a"), png("b"), png("c")]
    assert.deepStrictEqual(Application.check({ comment: "", images: three }), {})
    assert.strictEqual(
      Application.check({ comment: "", images: [...three, png("d")] }).images,
      "images_too_many",
    )
    assert.deepStrictEqual(Activity.withChosen(three.slice(0, 2), [png("c"), png("d")]), {
      images: three,
      refused: [{ name: "d.png", fault: "count" }],
    })
  })

  it("keeps the good ones of a choice, and says of each other what is wrong", () => {
    const chosen = [image("a.gif", "image/gif"), png("b"), image("c.jpg", "image/jpeg", mb5 + 1)]
    assert.deepStrictEqual(Activity.withChosen([], chosen), {
      images: [png("b")],
      refused: [
        { name: "a.gif", fault: "type" },
        { name: "c.jpg", fault: "size" },
      ],
    })
  })

  it("asks for its fields in their order, and sends nothing that is not seen", () => {
    const errors = Application.check({ comment: "x".repeat(141), images: [image("a", "")] })
    assert.deepStrictEqual(Application.wrongFields(errors), ["comment", "images"])
    assert.strictEqual(Application.cleaned(" \u202eone\ntwo "), "one\ntwo")
  })
})

describe("the address of a page of activities", () => {
  it("has the view, the category and the open activity, and leaves out what is empty", () => {
    const address = { tab: "mission", category: "a&b", promo: "50/1" }
    const written = ActivityAddress.write("/m/activity", address)
    assert.strictEqual(written, "/m/activity?tab=mission&category=a%26b&promo=50%2F1")
    assert.deepStrictEqual(ActivityAddress.read(written.split("?")[1] ?? ""), address)
    assert.strictEqual(ActivityAddress.write("/m/activity", { promo: "" }), "/m/activity")
  })
})

describe("an invitation", () => {
  it("is a link to the registration with the member's code, and none without one", () => {
    assert.strictEqual(
      Referral.linkOf({ code: "a&b" }, "https://m.lantern.example"),
      "https://m.lantern.example/m/register?affiliateCode=a%26b",
    )
    assert.isUndefined(Referral.linkOf({ code: "" }, "https://m.lantern.example"))
  })
})
