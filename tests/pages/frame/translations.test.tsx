import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { header } from "#tests/support/pageEntry.ts"
import { openApp } from "#tests/support/page.tsx"
import { main, textsOf } from "#tests/support/pagePlayer.ts"

import { textOf } from "./dictionaries.ts"

const heading = (name: string) => page.getByRole("heading", { level: 1, name })

describe("a language", () => {
  it.each(["CN", "JA", "TH", "VI", "PH"] as const)(
    "[GE-12] translates home, login and registration to %s",
    async (language) => {
      const t = (key: string) => textOf(language, key)
      const { again } = await openApp({ language })
      await expect.element(header().getByRole("link", { name: t("register") })).toBeVisible()
      const menu = page.getByRole("navigation").last()
      await expect.element(menu.getByRole("link", { name: t("promotion") })).toBeVisible()
      for (const [path, title] of [
        [paths.login, t("login")],
        [paths.register, t("register")],
      ] as const) {
        await again(path)
        await expect.element(heading(title)).toBeVisible()
        await expect.element(main().getByLabelText(t("password")).first()).toBeVisible()
        const tabs = () => textsOf(page.getByRole("tab"))
        await expect.poll(tabs).toEqual([t("login"), t("register")])
      }
    },
  )
})

describe("a page", () => {
  it("[RT-06] shows the member centre at its address, and has a title of its own", async () => {
    const { again } = await openApp({ persona: "0", path: paths.memberHome })
    await expect.element(page.getByRole("heading", { name: "Maria Santos" })).toBeVisible()
    await expect.element(main().getByRole("link", { name: "My account" })).toBeVisible()
    await expect.poll(() => document.title).toBe("Member center · Lantern Lobby")
    await again(paths.help)
    await expect.poll(() => document.title).toBe("Help center · Lantern Lobby")
    await again(paths.home)
    await expect.poll(() => document.title).toBe("Lantern Lobby")
  })
})
