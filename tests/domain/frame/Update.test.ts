import { assert, describe, it } from "@effect/vitest"

import { paths } from "#config/paths.ts"
import { mayReload, mayReplace } from "#domain/frame/Update.ts"

const idle = { isWaiting: false, isPlaying: false, isFormTouched: false }

describe("app update", () => {
  it.each([paths.home, paths.games, paths.gameList, paths.app, paths.settings, paths.help, paths.inbox])(
    "the app may reload for an update on the page %s",
    (path) => assert.isTrue(mayReload({ ...idle, path })),
  )

  it.each([
    ["a login", paths.login],
    ["a registration", paths.register],
    ["a registration", "/m/register.html"],
    ["reading the terms of a registration", paths.terms],
    ["the recovery of a password", paths.forgot],
    ["a change of the password", paths.changePassword],
    ["a start of free play", paths.trial],
    ["a deposit", paths.deposit],
    ["a withdrawal", paths.withdraw],
    ["an exchange of points", paths.pointsMall],
    ["a transfer between wallets", paths.memberHome],
    ["a transfer to a team member", paths.team],
    ["an application for an activity", paths.activity],
    ["an application for a reward", paths.rewardCentre],
    ["the security settings of withdrawals", paths.securityCentre],
    ["a lottery", paths.lottery],
    ["a lottery", paths.lotteryH5],
  ])("the app does not reload for an update on pages for %s (%s)", (_, path) =>
    assert.isFalse(mayReload({ ...idle, path })),
  )

  it("the app does not reload for an update while a request is in flight or a game is open", () => {
    assert.isFalse(mayReload({ ...idle, path: paths.home, isWaiting: true }))
    assert.isFalse(mayReload({ ...idle, path: paths.home, isPlaying: true }))
  })

  it("the app does not reload for an update while the player edits a form", () => {
    assert.isFalse(mayReload({ ...idle, path: paths.settings, isFormTouched: true }))
  })

  it("the app reloads for a missing chunk on every page except game pages, unless a form has unsaved edits or a request is in flight", () => {
    assert.isTrue(mayReplace({ ...idle, path: paths.deposit }))
    assert.isFalse(mayReplace({ ...idle, path: paths.deposit, isFormTouched: true }))
    assert.isFalse(mayReplace({ ...idle, path: paths.lottery }))
    assert.isFalse(mayReplace({ ...idle, isWaiting: true, path: paths.home }))
  })
})
