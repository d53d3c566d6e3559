import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import en from "#i18n/locales/en.json"
import zh from "#i18n/locales/zh.json"
import { visit } from "#tests/support/page.tsx"

const categories = "HOT PROMO LIVE COCKFIGHT RNG FISH PVP SPORTS ESPORTS LOTT ELOTT FAV".split(" ")

describe("home page", () => {
  it.each([
    ["EN", en],
    ["CN", zh],
  ] as const)(
    "[GM-02] shows each category with its icon and its name in %s",
    async (language, dictionary) => {
      const texts: Readonly<Record<string, string>> = dictionary
      await visit({ persona: "0", language })
      const menu = page.getByRole("navigation", { name: texts["games"] ?? "" })
      const namesShown = () =>
        Object.fromEntries(
          menu
            .elements()
            .flatMap((each) => [...each.querySelectorAll("[data-category]")])
            .map((icon) => [icon.getAttribute("data-category"), icon.closest("a, button")?.textContent]),
        )
      const names = Object.fromEntries(
        categories.map((category) => [category, texts[`category_${category}`]]),
      )
      await expect.poll(namesShown).toEqual(names)
    },
  )
})
