import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { Announcement, Announcements, contentTypes, homeTypes, unread } from "#domain/Announcement.ts"
import { Banner } from "#domain/Banner.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import { ContractRequests, prompts } from "#domain/Contract.ts"
import * as Game from "#domain/Game.ts"
import * as Member from "#domain/Member.ts"
import { Resource, urlOf } from "#domain/Resource.ts"
import { Session } from "#domain/Session.ts"
import { CustomerService, MobileTemplate, SystemStatus } from "#domain/SystemStatus.ts"
import { Vendors } from "#domain/Vendor.ts"
import { MerchantWallet, Wallet } from "#domain/Wallet.ts"
import { Winner } from "#domain/Winner.ts"

import * as sample from "./samples.ts"

const read = <A, E>(schema: Schema.Codec<A, E>) => Schema.decodeUnknownSync(schema)

describe("people", () => {
  it("[EN-01] session info has its 6 fields", () => {
    assert.deepStrictEqual(read(Session)({ ...sample.session, more: 1 }), {
      token: "T",
      merchantCode: "lantern",
      id: "77",
      userName: "neo",
      type: 0,
      firstTimeLogin: true,
    })
    assert.throws(() => read(Session)({ ...sample.session, token: "" }))
  })

  it("[EN-04] member info has all its fields", () => {
    const member = read(Member.Member)(sample.member)
    assert.deepInclude(member, {
      id: "77",
      type: 3,
      nickname: "Neo",
      account: "neo",
      userName: "neo",
      memberLabel: [{ labelName: "nochat" }],
      clubLabel: { labelName: "Gold", type: "AUTO" },
      merchantCode: "lantern",
      token: "T",
    })
  })

  it("[EN-04] a type as text or a missing list does not break member info", () => {
    const bare = read(Member.Member)({ type: "0" })
    assert.strictEqual(bare.type, 0)
    assert.deepStrictEqual(bare.memberLabel, [])
    assert.isNull(bare.clubLabel)
  })

  it.effect("[EN-04] a broken label list does not break member info either", () =>
    Effect.gen(function* () {
      for (const odd of [null, "nochat", 7, [null, { labelName: "vip" }, 3]]) {
        const member = yield* Schema.decodeUnknownEffect(Member.Member)({
          ...sample.member,
          memberLabel: odd,
        })
        assert.deepStrictEqual(member.memberLabel, Array.isArray(odd) ? [{ labelName: "vip" }] : [])
      }
    }),
  )

  it("a member is called by nickname, else account, else user name", () => {
    const names = { nickname: "Neo", account: "neo1", userName: "neo2" }
    assert.strictEqual(Member.displayName(names), "Neo")
    assert.strictEqual(Member.displayName({ ...names, nickname: "" }), "neo1")
    assert.strictEqual(Member.displayName({ ...names, nickname: "", account: "" }), "neo2")
  })

  it("the club shows only when it was found by AUTO", () => {
    const member = read(Member.Member)(sample.member)
    assert.strictEqual(Member.clubName(member), "Gold")
    assert.strictEqual(Member.clubName({ ...member, clubLabel: { labelName: "Gold", type: "MANUAL" } }), "")
    assert.strictEqual(Member.clubName({ ...member, clubLabel: null }), "")
  })

  it("[EN-06] a wallet has a currency symbol and a sum", () => {
    const wallet = read(Wallet)({ currencySymbol: "₱", sumBalance: 12.5 })
    assert.strictEqual(wallet.currencySymbol, "₱")
    assert.strictEqual(wallet.sumBalance, 12.5)
    for (const sumBalance of [undefined, null, "12", Number.NaN]) {
      assert.strictEqual(read(Wallet)({ currencySymbol: "₱", sumBalance }).sumBalance, 0)
    }
    assert.strictEqual(read(MerchantWallet)({ currencySymbol: "₱", currency: "PHP" }).currency, "PHP")
  })
})

describe("games", () => {
  it("[EN-07] a game has its 16 fields", () => {
    const game = read(Game.Game)(sample.game)
    assert.hasAllKeys(game, [...Object.keys(sample.game), "badges"])
    assert.strictEqual(Object.keys(sample.game).length, 16)
    assert.deepInclude(game, { nodeId: "501", vassalage: "JDB", freeplay: true, supportPlay: false })
  })

  it("[EN-07] a game needs its node and its vendor only", () => {
    const game = read(Game.Game)({ nodeId: "501", vassalage: "JDB" })
    assert.strictEqual(game.gameName, "")
    assert.isFalse(game.freeplay)
    assert.throws(() => read(Game.Game)({ nodeId: "501" }))
    assert.throws(() => read(Game.Game)({ vassalage: "JDB" }))
  })

  it("a tile says the game's name, or the node's", () => {
    assert.strictEqual(Game.title({ gameName: "Jade Mill", nodeName: "node" }), "Jade Mill")
    assert.strictEqual(Game.title({ gameName: "", nodeName: "node" }), "node")
  })

  it("[EN-13] vendor data has sorting and mapping", () => {
    const vendors = read(Vendors)({
      sorting: [{ gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB slots" }] }],
      mapping: { RNG: ["JDB", "PG"] },
    })
    assert.deepStrictEqual(vendors.sorting, [
      { gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB slots" }] },
    ])
    assert.deepStrictEqual(vendors.mapping, { RNG: ["JDB", "PG"] })
    assert.deepStrictEqual(read(Vendors)({ sorting: null, mapping: [] }), { sorting: [], mapping: {} })
  })

  it("[EN-46] a winner has its 11 fields", () => {
    const winner = read(Schema.Struct({ vo: Winner }))({ vo: sample.winner }).vo
    assert.deepStrictEqual(winner, { ...sample.winner, recordId: "9001" })
    assert.strictEqual(Object.keys(sample.winner).length, 11)
  })
})

describe("content", () => {
  const banners = ["m_home", "m_register", "m_login", "m_video"].map((groupName, place) =>
    read(Banner)({ url: `/art/${place}.webp`, groupName, linkage: `/m/help?i=${place}` }),
  )

  it("[EN-15] a banner has a url, a group and a linkage, and is found by its group", () => {
    assert.deepInclude(banners[0], { url: "/art/0.webp", groupName: "m_home", linkage: "/m/help?i=0" })
    for (const group of ["m_home", "m_register", "m_login", "m_video"] as const) {
      assert.deepStrictEqual(
        ofGroup(banners, group),
        banners.filter(({ groupName }) => groupName === group),
      )
      assert.lengthOf(ofGroup(banners, group), 1)
    }
  })

  it("[EN-16] an announcement is named by id or by announcementId", () => {
    const byId = read(Announcement)({ id: 12, title: "Hello", read: 0 })
    const byOther = read(Announcement)({ announcementId: "12", title: "Hello", read: false })
    assert.strictEqual(byId.announcementId, "12")
    assert.deepStrictEqual(byId, byOther)
    assert.isFalse(byId.read)
    assert.isTrue(read(Announcement)({ id: 12, title: "Hello", read: 1 }).read)
  })

  it("what is unread is counted", () => {
    const notices = [true, false, false].map((isRead, id) => read(Announcement)({ id, read: isRead }))
    assert.strictEqual(unread(notices), 2)
    assert.strictEqual(unread([]), 0)
  })

  it("[EN-17] an announcement answer has its five parts", () => {
    const notice = { announcementId: 1, title: "Hello", read: false }
    const banner = { url: "/a.webp", groupName: "m_home", linkage: "" }
    const promotion = { promoId: 5, title: "Bonus", status: "Join" }
    const answer = read(Announcements)({
      banners: [banner],
      player: [notice],
      popup: [notice, { ...notice, id: 2 }],
      hot: [banner],
      promotion: [promotion],
    })
    const { banners, player, popup, hot, promotion: promotions } = answer
    assert.deepStrictEqual(
      [banners, player, popup, hot, promotions].map(({ length }) => length),
      [1, 1, 2, 1, 1],
    )
    assert.strictEqual(player[0]?.title, "Hello")
    assert.deepInclude(promotions[0], { promoId: "5", title: "Bonus", status: "Join" })
    assert.deepStrictEqual(read(Announcements)({}).player, [])
    assert.strictEqual(homeTypes, "B,PL,PU,H")
  })

  it("[SS-40] the types of content are A, PL, B, PU and PR", () => {
    assert.deepStrictEqual([...contentTypes], ["A", "PL", "B", "PU", "PR"])
  })

  it("[EN-48] a contract answer asks by its three fields", () => {
    const none = read(ContractRequests)({})
    assert.deepStrictEqual(none, { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" })
    assert.deepStrictEqual(prompts(none), [])
    const all = read(ContractRequests)({
      dailysalreqtype: "D",
      divtypecompperiodreq: "M",
      contracthoursalreq: "H",
    })
    assert.deepStrictEqual(
      prompts(all).map(({ path }) => path),
      [
        "/m/member/agent/getSalaryContract",
        "/m/member/agent/getDevidendContract",
        "/m/member/agent/getHourContract",
      ],
    )
    assert.deepStrictEqual(prompts({ ...none, contracthoursalreq: "H" }), [
      { message: "contract_hour", path: "/m/member/agent/getHourContract" },
    ])
  })
})

describe("system", () => {
  it("[EN-20] resources are found by their type", () => {
    const resources = ["IOS", "MOBILECONFIG", "Android", "LINE", "TASK"].map((resourceType) =>
      read(Resource)({ resourceType, url: `https://${resourceType}.example/` }),
    )
    for (const { resourceType, url } of resources) assert.strictEqual(urlOf(resources, resourceType), url)
    assert.isUndefined(urlOf(resources, "telegram"))
    assert.isUndefined(urlOf([{ resourceType: "LINE", url: "" }], "LINE"))
  })

  it("[EN-49] a status has all its parts", () => {
    const status = read(SystemStatus)(sample.status)
    assert.deepStrictEqual(status, sample.statusRead)
    assert.hasAllKeys(sample.status.info, [
      "customerService",
      "domainRoute",
      "mobileTemplate",
      "paths",
      "register",
      "resources",
      "whitelabel",
      "mainDomain",
      "imageCDNs",
    ])
  })

  it("a status needs its two flags only", () => {
    const status = read(SystemStatus)({ maintenance: 0, regionRestriction: "1" })
    assert.isFalse(status.maintenance)
    assert.isTrue(status.regionRestriction)
    assert.deepStrictEqual(status.info.resources, [])
    assert.throws(() => read(SystemStatus)({ maintenance: false }))
  })

  it("[EN-51] a mobile template has its two flags", () => {
    assert.deepStrictEqual(read(MobileTemplate)({ mem_cen: 1, dep_func: 0 }), {
      mem_cen: true,
      dep_func: false,
    })
    assert.deepStrictEqual(read(MobileTemplate)({}), { mem_cen: false, dep_func: false })
  })

  it("a way to reach people has a title and a path", () => {
    assert.deepStrictEqual(read(CustomerService)({ title: "whatsapp", path: "abc12345678" }), {
      title: "whatsapp",
      path: "abc12345678",
    })
  })
})
