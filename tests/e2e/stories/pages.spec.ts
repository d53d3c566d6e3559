import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type LadleSite, openLadle, openStory } from "#tests/support/ladle.ts"

let ladle: LadleSite

beforeAll(async () => {
  ladle = await openLadle()
})

afterAll(() => ladle.close())

describe("a story of a page", () => {
  it("[HA-94] a page story does not change the browser's address", async () => {
    const presses = {
      "home--home--guest": [
        ["link", "Register now"],
        ["button", "Slots"],
      ],
      "home--home-ticker--many": [["link", /^Announcements/]],
    } as const
    for (const [id, controls] of Object.entries(presses)) {
      const opened = await openStory(ladle, id)
      const before = opened.url()
      for (const [role, name] of controls) await opened.getByRole(role, { name }).click()
      expect(opened.url()).toBe(before)
      expect(
        await opened.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("ladle"))),
      ).toEqual([])
      await opened.close()
    }
  })

  it("[HA-94] a page story uses a simulated gateway inside the page", async () => {
    const opened = await openStory(ladle, "entry--login-form--refused")
    await opened.getByText("The username or the password is not correct").waitFor()
    await opened.getByLabel("Password", { exact: true }).fill("lantern123")
    await opened.getByRole("button", { name: "Login", exact: true }).click()
    await expect.poll(() => opened.getByRole("alert").count()).toBe(0)
    await opened.close()
  })
})
