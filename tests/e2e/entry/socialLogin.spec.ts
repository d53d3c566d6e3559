// End to end because the provider's window is another page of the browser, which Firebase's SDK opens.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { issue } from "#fixtures/logic/entry/firebase.ts"
import { login } from "#gateway/calls/entry/account.ts"
import {
  calls,
  chooseAccount,
  facebook,
  google,
  initialised,
  openWindow,
  sdkOf,
  withWindows,
} from "./firebase.ts"
import { expectMessage, field, header, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** How each id token of the simulated Firebase starts. */
const idTokenStart = issue({ phone: "" }, 0).idToken.split(".")[0] ?? ""

const loginCall = login.path

describe("social login", () => {
  it("logs in by the provider's window, and loads its SDK at a touch", async () => {
    for (const [button, channel] of [
      [google, "google"],
      [facebook, "facebook"],
    ] as const) {
      let asked: ReadonlyArray<string> = []
      const page = await product.openApp({
        path: paths.login,
        settings: initialised,
        before: (opening) => {
          asked = sdkOf(opening)
          return withWindows(opening)
        },
      })
      await field(page, "Username").fill("member0")
      expect(asked).toEqual([])
      await button(loginForm(page)).focus()
      await expect.poll(() => asked.length).toBe(1)
      const opened = await openWindow(page, button(loginForm(page)))
      await expectMessage(page, "Continue in the window", "status")
      await chooseAccount(opened, "member0@mail.example")
      await expectAddress(page, paths.home)
      await header(page).getByText("Maria Santos").waitFor()
      await expect.poll(() => opened.isClosed()).toBe(true)
      expect(product.callsTo(calls.provider).length, channel).toBeGreaterThan(0)
      expectNoErrors(page)
    }
    expect(product.callsTo(loginCall)).toHaveLength(2)
    const isTold = (entry: unknown) => JSON.stringify(entry).includes(idTokenStart)
    const told = product.world.log
      .entries()
      .filter(isTold)
      .map(({ path }) => path)
    expect(told).toEqual([])
  })
})
