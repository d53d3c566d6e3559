import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { freePlay } from "#gateway/calls/entry/account.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { fillNewAccount, logIn } from "#tests/support/pageEntry.ts"
import { expectText, field, player } from "#tests/support/pagePlayer.ts"

describe("hint", () => {
  const hint = "Enter the characters you see, or the answer to the sum."

  it.each<readonly [string, VisitOptions, () => Promise<unknown>]>([
    ["registration", { path: paths.register }, () => fillNewAccount()],
    ["login", { path: paths.login, settings: { captchaAlways: true } }, () => logIn("member0", "wrong0000")],
    [
      "free play",
      { path: paths.trial, before: ({ fails }) => fails(freePlay, "captcha", { times: 1 }) },
      () => player.presses("Free play"),
    ],
    ["feedback", { path: paths.feedback, persona: "0" }, async () => {}],
  ])("[VA-10] explains the captcha of the %s", async (_, options, into) => {
    await visit(options)
    await into()
    await expect.element(field("Captcha")).toBeVisible()
    await expectText(hint)
  })
})
