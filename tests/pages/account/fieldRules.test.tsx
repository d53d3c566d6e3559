import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { changePassword } from "#gateway/calls/entry/account.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { visit } from "#tests/support/page.tsx"
import { expectText, main, player } from "#tests/support/pagePlayer.ts"

const secret = (label: string) => main().getByLabelText(label, { exact: true })

const refused = "Please check the password: its length is wrong, or a character is not allowed"

const fill = async (password: string) => {
  await secret("Old password").fill("lantern123")
  await secret("New password").fill(password)
  await secret("Confirm password").fill(password)
  await player.presses("Submit")
}

describe("the rules of the server", () => {
  it("[CA-69, VA-04] a password change that is submitted before the server's rules waits for them", async () => {
    const { callsTo, again, rewrite, holds } = await visit({ persona: "0" })
    rewrite(fieldRules, () => ({ patterns: { password: "^[A-Za-z0-9]{12,16}$" } }))
    const release = holds(fieldRules)
    await again(paths.changePassword)
    await fill("secretnew1")
    release()
    await expectText(refused)
    expect(callsTo(changePassword)).toEqual([])
  })

  it("[CA-69, VA-04] a password change follows the product's own rules when the server's fail", async () => {
    const { callsTo, again, fails } = await visit({ persona: "0" })
    fails(fieldRules, "refused", { code: "no_permission" })
    await again(paths.changePassword)
    await fill("secretnew1")
    await expect.poll(() => callsTo(changePassword).length).toBe(1)
  })

  it("[CA-69] the server's rules are requested at the start, after the first content of home", async () => {
    const { callsTo } = await visit()
    await expect.poll(() => callsTo(fieldRules).length).toBe(1)
  })
})
