import { Duration, Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { Provider } from "#domain/entry/Identity.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"
import { issue } from "#fixtures/logic/entry/firebase.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { WindowClosed } from "#platform/identity.ts"
import { agents } from "#tests/support/agents.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectAt, expectLoggedIn, form, status } from "#tests/support/pageEntry.ts"
import { button, expectMessage, expectText, main, player } from "#tests/support/pagePlayer.ts"

const google = () => button("Continue with Google")
const facebook = () => button("Continue with Facebook")

const open = (options: OpenAppOptions = {}) =>
  openApp({ path: paths.login, ...options, settings: { firebase: true, ...options.settings } })

const rows: ReadonlyArray<readonly [boolean, ReadonlyArray<ModuleId>, number, number]> = [
  [true, [], 1, 1],
  [true, ["FACEBOOKLOGIN3"], 0, 1],
  [true, ["GOOGLELOGIN3"], 1, 0],
  [false, [], 0, 0],
]

describe("the buttons of Facebook and Google", () => {
  it.each(rows)(
    "[LG-06, LG-07, VA-31] follow the settings: Firebase initialised (%s), without the modules %j",
    async (isOn, modulesOff, facebooks, googles) => {
      const { again } = await open({ settings: { firebase: isOn, modulesOff } })
      for (const [path, name] of [
        [paths.login, "Login"],
        [paths.register, "Register"],
      ] as const) {
        await again(path)
        await expect.element(form(name)).toBeVisible()
        await expect.poll(() => facebook().elements().length).toBe(facebooks)
        await expect.poll(() => google().elements().length).toBe(googles)
      }
    },
  )

  it("recommend the phone's own browser when the lobby runs inside another app", async () => {
    let opened: ReadonlyArray<string> = []
    await open({
      userAgent: `${agents.ios} Instagram 300.0`,
      firebase: {
        signIn: (_, provider) =>
          Effect.suspend(() => ((opened = [...opened, provider]), Effect.fail(new WindowClosed()))),
      },
    })
    await expectText(/Google login does not work here/)
    await google().click()
    await expectMessage("Google login does not work here")
    expect(opened).toEqual([])
    await facebook().click()
    await expect.poll(() => opened).toEqual(["facebook"])
  })
})

const tokenOf = (provider: Provider, email = "member0@mail.example"): string =>
  issue({ provider, email }, Date.now()).idToken

describe("login by Facebook or Google", () => {
  it("loads the Firebase chunk at the first touch of a button, not with the page", async () => {
    let prepared = 0
    await open({ firebase: { prepare: () => Effect.sync(() => void (prepared += 1)) } })
    await expect.element(google()).toBeVisible()
    await player.types("Username", "member0")
    expect(prepared).toBe(0)
    await google().hover()
    await expect.poll(() => prepared).toBeGreaterThan(0)
  })

  it.each<readonly [Provider, () => Locator]>([
    ["google", google],
    ["facebook", facebook],
  ])("logs in as the user that %s has confirmed", async (_, press) => {
    const { at, callsTo } = await open({
      firebase: { signIn: (_, provider) => Effect.sync(() => tokenOf(provider)) },
    })
    await press().click()
    await expectAt(at, paths.home)
    await expectLoggedIn()
    expect(callsTo(login)).toHaveLength(1)
  })

  it("registers an account from the register form", async () => {
    await open({
      path: paths.register,
      firebase: { signIn: (_, provider) => Effect.sync(() => tokenOf(provider, "new@mail.example")) },
    })
    await google().click()
    await expectLoggedIn(/^google/)
  })
})

describe("login by Google", () => {
  it("waits on the register form until the player accepts the terms", async () => {
    await open({ path: paths.register })
    const consent = main().getByRole("checkbox", { name: /^I am/ })
    await consent.click()
    await expect.element(google()).toBeDisabled()
    await consent.click()
    await expect.element(google()).toBeEnabled()
  })

  it("[LG-07] says after 8 s how to retry when Google does not respond, and Cancel returns to the form", async () => {
    await open({ clock: true, firebase: { signIn: () => Effect.never } })
    await player.presses("Continue with Google")
    await expect.element(status("Continue in the window that opens.")).toBeVisible()
    await expect.element(button("Cancel")).not.toBeInTheDocument()
    await passes(Duration.seconds(8))
    await expect.element(status(/tap the button again, or cancel/)).toBeVisible()
    await player.presses("Cancel")
    await expect.element(status(/the window/)).not.toBeInTheDocument()
    await player.presses("Continue with Google")
    await expect.element(status("Continue in the window that opens.")).toBeVisible()
  })
})
