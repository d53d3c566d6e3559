import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { Member } from "#domain/account/Member.ts"
import * as Menu from "#domain/frame/Menu.ts"
import { type ModuleId, moduleIds, Whitelabel } from "#domain/Whitelabel.ts"
import { mobileAgent, sessionOf } from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const bare = Schema.decodeUnknownSync(Whitelabel)(sample.bareWhitelabel)
const browser = { userAgent: mobileAgent, isStandalone: false }

const withModules = (...modules: ReadonlyArray<ModuleId>): Whitelabel => ({ ...bare, modules })

const shown = (whitelabel: Whitelabel, platform = browser) =>
  Menu.sideMenu({ whitelabel, resources: [], platform }).map(({ id }) => id)

/** The module of section 6 that enables an entry. */
const governed: ReadonlyArray<{ row: string; key: ModuleId; entry: Menu.EntryId }> = [
  { row: "[RO-15]", key: "TRANSBETREPMEM3", entry: "bettingRecord" },
  { row: "[RO-16]", key: "TRANSREC3", entry: "accountRecord" },
  { row: "[RO-17]", key: "PERSREP", entry: "profitLoss" },
  { row: "[RO-18]", key: "REWCEN3", entry: "rewardCentre" },
  { row: "[RO-19]", key: "SECPRIV", entry: "securityCentre" },
  { row: "[RO-20]", key: "DOWNLOAD", entry: "download" },
  { row: "[RO-21]", key: "PTSYS3", entry: "pointsMall" },
]

/** The only entries without a module (open point 79; VIP and task always show). */
const always: ReadonlyArray<Menu.EntryId> = ["myAccount", "deposit", "withdraw", "vip", "task"]

describe("right-side menu", () => {
  it.each(governed)("$row [RM-28] the menu shows $entry exactly when $key is on", ({ key, entry }) => {
    assert.notInclude(shown(withModules()), entry)
    assert.include(shown(withModules(key)), entry)
    assert.notInclude(shown(withModules(...moduleIds.filter((id) => id !== key))), entry)
    assert.include(shown(withModules(...moduleIds)), entry)
  })

  it("[RM-23] [RM-26] the menu shows VIP, task and the entries that need no module when every module is off", () => {
    const ids = shown(withModules())
    assert.include(ids, "vip")
    assert.include(ids, "task")
    assert.deepStrictEqual(ids, always)
  })

  it("[RM-24] the menu shows the download in a browser, not in the native or installed app", () => {
    const open = withModules("DOWNLOAD")
    assert.include(shown(open), "download")
    for (const app of ["AppVer/3.1", "AppShellVer/1.0"]) {
      const native = { userAgent: `${mobileAgent} ${app}`, isStandalone: false }
      assert.notInclude(shown(open, native), "download")
    }
    assert.notInclude(shown(open, { ...browser, isStandalone: true }), "download")
  })

  it("[RM-25] the menu shows the mission only with an available promotion", () => {
    for (const AVAILABLE of [true, false]) {
      const whitelabel = { ...withModules(...moduleIds), promos: { REFERRAL: true, AVAILABLE } }
      assert.strictEqual(shown(whitelabel).includes("mission"), AVAILABLE)
    }
  })

  it("menu entries are in the order of the specification", () => {
    const whitelabel = { ...withModules(...moduleIds), promos: { REFERRAL: false, AVAILABLE: true } }
    assert.deepStrictEqual(
      shown(whitelabel),
      `myAccount deposit withdraw bettingRecord accountRecord profitLoss rewardCentre vip securityCentre
        download pointsMall task mission affiliate`.split(/\s+/),
    )
  })
})

describe("affiliate entry", () => {
  const referral = (REFERRAL: boolean) => ({ ...bare, promos: { REFERRAL, AVAILABLE: false } })

  it.each([
    ["guest", "login", "login"],
    [0, "invite", "comingSoon"],
    [4, "invite", "comingSoon"],
    [40, "invite", "comingSoon"],
    [1, "agentNotice", "agentNotice"],
    [2, "agentNotice", "agentNotice"],
    [3, "agentNotice", "agentNotice"],
    [41, "agentNotice", "agentNotice"],
    [42, "agentNotice", "agentNotice"],
    [9, "agentNotice", "agentNotice"],
  ] as const)("opens for type %s the page %s with REFERRAL, and %s without", (visitor, on, off) => {
    const session = visitor === "guest" ? Option.none() : Option.some(sessionOf(visitor))
    assert.strictEqual(Menu.affiliateStep(session, referral(true)), on)
    assert.strictEqual(Menu.affiliateStep(session, referral(false)), off)
  })
})

describe("speed test under the login form", () => {
  const link = "https://speed.example/"
  const browser = { userAgent: "Mozilla/5.0 (Linux; Android 14)", isStandalone: false }
  const native = { userAgent: "Mozilla/5.0 AppleWebKit/537.36 AppShellVer/2.1", isStandalone: false }
  const installed = { ...browser, isStandalone: true }

  it.each([
    ["a browser", browser, link],
    ["the native app", native, undefined],
    ["an installed app", installed, undefined],
  ] as const)("[FT-09] the speed test shows only in a browser: %s", (_name, platform, shown) => {
    assert.strictEqual(Menu.speedTestOf({ speedTest: link }, platform), shown)
    assert.isUndefined(Menu.speedTestOf({}, platform))
    for (const unsafe of ["", "javascript:alert(1)", "http://speed.example/"])
      assert.isUndefined(Menu.speedTestOf({ speedTest: unsafe }, platform))
  })
})

describe("customer service in the service popup", () => {
  const chat = withModules("CBS3")
  const plain = Option.some({ ...Schema.decodeUnknownSync(Member)(sample.member), memberLabel: [] })
  const labelled = (...names: ReadonlyArray<string>) =>
    Option.map(plain, (member) => ({ ...member, memberLabel: names.map((labelName) => ({ labelName })) }))
  const member = Option.some(sessionOf(0))

  it("the service popup shows customer service to a member with the chat module on", () => {
    assert.isTrue(Menu.showsChat(chat, member, plain))
    assert.isTrue(Menu.showsChat(chat, member, labelled("vip", "chatty")))
  })

  it("[SP-02] the service popup hides customer service with CBS3 off", () => {
    const others = withModules(...moduleIds.filter((id) => id !== "CBS3"))
    assert.isFalse(Menu.showsChat(others, member, plain))
  })

  it("[SP-03] the service popup hides customer service from guests", () => {
    assert.isFalse(Menu.showsChat(chat, Option.none(), Option.none()))
    assert.isFalse(Menu.showsChat(chat, Option.none(), plain))
    assert.isFalse(Menu.showsChat(chat, member, Option.none()))
  })

  it("[SP-04] the service popup hides customer service from members of type 4 only", () => {
    const allowed = [0, 1, 2, 3, 4, 40, 41, 42, 9].filter((type) =>
      Menu.showsChat(chat, Option.some(sessionOf(type)), plain),
    )
    assert.deepStrictEqual(allowed, [0, 1, 2, 3, 40, 41, 42, 9])
  })

  it("[SP-05] the service popup hides customer service from members with the label nochat", () => {
    assert.isFalse(Menu.showsChat(chat, member, labelled("nochat")))
    assert.isFalse(Menu.showsChat(chat, member, labelled("vip", "nochat")))
  })
})
