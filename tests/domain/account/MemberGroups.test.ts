import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { memberGroups } from "#domain/account/MemberGroups.ts"
import * as Menu from "#domain/frame/Menu.ts"
import { moduleIds, Whitelabel } from "#domain/Whitelabel.ts"
import { mobileAgent } from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const bare = Schema.decodeUnknownSync(Whitelabel)(sample.bareWhitelabel)
const full: Whitelabel = { ...bare, modules: moduleIds, promos: { ...bare.promos, AVAILABLE: true } }

const entriesOf = (whitelabel: Whitelabel) =>
  Menu.sideMenu({ whitelabel, resources: [], platform: { userAgent: mobileAgent, isStandalone: false } })

const idsOf = (whitelabel: Whitelabel, version: "base" | "new") =>
  memberGroups(entriesOf(whitelabel), version).map(({ title, items }) => [
    title,
    ...items.map(({ id }) => id),
  ])

const titlesOf = (whitelabel: Whitelabel, version: "base" | "new") =>
  idsOf(whitelabel, version).map(([title]) => title)

const buttons = ["deposit", "withdraw"]

describe("groups of the member centre", () => {
  it.each([
    ["base", buttons],
    ["new", [...buttons, "task"]],
  ] as const)("contain every entry of the menu exactly once (version %s), except %j", (version, absent) => {
    const entries = entriesOf(full).map(({ id }) => id)
    const grouped = memberGroups(entriesOf(full), version).flatMap(({ items }) => items.map(({ id }) => id))
    assert.sameMembers([...grouped, ...absent], entries)
  })

  it("the base version has the groups funds, play and account; the new version has rewards as well", () => {
    assert.deepStrictEqual(titlesOf(full, "base"), ["group_funds", "group_play", "group_account"])
    assert.deepStrictEqual(titlesOf(full, "new"), [
      "group_funds",
      "group_play",
      "group_rewards",
      "group_account",
    ])
  })

  it("the task entry replaces the missions entry when the merchant has no missions", () => {
    assert.deepInclude(idsOf(bare, "new"), ["group_rewards", "task", "vip"])
  })

  it("a group of the member centre without entries is hidden", () => {
    assert.notInclude(titlesOf(bare, "new"), "group_play")
    assert.notInclude(titlesOf(bare, "base"), "group_funds")
  })
})
