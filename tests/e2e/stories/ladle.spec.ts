// End to end because only the built catalogue has Ladle's list, its controls and the phone around a story.
import { globSync } from "node:fs"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import { areas } from "#ladle/order.ts"
import { addressOf, type LadleSite, listed, openLadle, openStory } from "#tests/support/ladle.ts"

let ladle: LadleSite

beforeAll(async () => {
  ladle = await openLadle()
})

afterAll(() => ladle.close())

const open = async (id?: string): Promise<Page> => {
  const opened = await ladle.newPage()
  await opened.setViewportSize({ width: 1280, height: 800 })
  await opened.goto(id === undefined ? "/" : `/?story=${id}`)
  return opened
}

const phoneOf = (opened: Page) => opened.frameLocator('iframe[title="The story in a phone"]')

const storyOf = (opened: Page) => new URL(opened.url()).searchParams.get("story")

const choose = (opened: Page, label: string, value: string) =>
  opened.getByRole("combobox", { name: label }).selectOption(value)

const findings = (opened: Page) => opened.getByRole("region", { name: "Accessibility" })

/** The document of the story in the phone. */
const rootOf = (opened: Page) =>
  phoneOf(opened)
    .locator("html")
    .evaluate(({ ownerDocument: { documentElement: root } }) => ({
      lang: root.lang,
      theme: root.dataset["theme"],
      motion: root.dataset["motion"],
      size: `${innerWidth} × ${innerHeight}`,
      rem: Math.round(parseFloat(getComputedStyle(root).fontSize)),
    }))

describe("catalogue", () => {
  it("[HA-92] lists the areas as a player meets them, and leads into them", async () => {
    const opened = await open()
    await phoneOf(opened).getByRole("heading", { name: "How to review" }).waitFor()
    await findings(opened).getByText("Findings of axe: 0").waitFor()
    const list = opened.getByRole("navigation").last()
    const areasShown = () =>
      list
        .locator("ul[role=tree] > li")
        .evaluateAll((items) => items.map((item) => item.getAttribute("title")))
    await expect.poll(areasShown).toEqual(Object.keys(areas))
    await phoneOf(opened).getByRole("link", { name: "Player protection", exact: true }).click()
    await expect.poll(() => storyOf(opened)).toMatch(/^player-protection--player-protection--/)
    await list.getByText("Account", { exact: true }).click()
    await expect.poll(() => storyOf(opened)).toMatch(/^account--member-home--/)
    await list.getByText("Bank cards", { exact: true }).waitFor()
    const files = globSync([".ladle/*.stories.tsx", "src/**/*.stories.tsx"])
    expect(new Set(listed().map(({ file }) => file))).toEqual(new Set(files))
    await opened.close()
  })

  it("[HA-93] changes theme, language and persona of the open story", async () => {
    const opened = await open("frame--header--guest")
    const register = phoneOf(opened).getByRole("link", { name: "Register" })
    await register.waitFor()
    await opened.getByRole("button", { name: "Switch to light theme." }).click()
    await expect.poll(() => rootOf(opened)).toMatchObject({ theme: "light" })
    await choose(opened, "Theme", "dark")
    await expect.poll(() => rootOf(opened)).toMatchObject({ theme: "dark" })
    expect(await opened.getByLabel("Language").getByRole("option").count()).toBe(languages.length)
    await choose(opened, "Language", "CN")
    await expect.poll(() => rootOf(opened)).toMatchObject({ lang: "zh-Hans" })
    expect(await register.count()).toBe(0)
    expect(await opened.getByLabel("Persona").getByRole("option").count()).toBe(personas.length + 1)
    await choose(opened, "Persona", "9")
    await phoneOf(opened).getByText("Teresa Go").waitFor()
    await opened.close()
  })

  it("[HA-93] changes what a component receives, and its findings of axe", async () => {
    const opened = await open("components--basic--amount--plain")
    await findings(opened).getByText("Findings of axe: 0").waitFor()
    const story = phoneOf(opened).locator(".story")
    await expect.poll(() => story.textContent()).toContain("1,234.00")
    await opened
      .getByRole("button", { name: "Explore different versions of this story through controls." })
      .click()
    await opened.getByRole("textbox", { name: "text", exact: true }).fill("77.00")
    await expect.poll(() => story.textContent()).toContain("77.00")
    await opened.keyboard.press("Escape")
    await story.evaluate((element) => element.append(document.createElement("button")))
    await findings(opened).getByRole("button", { name: "Check again" }).click()
    await findings(opened)
      .getByText(/^Buttons must have discernible text/)
      .waitFor()
    await opened.close()
  })

  it("[HA-94] runs a page's story on a gateway and an address of its own", async () => {
    const opened = await openStory(ladle, "home--home--guest")
    const before = opened.url()
    await opened.getByRole("link", { name: "Register now" }).click()
    await opened.getByRole("button", { name: "Slots" }).click()
    expect(opened.url()).toBe(before)
    expect(
      await opened.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("ladle"))),
    ).toEqual([])
    await opened.goto(addressOf("entry--login-form--refused", { theme: "dark", language: "EN" }))
    await opened.getByText("The username or the password is not correct").waitFor()
    await opened.getByLabel("Password", { exact: true }).fill("lantern123")
    await opened.getByRole("button", { name: "Login", exact: true }).click()
    await expect.poll(() => opened.getByRole("alert").count()).toBe(0)
    await opened.close()
  })
})

// Here, because a page in a frame, as that of component tests, loads no picture ahead.
describe("picture", () => {
  it("[BC-05] loads 100 px before it is on the screen, and no earlier", async () => {
    const near = await openStory(ladle, "components--basic--picture--near-the-screen")
    await near.getByRole("img", { name: "The product's mark" }).waitFor()
    await near.close()
    const far = await openStory(ladle, "components--basic--picture--far-from-the-screen")
    const picture = far.getByRole("img", { name: "The product's mark" })
    expect(await picture.count()).toBe(0)
    await far.evaluate(() => window.scrollBy(0, 2))
    await picture.waitFor()
    await far.close()
  })
})
