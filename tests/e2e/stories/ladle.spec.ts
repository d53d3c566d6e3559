// End to end because only the built catalogue has Ladle's list, its controls and the phone around a story.
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import { areas } from "#ladle/order.ts"
import { type LadleSite, openLadle, openStory } from "#tests/support/ladle.ts"

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

/** The document of the story in the phone. */
const rootOf = (opened: Page) =>
  phoneOf(opened)
    .locator("html")
    .evaluate(({ ownerDocument: { documentElement: root } }) => ({
      lang: root.lang,
      theme: root.dataset["theme"],
    }))

describe("the story catalogue", () => {
  it("[HA-92] lists the areas in the order in which a player meets them, and links to each area", async () => {
    const opened = await open()
    await phoneOf(opened).getByRole("heading", { name: "How to review" }).waitFor()
    await opened.getByRole("region", { name: "Accessibility" }).getByText("Findings of axe: 0").waitFor()
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
})

// Here, because a page in an iframe, as that of component tests, loads no picture ahead.
describe("a picture outside the visible area", () => {
  it("[BC-05] loads when it is 100 px away from the visible area, not earlier", async () => {
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
