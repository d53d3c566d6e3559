import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { storageItems } from "#platform/storageItems.ts"
import { header } from "#tests/support/pageEntry.ts"
import { expectMessage, main, question } from "#tests/support/pagePlayer.ts"

import { openHarness } from "./openHarness.tsx"

const storedType = (): unknown => JSON.parse(localStorage.getItem(storageItems.session.key) ?? "{}").type

/** The row, the type, its name, and whether deposit and agent home open and contract prompts show. */
const types = [
  ["HA-11", "0", "Maria Santos", true, false, true],
  ["HA-12", "1", "Jun Reyes", true, true, true],
  ["HA-13", "2", "Liza Cruz", true, true, true],
  ["HA-15", "40", "Nestor Lim", false, false, false],
  ["HA-16", "41", "Grace Uy", false, true, false],
  ["HA-17", "42", "Ramon Dizon", false, true, false],
] as const

const freeReject = "A free-play account cannot use this function"

describe("the persona panel", () => {
  it.each(types)(
    "[%s, HA-19] signs in type %s (%s) with deposit %s, agent home %s and contract prompts %s",
    async (_row, type, name, ...[deposits, isAgent, hasPrompts]) => {
      const { presses, goes, callsTo, at, rests } = await openHarness({ path: paths.settings })
      await presses("Persona", new RegExp(`^Type ${type}:`))
      await expect.element(header().getByRole("link", { name: "Inbox" })).toBeInTheDocument()
      expect([at(), storedType()]).toEqual([paths.settings, Number(type)])
      await goes(paths.deposit, deposits ? paths.deposit : paths.home)
      await goes(paths.agent, isAgent ? paths.agent : paths.home)
      await goes(paths.home)
      await expect.element(header().getByText(name)).toBeInTheDocument()
      await rests()
      await expect.poll(() => callsTo(memberInfo).length).toBeGreaterThan(0)
      await expect.poll(() => callsTo(contractRequests).length > 0).toBe(hasPrompts)
    },
  )

  it("[HA-18] signs in agent type 9 by its button, and type 3 by its typed number", async () => {
    const { presses, openPanel, goes } = await openHarness()
    await presses("Persona", /^Type 9:/)
    await expect.element(header().getByText("Teresa Go")).toBeInTheDocument()
    const any = (await openPanel("Persona")).getByRole("textbox", { name: /Any other member type/ })
    await any.fill("3")
    await userEvent.keyboard("{Enter}")
    await expect.element(header().getByText("Player of type 3")).toBeInTheDocument()
    expect(storedType()).toBe(3)
    await goes(paths.agent, paths.agent)
    await goes(paths.deposit, paths.home)
  })

  it("[HA-10] turns the player into a guest and removes the stored session", async () => {
    const { presses } = await openHarness({ persona: "0" })
    await presses("Persona", "Guest")
    for (const name of ["Login", "Register"])
      await expect.element(header().getByRole("link", { name })).toBeInTheDocument()
    expect(
      [storageItems.session.key, storageItems.token.key].map((key) => localStorage.getItem(key)),
    ).toEqual([null, null])
  })

  it("[HA-14] signs in a trial member, to whom inbox, deposit and agent home are closed", async () => {
    const { presses, goes } = await openHarness({ persona: "0", path: paths.message })
    await presses("Persona", "Type 4: free trial")
    await expect.poll(storedType).toBe(4)
    await main().getByText("Inbox", { exact: true }).click()
    await expectMessage(freeReject)
    await goes(paths.deposit, paths.home)
    await goes(paths.agent, paths.home)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
    await expect.element(question().getByRole("button", { name: "Register now" })).toBeInTheDocument()
  })
  it("signs in by the app's own login, so that the popups after a login show", async () => {
    const { flips } = await openHarness({ persona: "0" })
    expect(page.getByRole("dialog").elements()).toEqual([])
    await flips("Persona", /Just logged in/)
    await expect.element(page.getByRole("dialog").first()).toBeInTheDocument()
    expect(localStorage.getItem(storageItems.remembered.key), "only the session stays").toBeNull()
  })
})
