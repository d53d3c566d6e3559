import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import { areas } from "#ladle/order.ts"
import { addressOf, type LadleSite, openLadle } from "#tests/support/ladle.ts"

let ladle: LadleSite

beforeAll(async () => {
  ladle = await openLadle()
})

afterAll(() => ladle.close())

const open = async (id: string): Promise<Page> => {
  const opened = await ladle.newPage()
  await opened.setViewportSize({ width: 1280, height: 800 })
  await opened.goto(`/?story=${id}`)
  return opened
}

const phoneOf = (opened: Page) => opened.frameLocator(".phone")

const choose = (opened: Page, label: string, value: string) =>
  opened.getByRole("combobox", { name: label }).selectOption(value)

describe("the controls of Ladle", () => {
  it("[HA-92] Ladle opens with the welcome page and lists the areas in words, as a player meets them", async () => {
    const opened = await ladle.newPage()
    await opened.setViewportSize({ width: 1280, height: 800 })
    await opened.goto("/")
    await phoneOf(opened).getByRole("heading", { name: "How to review" }).waitFor()
    const list = opened.getByRole("navigation").last()
    const areasShown = () =>
      list
        .locator("ul[role=tree] > li")
        .evaluateAll((items) => items.map((item) => item.getAttribute("title")))
    await expect.poll(areasShown).toEqual(Object.keys(areas))
    await list.getByText("Account", { exact: true }).click()
    await expect
      .poll(() => new URL(opened.url()).searchParams.get("story"))
      .toMatch(/^account--member-home--/)
    await list.getByText("Bank cards", { exact: true }).waitFor()
    await opened.close()
  })

  it("[HA-92] the welcome page leads to the first story of an area", async () => {
    const opened = await open("welcome--how-to-review")
    await phoneOf(opened).getByRole("link", { name: "Player protection", exact: true }).click()
    await expect
      .poll(() => new URL(opened.url()).searchParams.get("story"))
      .toMatch(/^player-protection--player-protection--/)
    await phoneOf(opened)
      .getByText(/^Set limits, take a break/)
      .waitFor()
    await opened.close()
  })

  it("[HA-93] the bar of the catalogue changes theme and language of the open story", async () => {
    const opened = await open("home--welcome-offer--with-bonus")
    const register = phoneOf(opened).getByRole("link", { name: "Register now" })
    await register.waitFor()
    const themeOf = () => phoneOf(opened).locator("html").getAttribute("data-theme")
    expect(await themeOf()).toBe("dark")
    await opened.getByRole("button", { name: "Switch to light theme." }).click()
    await expect.poll(themeOf).toBe("light")
    await choose(opened, "Theme", "dark")
    await expect.poll(themeOf).toBe("dark")
    expect(await opened.getByLabel("Language").getByRole("option").count()).toBe(languages.length)
    await choose(opened, "Language", "CN")
    await expect.poll(() => phoneOf(opened).locator("html").getAttribute("lang")).toBe("zh-Hans")
    expect(await register.count()).toBe(0)
    await opened.close()
  })

  it("the bar of the catalogue changes the persona of a page story", async () => {
    const opened = await open("frame--header--guest")
    const register = phoneOf(opened).getByRole("link", { name: "Register" })
    await register.waitFor()
    expect(await opened.getByLabel("Persona").getByRole("option").count()).toBe(personas.length + 1)
    await choose(opened, "Persona", "9")
    await phoneOf(opened).getByText("Teresa Go").waitFor()
    expect(await register.count()).toBe(0)
    await opened.close()
  })

  it("the controls of Ladle change what a component in the phone receives", async () => {
    const opened = await open("components--basic--amount--plain")
    const amount = phoneOf(opened).locator(".story")
    await expect.poll(() => amount.textContent()).toContain("1,234.00")
    await opened
      .getByRole("button", { name: "Explore different versions of this story through controls." })
      .click()
    await opened.getByRole("textbox", { name: "text", exact: true }).fill("77.00")
    await expect.poll(() => amount.textContent()).toContain("77.00")
    expect(await amount.textContent()).not.toContain("1,234.00")
    await opened.close()
  })

  it("Ladle shows another story when the browser's history changes the address", async () => {
    const opened = await ladle.newPage()
    const first = addressOf("components--basic--badge--many", { theme: "dark", language: "EN" })
    await opened.goto(first)
    await opened.getByText("42").waitFor()
    for (const id of ["components--basic--badge--capped", "components--basic--badge--many"]) {
      await opened.evaluate(
        (address) => {
          history.pushState(null, "", address)
          dispatchEvent(new PopStateEvent("popstate"))
        },
        addressOf(id, { theme: "dark", language: "EN" }),
      )
      await expect.poll(() => opened.locator(".story").textContent()).toBe(id.endsWith("many") ? "42" : "99+")
    }
    await opened.close()
  })
})
