import { Option } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openedPage } from "#domain/frame/openedPage.ts"
import { sessionOf } from "#tests/support/services.ts"

const guest = Option.none()
const member = Option.some(sessionOf(0))
const trial = Option.some(sessionOf(4))

describe("the page that opens at an address", () => {
  it.each([
    ["a guest at the promotions", paths.activity, guest, "promotions"],
    ["a member at the deposit", paths.deposit, member, "deposit"],
    ["a guest at the deposit opens the login", paths.deposit, guest, "entry"],
    ["a guest in the agent area opens home", paths.agent, guest, "home"],
    ["a trial account at the member centre opens no page", paths.memberHome, trial, undefined],
    ["a member at the login opens no fixed page", paths.login, member, undefined],
    ["a guest at an address without a page", "/m/nothing", guest, undefined],
  ])("an address opens its own page, or follows its access rule: %s", (_, path, session, page) => {
    expect(openedPage(path, session)).toBe(page)
  })
})
