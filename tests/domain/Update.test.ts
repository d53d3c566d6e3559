import { assert, describe, it } from "@effect/vitest"

import { paths } from "#config/paths.ts"
import { mayStartAnew } from "#domain/Update.ts"

const idle = { isWaiting: false, isPlaying: false }

describe("a newer version of the app", () => {
  it.each([paths.home, paths.games, paths.gameList, paths.app, paths.settings, paths.help, paths.inbox])(
    "may be taken on %s",
    (path) => assert.isTrue(mayStartAnew({ ...idle, path })),
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
    ["a transfer to a player of one's team", paths.team],
    ["an application for an activity", paths.activity],
    ["an application for a reward", paths.rewardCentre],
    ["what guards the money", paths.securityCentre],
    ["a lottery", paths.lottery],
    ["a lottery", paths.lotteryH5],
  ])("is not taken during %s (%s)", (_, path) => assert.isFalse(mayStartAnew({ ...idle, path })))

  it("is not taken while a call is waited for or a game runs, wherever the player is", () => {
    assert.isFalse(mayStartAnew({ path: paths.home, isWaiting: true, isPlaying: false }))
    assert.isFalse(mayStartAnew({ path: paths.home, isWaiting: false, isPlaying: true }))
  })
})
