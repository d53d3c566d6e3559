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
