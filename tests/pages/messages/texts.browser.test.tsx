import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const article = () => main().getByRole("article")

describe("announcement", () => {
  it("shows sanitised HTML that runs no script", async () => {
    await openApp({ path: `${paths.notice}?type=PU&id=PU702` })
    await expect.element(article().getByText("Follow the fox.")).toBeVisible()
    expect(document.title).not.toBe("stolen")
    expect([...article().element().querySelectorAll("[onclick], script, [href^=javascript]")]).toEqual([])
  })

  it("opens scrolled to the top, and back restores the scroll position of the list", async () => {
    const { address } = await openApp({ path: paths.notice, settings: { scale: "hundreds" } })
    const links = main().getByRole("list", { name: "News" }).getByRole("link")
    await expect.poll(() => links.elements().length).toBeGreaterThan(20)
    links.nth(19).element().scrollIntoView({ block: "center" })
    const before = window.scrollY
    expect(before).toBeGreaterThan(200)
    await links.nth(19).click()
    await expect.element(article()).toBeVisible()
    await expect.poll(() => window.scrollY).toBe(0)
    address.goBack()
    await expect.poll(() => window.scrollY).toBeGreaterThan(before - 200)
  })
})

describe("help centre", () => {
  const topics = () => page.getByRole("navigation", { name: "Help topics" }).getByRole("link")

  it("[HE-03] shows its topics to the left of the text at 320 px", async () => {
    await openApp({ path: paths.help, width: 320 })
    await expect.element(article().getByText("An account in a minute")).toBeVisible()
    const [menu, text] = [topics().first(), article()].map((each) => each.element().getBoundingClientRect())
    expect(menu?.width).toBeGreaterThan(0)
    expect(menu?.right).toBeLessThanOrEqual(text?.left ?? 0)
  })

  it("[HE-04] shows the sanitised HTML of a topic", async () => {
    await openApp({
      path: paths.help,
      before: ({ rewrite }) =>
        rewrite<ReadonlyArray<object>>(helpTopics, (all) =>
          all.map((topic, index) =>
            index === 3 ? { ...topic, content: "<b>x</b><i onclick=alert(1)>y</i>" } : topic,
          ),
        ),
    })
    await topics().nth(3).click()
    await expect.element(article().getByText("y")).toBeVisible()
    expect([...article().element().querySelectorAll("b, i")].map(({ outerHTML }) => outerHTML)).toEqual([
      "<b>x</b>",
      "<i>y</i>",
    ])
  })
})
