import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import { paymentIcons } from "#fixtures/data/cashier/payments.ts"
import { links } from "#fixtures/data/frame/whitelabel.ts"
import { helpTopics } from "#fixtures/data/help/help.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import ty from "#i18n/locales/ty.json"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { main, textsOf } from "#tests/support/pagePlayer.ts"

const footer = () => page.getByRole("contentinfo")
const copyright = () => footer().getByText("© Lantern Lobby", { exact: false })

const networks = ["youtube", "instagram", "facebook", "twitter", "tiktok", "telegram"] as const

describe("footer", () => {
  it("[FT-01, EN-56] changes the language, which stays after a reload", async () => {
    const { areas, again } = await openApp()
    const words = [ty.home, ty.promotion, ty.deposit, ty.member, ty.service]
    const shown = () =>
      [...document.querySelectorAll(`nav[aria-label="${ty.main}"] :is(a, button)`)].map(
        (each) => each.textContent,
      )
    const shownAtChange: Array<unknown> = []
    const observer = new MutationObserver(() => {
      if (document.documentElement.lang === "tl") shownAtChange.push(shown())
    })
    observer.observe(document.documentElement, { attributeFilter: ["lang"] })
    await footer().getByRole("combobox", { name: "Language" }).selectOptions("Tagalog")
    await expect.poll(shown).toEqual(words)
    expect(shownAtChange, "the document has the language of the words that show").toEqual([words])
    observer.disconnect()
    expect(areas.local.getItem(storageItems.language.key)).toBe("TY")
    expect(document.documentElement.lang).toBe("tl")
    await again()
    await expect.poll(shown).toEqual(words)
  })

  it.each([[[]], [networks.slice(0, 3)], [networks.slice(3)]])(
    "[FT-03] shows the social networks that have a link; without a link: %j",
    async (off) => {
      await openApp({ settings: { linksOff: off } })
      const shown = () =>
        footer()
          .getByRole("list", { name: "Social networks" })
          .getByRole("link")
          .elements()
          .map((each) => [each.getAttribute("aria-label")?.toLowerCase(), each.getAttribute("href")])
      const left = networks.filter((network) => !off.includes(network))
      await expect.poll(shown).toEqual(left.map((network) => [network, links[network]]))
    },
  )

  it.each([21, 18])("[FT-04, FT-06] shows the payment methods and the minimum age %i", async (age) => {
    await openApp({ settings: { age } })
    await expect.element(footer().getByText(`${age}+`)).toBeVisible()
    const icons = footer().getByRole("list", { name: "Payment methods" }).getByRole("img")
    await expect.poll(() => icons.elements().length).toBe(paymentIcons.length)
  })
})

describe("footer of home", () => {
  const help = () => footer().getByRole("navigation", { name: "Help center" })
  const titles = () => textsOf(help().getByRole("link"))

  it("[FT-02, FT-05] shows the videos and opens help topics", async () => {
    const { at } = await openApp()
    const topics = helpTopics("EN").map(({ title }) => title)
    await expect.poll(titles).toEqual(expect.arrayContaining(topics))
    const videos = footer().getByRole("region", { name: "Videos" })
    for (const { title } of ofGroup(banners, "m_video"))
      await expect.element(videos.getByRole("button", { name: title })).toBeInTheDocument()
    expect(videos.getByRole("button", { name: "The Market Is Open" }).query()).toBeNull()
    await help().getByRole("list").getByRole("link").nth(2).click()
    await expect.poll(at).toBe(`${paths.help}?i=2`)
    await expect.element(main().getByRole("article", { name: "Making a withdrawal" })).toBeInTheDocument()
  })
})

describe("footer of the login", () => {
  const games = () => footer().getByRole("region", { name: "Hot games" }).getByRole("listitem")
  const speedTest = () => footer().getByRole("link", { name: "Speed test" })

  it.each([
    [4, 9],
    [2, 2],
  ])("[FT-07, FT-08] shows %i of %i hot games and the copyright", async (shown, offered) => {
    const { at } = await openApp({
      path: paths.login,
      before: ({ rewrite }) =>
        rewrite<{ readonly list: ReadonlyArray<unknown> }>(hotGames, ({ list }) => ({
          list: list.slice(0, offered),
        })),
    })
    await expect.poll(() => games().getByRole("button").elements().length).toBe(shown)
    await expect.element(copyright()).toBeVisible()
    await games().getByRole("button").first().click()
    expect(at()).toBe(paths.login)
  })

  it.each([
    ["in a browser", {}, [links.speedTest]],
    ["where none is configured", { settings: { linksOff: ["speedTest"] } }, []],
    ["in the installed web app", { isStandalone: true }, []],
  ] as const)("[FT-09] shows %s these links to the speed test: %j", async (_where, options, expected) => {
    await openApp({ path: paths.login, ...options })
    await expect.element(games().first()).toBeInTheDocument()
    await expect.element(copyright()).toBeVisible()
    const offered = () =>
      speedTest()
        .elements()
        .map((each) => each.getAttribute("href"))
    await expect.poll(offered).toEqual(expected)
  })
})
