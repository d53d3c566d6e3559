import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectMessage, player, question } from "#tests/support/pagePlayer.ts"

const openByLink = async (persona: string, { path = paths.settings, ...options }: OpenAppOptions = {}) => {
  const app = await openApp({
    storage: { [storageItems.remembered.key]: "[]", [storageItems.autoLogin.key]: "0" },
    ...options,
    path: paths.settings,
  })
  const session = await app.world.signInAs(persona)
  await app.again(`${path}?token=${session?.token ?? ""}`)
  return { ...app, sessionStored: () => app.areas.local.getItem(storageItems.session.key) }
}

const linkDialog = (text: string) => page.getByRole("alertdialog", { name: text })

describe("a link with a session token", () => {
  it("a link that logs a guest in asks again after a reload, and opens no page of money before 'Continue'", async () => {
    const { again, sessionStored } = await openByLink("0")
    const reloaded = again(paths.withdraw)
    await expect.element(linkDialog("This link logged you in as member0.")).toBeVisible()
    expect(document.querySelector("[data-shape=form]")).not.toBeNull()
    await player.confirms("Continue")
    await expect.element(question()).not.toBeInTheDocument()
    await reloaded
    await expect.element(page.getByLabelText("Amount")).toBeVisible()
    expect(sessionStored()).toContain("member0")
    await again()
    await expect.element(page.getByLabelText("Amount")).toBeVisible()
    expect(question().elements()).toHaveLength(0)
  })

  it("a member's page shows its skeleton while the session of the link is verified", async () => {
    const { again, holds, world } = await openApp({ path: paths.settings })
    const session = await world.signInAs("0")
    const release = holds(memberInfo)
    const opened = again(`${paths.withdraw}?token=${session?.token ?? ""}`)
    await expect.element(page.getByRole("status", { name: "Loading" })).toBeVisible()
    expect(document.querySelector("[data-shape=form]")).not.toBeNull()
    release()
    await expect.element(linkDialog("This link logged you in as member0.")).toBeVisible()
    await player.confirms("Continue")
    await opened
  })

  it("a link to an account of the same name at another merchant asks first, and shows the other merchant", async () => {
    await openByLink("0", {
      persona: "0",
      before: ({ rewrite }) =>
        rewrite<object>(memberInfo, (value) => ({ ...value, merchantCode: "harbour" })),
    })
    await expect
      .element(question())
      .toHaveAccessibleName(
        /You are logged in as member0 \(.+\)\. Do you want to switch to member0 \(harbour\)\?/,
      )
  })

  it("a name of 300 characters with invisible and direction characters is cleaned and shortened in the dialog", async () => {
    await openByLink("0", {
      before: ({ rewrite }) =>
        rewrite<object>(memberInfo, (value) => ({ ...value, userName: `\u202e\u200bneo${"x".repeat(300)}` })),
    })
    await expect.element(question()).toHaveAccessibleName(`This link logged you in as neo${"x".repeat(56)}….`)
    expect(question().element().querySelector("bdi")?.textContent).toMatch(/^neox+…$/)
  })

  it("[RO-14] a member's link on a site for agents is refused with the reason", async () => {
    const { sessionStored } = await openByLink("0", { settings: { siteAccountType: "agent" } })
    await expectMessage("Non-agents cannot log in")
    expect(sessionStored()).toBeNull()
  })
})
