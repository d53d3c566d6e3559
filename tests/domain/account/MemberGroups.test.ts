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

const idsOf = (whitelabel: Whitelabel) =>
  memberGroups(entriesOf(whitelabel)).map(({ title, items }) => [title, ...items.map(({ id }) => id)])

describe("groups of the member centre", () => {
  it("every entry of the right-side menu has a group, except the task beside a mission", () => {
    const entries = entriesOf(full).map(({ id }) => id)
    const grouped = memberGroups(entriesOf(full)).flatMap(({ items }) => items.map(({ id }) => id))
    assert.sameMembers([...grouped, "task"], entries)
  })

  it("the member centre's groups are money, play, rewards and account", () => {
    assert.deepStrictEqual(
      idsOf(full).map(([title]) => title),
      ["group_funds", "group_play", "group_rewards", "group_account"],
    )
  })

  it("the task takes the row of the missions when the merchant has no missions", () => {
    assert.deepInclude(idsOf(bare), ["group_rewards", "task", "vip"])
  })

  it("a group of the member centre without entries is left out", () => {
    assert.notInclude(
      idsOf(bare).map(([title]) => title),
      "group_play",
    )
  })
})
