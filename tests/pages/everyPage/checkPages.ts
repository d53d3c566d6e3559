import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import * as Personas from "#fixtures/personas.ts"
import en from "#i18n/locales/en.json"
import { storageItems } from "#platform/storageItems.ts"
import { expectMessage } from "#tests/support/pagePlayer.ts"

import {
  controls,
  emptyStates,
  expectLoaded,
  failing,
  failures,
  holding,
  isLoading,
  lengthened,
  open,
  reads,
  retries,
  sound,
  type Target,
} from "./pageStates.ts"

const showsOffline = (): boolean =>
  [...document.querySelectorAll("[role=status]")].some((each) => each.textContent.includes(en.offline))

const textsOf = (persona: string): ReadonlyArray<string> => {
  const { nickname = "", account = "" } = Personas.byId(persona) ?? {}
  return [nickname, account].filter((each) => each !== "")
}

/** The behaviour that all pages share. Three test files call this, so that three workers divide the pages. */
export const checkPages = (targets: ReadonlyArray<Target>): void =>
  describe.each(targets)("page $title", (target) => {
    it("shows no text of an empty or failed page while it loads, then an error whose retry loads it", async () => {
      const { world, again } = await open(target, { settings: { ...holding, ...failing("http500") } })
      const waits = isLoading()
      expect(waits ? [...emptyStates(), ...failures()] : []).toEqual([])
      world.configure({ held: [] })
      await expect.poll(isLoading).toBe(false)
      const shown = controls()
      const fails = retries().length > 0
      expect(fails ? emptyStates() : []).toEqual([])
      world.configure(sound)
      for (const retry of retries()) retry.click()
      if (!fails) await again()
      await expectLoaded()
      // Without what fails without a word, the page has all its controls.
      expect(waits && !fails ? shown : controls()).toBe(controls())
    })

    it("says why it is empty, and offers exactly one link or button", async () => {
      await open(target, { settings: { scale: "empty" } })
      await expectLoaded()
      for (const state of emptyStates())
        expect(state.parentElement?.querySelectorAll("a, button").length).toBe(1)
      expect(document.querySelectorAll("main :is(ul, ol, tbody):empty").length).toBe(0)
    })

    it("says that the device is offline, and loads when the device is online again", async () => {
      const { comesOnline } = await open(target, { online: false, settings: { offline: true } })
      await expect.poll(showsOffline).toBe(true)
      expect(failures()).toEqual([])
      comesOnline()
      await expect.poll(showsOffline).toBe(false)
      await expectLoaded()
    })

    it("says that its requests are refused, and shows no data of the previous player", async () => {
      const { world, areas, again } = await open(target)
      await expectLoaded()
      const next = await world.signInAs(target.next)
      if (next !== undefined) areas.local.setItem(storageItems.session.key, JSON.stringify(next))
      world.configure(failing("refused", "no_permission"))
      await again()
      await expect.poll(isLoading).toBe(false)
      for (const text of failures()) expect(text).toContain(en.no_permission)
      for (const text of textsOf(target.persona)) expect(document.body.textContent).not.toContain(text)
    })

    it.runIf(target.persona !== "guest")("redirects to the login when the session is over", async () => {
      const { at } = await open(target, { settings: failing("sessionOver") })
      await expect.poll(at).toBe(paths.login)
      await expectMessage(en.logged_out)
    })

    it("renders texts of any length", async () => {
      const before: Parameters<typeof open>[1] = {
        before: ({ rewrite }) => reads.forEach((call) => rewrite(call, lengthened)),
      }
      await open(target, before)
      await expectLoaded()
    })
  })
