import { expect, it } from "vitest"
import { page } from "vitest/browser"

import { openApp } from "#tests/support/page.tsx"

it("the menu's hot games, which load late, are below everything else, so that nothing moves under a finger", async () => {
  await openApp({ persona: "0" })
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  const menu = page.getByRole("dialog", { name: "Menu" })
  const signOut = menu.getByRole("button", { name: "Sign out" })
  await expect.element(signOut).toBeVisible()
  const providers = menu.getByRole("navigation", { name: "Providers" })
  await expect.element(providers).toBeInTheDocument()
  const bottomOf = signOut.element().getBoundingClientRect().bottom
  expect(providers.element().getBoundingClientRect().top).toBeGreaterThan(bottomOf)
})
