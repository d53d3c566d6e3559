import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { openApp } from "#tests/support/page.tsx"
import { main, textsOf } from "#tests/support/pagePlayer.ts"

const topics = () => main().getByRole("navigation", { name: "Help topics" }).getByRole("link")
const article = (name?: string) => main().getByRole("article", name === undefined ? {} : { name })
const titles = () => textsOf(topics())
const current = () =>
  topics()
    .elements()
    .filter((each) => each.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent)

describe("help centre", () => {
  it("[HE-01, RT-39] opens the tapped topic at the topic's own address, and the next topic", async () => {
    const { again, at } = await openApp({ path: paths.help })
    await topics().nth(2).click()
    await expect.poll(at).toBe(`${paths.help}?i=2`)
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await again()
    await expect.poll(current).toEqual(["Making a withdrawal"])
    await expect.element(article().getByText(/How to withdraw/)).toBeVisible()
    await article().getByRole("link", { name: "Next" }).click()
    await expect.poll(at).toBe(`${paths.help}?i=3`)
  })

  it.each(["", "?i=99"])("[RT-40] opens the first topic at the address '%s'", async (query) => {
    const { callsTo } = await openApp({ path: `${paths.help}${query}` })
    await expect.poll(current).toEqual(["Getting started"])
    expect(callsTo(helpTopics)[0]?.query).toEqual({ lang: "EN", device: "MOBILE" })
  })

  it("searches titles and texts, and says if nothing is found", async () => {
    await openApp({ path: paths.help })
    const search = page.getByRole("searchbox", { name: "Search help" })
    await expect.element(article("Getting started")).toBeVisible()
    const all = titles()
    await search.fill("how to withdraw")
    await expect.poll(titles).toEqual(["Making a withdrawal"])
    await expect.element(article("Making a withdrawal")).toBeVisible()
    await search.fill("no such words")
    await expect
      .element(main().getByRole("status").getByText("No topic found. Try another word."))
      .toBeVisible()
    await main().getByRole("button", { name: "Clear search" }).last().click()
    await expect.poll(titles).toEqual(all)
    await expect.element(search).toHaveValue("")
  })
})
