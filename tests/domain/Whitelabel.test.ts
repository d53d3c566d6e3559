import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { type Language, languages } from "#config/product.ts"
import {
  hasInbox,
  isOn,
  languageFor,
  moduleIds,
  modules,
  offeredLanguages,
  Whitelabel,
} from "#domain/Whitelabel.ts"
import * as sample from "#tests/domain/samples.ts"

const menuKeys = ["TRANSBETREPMEM3", "TRANSREC3", "PERSREP", "REWCEN3", "SECPRIV", "DOWNLOAD", "PTSYS3"]
const otherKeys = `FREEPLAY3 REGISTER_REE3 MOBILENUMREG3 MOBILENUMPASSREG3 VALID_CAPTCHA3 AFFMAN3 PROFPIC3
  REGMOBVERF3 FEEDBACK3 INBOX3 AGEINFO3 COMM3 CBS3 MOBILEVERCODELOGIN3 FACEBOOKLOGIN3 GOOGLELOGIN3 FUNDTRANS3
  AGEANNOUNCE3 MEMTRANS3 PERSPNL3 AGEDOWNMAN3 REG3 CAPTCHA3`.split(/\s+/)

const read = Schema.decodeUnknownSync(Whitelabel)

describe("whitelabel modules", () => {
  it("[RO-22] a merchant has 30 modules: the 7 of the menu and 23 others", () => {
    assert.lengthOf(menuKeys, 7)
    assert.lengthOf(otherKeys, 23)
    assert.sameMembers(Object.keys(modules), [...menuKeys, ...otherKeys])
    assert.sameMembers([...moduleIds], [...menuKeys, ...otherKeys])
    assert.lengthOf(moduleIds, 30)
  })

  it("[SP-07] the inbox shows its entries only with the mail module", () => {
    assert.isTrue(hasInbox({ modules: ["INBOX3"] }))
    assert.isFalse(hasInbox({ modules: moduleIds.filter((id) => id !== "INBOX3") }))
  })

  it("a merchant's module is enabled only when it is listed", () => {
    for (const id of moduleIds) {
      assert.isTrue(isOn({ modules: [id] }, id))
      assert.isFalse(isOn({ modules: moduleIds.filter((other) => other !== id) }, id))
    }
  })

  it("a malformed licence of a merchant is dropped, and the other settings stay", () => {
    const licence = { text: "Licensed by the board", url: "https://board.example/1" }
    assert.deepStrictEqual(read({ ...sample.bareWhitelabel, licence }).licence, licence)
    assert.deepStrictEqual(read({ ...sample.bareWhitelabel, licence: { text: "By the board" } }).licence, {
      text: "By the board",
      url: "",
    })
    for (const malformed of ["LB-2041", null, [], 1])
      assert.isUndefined(read({ ...sample.bareWhitelabel, licence: malformed }).licence)
  })

  it("a whitelabel response with empty containers disables all modules and uses the defaults", () => {
    const bare = read(sample.bareWhitelabel)
    assert.deepStrictEqual(bare.modules, [])
    assert.deepStrictEqual(bare.promos, { REFERRAL: false, AVAILABLE: false })
    assert.strictEqual(bare.age, 21)
    assert.strictEqual(bare.siteAccountType, "both")
    assert.strictEqual(bare.loginKey, "")
    assert.isNull(bare.firebase)
    assert.isNull(bare.signupBonus)
    assert.isFalse(bare.appWindow)
  })

  it("a whitelabel response reads a malformed scalar as its default, drops a malformed link and ignores an unknown field", () => {
    const odd = read({
      ...sample.bareWhitelabel,
      age: "old",
      siteAccountType: "everybody",
      links: { telegram: 7, youtube: "https://video.example" },
      future: true,
    })
    assert.strictEqual(odd.age, 21)
    assert.strictEqual(odd.siteAccountType, "both")
    assert.deepStrictEqual(odd.links, { telegram: "", youtube: "https://video.example" })
    assert.notProperty(odd, "future")
  })

  it("a whitelabel response without one of its objects or lists is malformed", () => {
    for (const name of Object.keys(sample.bareWhitelabel))
      assert.throws(() => read({ ...sample.bareWhitelabel, [name]: undefined }), undefined, undefined, name)
  })
})

describe("offered languages", () => {
  const offered = (configured: ReadonlyArray<unknown>) => [
    ...offeredLanguages(read({ ...sample.bareWhitelabel, languages: configured })),
  ]

  it("[GE-09] the offered languages are EN and TY when none are configured", () => {
    assert.deepStrictEqual(offered([]), ["EN", "TY"])
  })

  it("[GE-11] the offered languages are exactly the configured ones, in order", () => {
    assert.deepStrictEqual(offered(["TH", "EN", "VI"]), ["TH", "EN", "VI"])
    assert.deepStrictEqual(offered(["TH"]), ["TH"])
    assert.deepStrictEqual(offered(languages), [...languages])
  })

  it("[GE-11] English, or else the first offered language, replaces a language that is not offered", () => {
    const offering = (...offered: ReadonlyArray<Language>) => ({ languages: offered })
    assert.strictEqual(languageFor(offering("TH", "EN"), "TH"), "TH")
    assert.strictEqual(languageFor(offering("TH", "EN"), "JA"), "EN")
    assert.strictEqual(languageFor(offering("TH", "VI"), "JA"), "TH")
    assert.strictEqual(languageFor(offering(), "TY"), "TY")
    assert.strictEqual(languageFor(offering(), "JA"), "EN")
  })

  it("the offered languages contain no unsupported language", () => {
    assert.deepStrictEqual(offered(["TH", "XX", 7, "EN"]), ["TH", "EN"])
  })
})
