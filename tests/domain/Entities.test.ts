import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import {
  Announcement,
  HomeAnnouncements,
  Promotions,
  homeTypes,
  unread,
} from "#domain/messages/Announcement.ts"
import { Banner } from "#domain/home/Banner.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import { ContractRequests, prompts } from "#domain/agent/Contract.ts"
import * as Game from "#domain/games/Game.ts"
import * as Member from "#domain/account/Member.ts"
import { Resource, urlOf } from "#domain/frame/Resource.ts"
import { MobileTemplate, SystemStatus } from "#domain/frame/SystemStatus.ts"
import { Vendors } from "#domain/games/Vendor.ts"
import { MerchantWallet, Wallet } from "#domain/cashier/Wallet.ts"
import { Winner } from "#domain/home/Winner.ts"

import * as sample from "./samples.ts"

const read = <A, E>(schema: Schema.Codec<A, E>) => Schema.decodeUnknownSync(schema)

describe("member data", () => {
  it("[EN-04] member info decodes with all its fields", () => {
    assert.deepInclude<object>(read(Member.Member)(sample.member), { ...sample.member, id: "77" })
  })

  it("[EN-04] member info accepts a numeric string as type and missing lists", () => {
    const bare = read(Member.Member)({ type: "0" })
    assert.strictEqual(bare.type, 0)
    assert.deepStrictEqual(bare.memberLabel, [])
    assert.isNull(bare.clubLabel)
  })

  it("[EN-04] member info drops invalid entries of the label list", () => {
    for (const odd of [null, "nochat", 7, [null, { labelName: "vip" }, 3]]) {
      const { memberLabel } = read(Member.Member)({ ...sample.member, memberLabel: odd })
      assert.deepStrictEqual(memberLabel, Array.isArray(odd) ? [{ labelName: "vip" }] : [])
    }
  })

  it("only a club of type AUTO shows its name", () => {
    const member = read(Member.Member)(sample.member)
    assert.strictEqual(Member.clubName(member), "Gold")
    assert.strictEqual(Member.clubName({ ...member, clubLabel: { labelName: "Gold", type: "MANUAL" } }), "")
    assert.strictEqual(Member.clubName({ ...member, clubLabel: null }), "")
  })

  it("[EN-06] a wallet has a currency symbol and a sum", () => {
    const wallet = read(Wallet)({ currencySymbol: "₱", sumBalance: 12.5, wallets: [] })
    assert.strictEqual(wallet.currencySymbol, "₱")
    assert.strictEqual(wallet.sumBalance, 12.5)
    for (const sumBalance of [undefined, null, "12", Number.NaN]) {
      assert.strictEqual(read(Wallet)({ currencySymbol: "₱", sumBalance, wallets: [] }).sumBalance, undefined)
    }
    assert.strictEqual(read(MerchantWallet)({ currencySymbol: "₱", currency: "PHP" }).currency, "PHP")
  })
})

describe("game data", () => {
  it("[EN-07] a game decodes with its 16 fields", () => {
    const game = read(Game.Game)(sample.game)
    assert.hasAllKeys(game, [...Object.keys(sample.game), "badges"])
    assert.strictEqual(Object.keys(sample.game).length, 16)
    assert.deepInclude(game, { nodeId: "501", vassalage: "JDB", freeplay: true, supportPlay: false })
  })

  it("[EN-07] a game requires only its node and vendor", () => {
    const game = read(Game.Game)({ nodeId: "501", vassalage: "JDB" })
    assert.strictEqual(game.gameName, "")
    assert.isFalse(game.freeplay)
    assert.throws(() => read(Game.Game)({ nodeId: "501" }))
    assert.throws(() => read(Game.Game)({ vassalage: "JDB" }))
  })

  it("a game's title is its name, or its node's name", () => {
    assert.strictEqual(Game.title({ gameName: "Jade Mill", nodeName: "node" }), "Jade Mill")
    assert.strictEqual(Game.title({ gameName: "", nodeName: "node" }), "node")
  })

  it("[EN-13] vendor data has the fields sorting and mapping", () => {
    const vendors = read(Vendors)({
      sorting: [{ gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB slots" }] }],
      mapping: { RNG: ["JDB", "PG"] },
    })
    assert.deepStrictEqual(vendors.sorting, [
      { gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB slots" }] },
    ])
    assert.deepStrictEqual(vendors.mapping, { RNG: ["JDB", "PG"] })
    for (const odd of [
      { sorting: [] },
      { mapping: {} },
      { sorting: null, mapping: {} },
      { sorting: [], mapping: [] },
    ])
      assert.throws(() => read(Vendors)(odd))
  })

  it("[EN-46] a winner decodes with its 11 fields", () => {
    const winner = read(Schema.Struct({ vo: Winner }))({ vo: sample.winner }).vo
    assert.deepStrictEqual(winner, { ...sample.winner, recordId: "9001" })
    assert.strictEqual(Object.keys(sample.winner).length, 11)
  })
})

describe("content data", () => {
  const banners = ["m_home", "m_register", "m_login", "m_video"].map((groupName, place) =>
    read(Banner)({ url: `/art/${place}.webp`, groupName, linkage: `/m/help?i=${place}` }),
  )

  it("[EN-15] a banner has url, group and linkage, and is found by its group", () => {
    assert.deepInclude(banners[0], { url: "/art/0.webp", groupName: "m_home", linkage: "/m/help?i=0" })
    for (const group of ["m_home", "m_register", "m_login", "m_video"] as const) {
      assert.deepStrictEqual(
        ofGroup(banners, group),
        banners.filter(({ groupName }) => groupName === group),
      )
      assert.lengthOf(ofGroup(banners, group), 1)
    }
  })

  it("[EN-16] an announcement's id comes from id or announcementId", () => {
    const byId = read(Announcement)({ id: 12, title: "Hello", read: 0 })
    const byOther = read(Announcement)({ announcementId: "12", title: "Hello", read: false })
    assert.strictEqual(byId.announcementId, "12")
    assert.deepStrictEqual(byId, byOther)
    assert.isFalse(byId.read)
    assert.isTrue(read(Announcement)({ id: 12, title: "Hello", read: 1 }).read)
  })

  it("an announcement without id or title is dropped", () => {
    for (const odd of [{ title: "Hello" }, { id: 1 }, { id: "", title: "Hello" }, { id: {}, title: "Hello" }])
      assert.throws(() => read(Announcement)(odd), undefined, undefined, JSON.stringify(odd))
    const response = { ...sample.bareAnnouncements, player: [{ id: 1 }, { id: 2, title: "Hello" }] }
    const [player, ...others] = read(HomeAnnouncements)(response).player
    assert.deepStrictEqual([player?.announcementId, ...others], ["2"])
  })

  it("the unread count is the number of announcements that are not read", () => {
    const notices = [true, false, false].map((isRead, id) =>
      read(Announcement)({ id, title: "Hello", read: isRead }),
    )
    assert.strictEqual(unread(notices), 2)
    assert.strictEqual(unread([]), 0)
  })

  it("[EN-17] home's announcements decode their lists, and a response without one of the lists is malformed", () => {
    const notice = { announcementId: 1, title: "Hello", read: false }
    const banner = { url: "/a.webp", groupName: "m_home", linkage: "" }
    const response = {
      banners: [banner],
      player: [notice],
      popup: [notice, { ...notice, id: 2 }],
      hot: [banner],
    }
    const { banners, player, popup, hot } = read(HomeAnnouncements)(response)
    assert.deepStrictEqual(
      [banners, player, popup, hot].map(({ length }) => length),
      [1, 1, 2, 1],
    )
    assert.strictEqual(player[0]?.title, "Hello")
    for (const name of ["banners", "player", "popup", "hot"])
      assert.throws(() => read(HomeAnnouncements)({ ...response, [name]: undefined }))
    const { promotion } = read(Promotions)({ promotion: [{ promoId: 5, title: "Bonus", status: "Join" }] })
    assert.deepInclude(promotion[0], { promoId: "5", title: "Bonus", status: "Join" })
    assert.throws(() => read(Promotions)({ banners: [banner] }))
    assert.strictEqual(homeTypes, "B,PL,PU,H")
  })

  it("[EN-48] each of the three contract fields creates a prompt", () => {
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

describe("system data", () => {
  it("[EN-20] a resource of the system status is found by its type", () => {
    const resources = ["IOS", "MOBILECONFIG", "Android", "LINE", "TASK"].map((resourceType) =>
      read(Resource)({ resourceType, url: `https://${resourceType}.example/` }),
    )
    for (const { resourceType, url } of resources) assert.strictEqual(urlOf(resources, resourceType), url)
    assert.isUndefined(urlOf(resources, "telegram"))
    assert.isUndefined(urlOf([{ resourceType: "LINE", url: "" }], "LINE"))
  })

  it("[EN-49] a system status decodes with all its fields", () => {
    const status = read(SystemStatus)(sample.status)
    assert.deepStrictEqual(status, sample.statusRead)
    const parts = `customerService domainRoute mobileTemplate paths register resources whitelabel mainDomain
      imageCDNs`
    assert.hasAllKeys(sample.status.info, parts.split(/\s+/))
  })

  it("a system status without its containers is malformed, and without a flag it is open", () => {
    const status = read(SystemStatus)({ ...sample.bareStatus, maintenance: 0, regionRestriction: "1" })
    assert.isFalse(status.maintenance)
    assert.isTrue(status.regionRestriction)
    assert.deepStrictEqual(status.info.resources, [])
    assert.isFalse(
      read(SystemStatus)({ ...sample.bareStatus, regionRestriction: undefined }).regionRestriction,
    )
    assert.throws(() => read(SystemStatus)({ maintenance: false, regionRestriction: false }))
    for (const name of Object.keys(sample.bareStatus.info))
      if (name !== "mainDomain")
        assert.throws(() =>
          read(SystemStatus)({ ...sample.bareStatus, info: { ...sample.bareStatus.info, [name]: 7 } }),
        )
  })

  it("[EN-51] a mobile template decodes with its two flags", () => {
    assert.deepStrictEqual(read(MobileTemplate)({ mem_cen: 1, dep_func: 0 }), {
      mem_cen: true,
      dep_func: false,
    })
    assert.deepStrictEqual(read(MobileTemplate)({}), { mem_cen: false, dep_func: false })
  })
})
