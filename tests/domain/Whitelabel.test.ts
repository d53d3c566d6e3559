import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { languages } from "#config/product.ts"
import { isOn, moduleIds, modules, offeredLanguages, Whitelabel } from "#domain/Whitelabel.ts"

const menuKeys = ["TRANSBETREPMEM3", "TRANSREC3", "PERSREP", "REWCEN3", "SECPRIV", "DOWNLOAD", "PTSYS3"]
const otherKeys = `FREEPLAY3 REGISTER_REE3 MOBILENUMREG3 MOBILENUMPASSREG3 VALID_CAPTCHA3 AFFMAN3 PROFPIC3
  REGMOBVERF3 FEEDBACK3 INBOX3 AGEINFO3 COMM3 CBS3 MOBILEVERCODELOGIN3 FACEBOOKLOGIN3 GOOGLELOGIN3 FUNDTRANS3
  AGEANNOUNCE3 MEMTRANS3 PERSPNL3 AGEDOWNMAN3 REG3 CAPTCHA3`.split(/\s+/)

const read = Schema.decodeUnknownSync(Whitelabel)

describe("a merchant's switches", () => {
  it("[RO-22] the modules are the 7 of the menu and the 23 others", () => {
    assert.lengthOf(menuKeys, 7)
    assert.lengthOf(otherKeys, 23)
    assert.sameMembers(Object.keys(modules), [...menuKeys, ...otherKeys])
    assert.sameMembers([...moduleIds], [...menuKeys, ...otherKeys])
    assert.lengthOf(moduleIds, 30)
  })

  it("a module is on when it is listed, and only then", () => {
    for (const id of moduleIds) {
      assert.isTrue(isOn({ modules: [id] }, id))
      assert.isFalse(isOn({ modules: moduleIds.filter((other) => other !== id) }, id))
    }
  })

  it("an answer of nothing has every switch off and the product's defaults", () => {
    const bare = read({})
    assert.deepStrictEqual(bare.modules, [])
    assert.deepStrictEqual(bare.promos, { REFERRAL: false, AVAILABLE: false })
    assert.strictEqual(bare.age, 21)
    assert.strictEqual(bare.siteAccountType, "both")
    assert.strictEqual(bare.loginKey, "")
    assert.isNull(bare.firebase)
    assert.isNull(bare.signupBonus)
    assert.isFalse(bare.appWindow)
  })

  it("what is malformed is its default, what is unknown is ignored", () => {
    const odd = read({ age: "old", siteAccountType: "everybody", promos: 7, links: [1], future: true })
    assert.strictEqual(odd.age, 21)
    assert.strictEqual(odd.siteAccountType, "both")
    assert.deepStrictEqual(odd.links, {})
    assert.notProperty(odd, "future")
  })
})

describe("the offered languages", () => {
  it("[GE-09] are EN and TY without configuration", () => {
    assert.deepStrictEqual([...offeredLanguages(read({}))], ["EN", "TY"])
    assert.deepStrictEqual([...offeredLanguages(read({ languages: [] }))], ["EN", "TY"])
  })

  it("[GE-11] are exactly the configured ones, in their order", () => {
    assert.deepStrictEqual([...offeredLanguages(read({ languages: ["TH", "EN", "VI"] }))], ["TH", "EN", "VI"])
    assert.deepStrictEqual([...offeredLanguages(read({ languages }))], [...languages])
  })

  it.effect("leave out what the product does not speak", () =>
    Effect.gen(function* () {
      const answer = yield* Schema.decodeUnknownEffect(Whitelabel)({ languages: ["TH", "XX", 7, "EN"] })
      assert.deepStrictEqual([...offeredLanguages(answer)], ["TH", "EN"])
    }),
  )
})
