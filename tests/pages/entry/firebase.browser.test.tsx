import { getResponse } from "msw"
import { describe, expect, it, onTestFinished, vi } from "vitest"

import { paths } from "#config/paths.ts"
import { isFirebasePath } from "#fixtures/logic/entry/firebase.ts"
import { login } from "#gateway/calls/entry/account.ts"
import type { World } from "#fixtures/world.ts"
import { Firebase } from "#platform/Firebase.ts"
import { openApp } from "#tests/support/page.tsx"
import { status } from "#tests/support/pageEntry.ts"
import { button, expectMessage, main, player } from "#tests/support/pagePlayer.ts"

/** Lets the world answer what Firebase's SDK requests of its emulator. */
const answersSdk = ({ handlers }: World): void => {
  const fetch = window.fetch.bind(window)
  const spy = vi.spyOn(window, "fetch").mockImplementation(async (...asked) => {
    const request = new Request(...asked)
    if (!isFirebasePath(new URL(request.url).pathname)) return fetch(request)
    const response = await getResponse([...handlers], request)
    return response ?? Response.error()
  })
  onTestFinished(() => spy.mockRestore())
}

const openSmsRegister = async () => {
  const app = await openApp({
    path: paths.login,
    settings: { firebase: true, modulesOff: ["VALID_CAPTCHA3"] },
    firebase: Firebase.defaultValue(),
    before: ({ world }) => answersSdk(world),
  })
  await player.presses("Login with SMS code")
  await player.types("Mobile number", "09175551000")
  return app
}

const timer = () => main().getByRole("timer")

const sendCode = async (): Promise<void> => {
  await player.presses("Fetch code")
  await expect.element(timer()).toBeVisible()
}

describe("Firebase's SDK", () => {
  it("[ER-10] says why sending an SMS code failed, and sends a code at the next attempt", async () => {
    const { world } = await openSmsRegister()
    for (const [firebaseOutcome, text] of [
      ["tooMany", "Too many tries"],
      ["network", "Network slow or offline"],
    ] as const) {
      world.configure({ firebaseOutcome })
      await player.presses("Fetch code")
      await expectMessage(text)
      await expect.element(status("Sending the code")).not.toBeInTheDocument()
      await expect.element(button("Fetch code")).toBeEnabled()
      expect(timer().elements()).toEqual([])
    }
    world.configure({ firebaseOutcome: "ok" })
    await sendCode()
  })

  it("says why verifying an SMS code failed", async () => {
    const { callsTo, world } = await openSmsRegister()
    await sendCode()
    for (const [firebaseOutcome, code, text] of [
      ["ok", "000000", "Verification code error"],
      ["network", "123456", "Network slow or offline"],
      ["disabled", "123456", "User does not exist or is disabled"],
    ] as const) {
      world.configure({ firebaseOutcome })
      await player.types("SMS code", code)
      await player.presses("Login")
      await expectMessage(text)
    }
    expect(callsTo(login)).toEqual([])
  })
})
