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

describe("the controls of Ladle", () => {
  const open = async (id: string): Promise<Page> => {
    const opened = await ladle.newPage()
    await opened.setViewportSize({ width: 1280, height: 800 })
    await opened.goto(`/?story=${id}`)
    return opened
  }

  const openControls = (opened: Page) =>
    opened.getByRole("button", { name: "Explore different versions of this story through controls." }).click()

  it("[HA-92] Ladle opens with the welcome page and lists the areas in words, as a player meets them", async () => {
    const opened = await ladle.newPage()
    await opened.setViewportSize({ width: 1280, height: 800 })
    await opened.goto("/")
    await opened.getByRole("heading", { name: "How to review" }).waitFor()
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

  it("[HA-93] the controls of Ladle change theme and language of the open story", async () => {
    const opened = await open("home--welcome-offer--with-bonus")
    await opened.getByRole("link", { name: "Register now" }).waitFor()
    const themeOf = () => opened.locator("html").getAttribute("data-theme")
    expect(await themeOf()).toBe("dark")
    await opened.getByRole("button", { name: "Switch to light theme." }).click()
    await expect.poll(themeOf).toBe("light")
    await openControls(opened)
    const language = opened.getByRole("combobox")
    await expect
      .poll(() => language.getByRole("option").allTextContents())
      .toEqual(expect.arrayContaining([...languages]))
    await language.selectOption("CN")
    await expect.poll(() => opened.locator("html").getAttribute("lang")).toBe("zh-Hans")
    expect(await opened.getByRole("link", { name: "Register now" }).count()).toBe(0)
    await opened.close()
  })

  it("the controls of Ladle change the persona of a page story", async () => {
    const opened = await open("frame--header--guest")
    await opened.getByRole("link", { name: "Register" }).waitFor()
    await openControls(opened)
    for (const { id } of personas) await opened.getByRole("radio", { name: id, exact: true }).waitFor()
    await opened.getByRole("radio", { name: "9", exact: true }).check()
    await opened.getByText("Teresa Go").waitFor()
    expect(await opened.getByRole("link", { name: "Register" }).count()).toBe(0)
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
