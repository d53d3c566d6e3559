import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { beginsBreak, closedUntil } from "#tests/pages/protection/play.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { logIn } from "#tests/support/pageEntry.ts"
import { dialog, main } from "#tests/support/pagePlayer.ts"

const open = (settings: Partial<Settings> = {}, options: OpenAppOptions = {}) =>
  openApp({ persona: "0", settings: { modulesOn: ["RGLIMIT3"], ...settings }, ...options })

const footer = () => page.getByRole("contentinfo")
const games = () => main().getByRole("region", { name: "Recently played" })

describe("home of a protected member", () => {
  it.each(["onBreak", "excluded"] as const)(
    "home in the state %s shows a closed notice instead of banners, games, posters and winners",
    async (state) => {
      await open({ protection: state })
      await expect.element(closedUntil()).toBeVisible()
      await expect.element(page.getByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument()
      await expect.element(footer()).toBeVisible()
      for (const role of ["region", "tab", "img"] as const)
        expect(
          main()
            .getByRole(role)
            .elements()
            .map((each) => each.getAttribute("aria-label")),
        ).toEqual(role === "region" ? [null] : [])
      await expect.element(games()).not.toBeInTheDocument()
      await expect.element(page.getByRole("link", { name: /^Announcements/ })).not.toBeInTheDocument()
      await expect.element(main().getByRole("link", { name: "Withdraw" })).toBeVisible()
    },
  )

  it("home closes its content when a break begins, and shows the content again when the break ends", async () => {
    const { rewrite, goesOffline, comesOnline } = await open()
    await expect.element(games()).toBeVisible()
    beginsBreak({ rewrite })
    goesOffline()
    comesOnline()
    await expect.element(closedUntil()).toBeVisible()
    await expect.element(games()).not.toBeInTheDocument()
    await expect.element(page.getByRole("link", { name: /^Announcements/ })).not.toBeInTheDocument()
    rewrite<{ now: number }>(protection, ({ now }) => ({ now, limits: [] }))
    goesOffline()
    comesOnline()
    await expect.element(games()).toBeVisible()
    await expect.element(page.getByRole("link", { name: /^Announcements/ })).toBeVisible()
    await expect.element(closedUntil()).not.toBeInTheDocument()
  })

  it("home keeps its content when the request for the play permission fails", async () => {
    await open({}, { before: ({ fails }) => fails(protection, "http500") })
    await expect.element(games()).toBeVisible()
    await expect.element(closedUntil()).not.toBeInTheDocument()
  })

  it("a login during a break opens no announcement popup", async () => {
    await open({ protection: "onBreak" }, { persona: "guest", path: paths.login })
    await logIn("member0")
    await expect.element(closedUntil()).toBeVisible()
    await expect.element(footer()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    [["RGLIMIT3"], 1],
    [[], 0],
  ] as const)(
    "with the modules %j the footer and the deposit page show %i links to player protection",
    async (modulesOn, links) => {
      const linksIn = (place: ReturnType<typeof main>) =>
        place.getByRole("link", { name: "Player protection" }).elements().length
      const { again } = await open({ modulesOn })
      await expect.element(footer()).toBeInTheDocument()
      // The footer's links load near the screen.
      window.scrollTo(0, document.body.scrollHeight)
      await expect.element(footer().getByRole("navigation")).toBeInTheDocument()
      await expect.poll(() => linksIn(footer())).toBe(links)
      await again(paths.deposit)
      await expect.element(main().getByRole("button", { name: "Customer service" })).toBeVisible()
      await expect.poll(() => linksIn(main())).toBe(links)
    },
  )
})
