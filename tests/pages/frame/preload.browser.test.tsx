import { expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"

const promotions = () =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Promotion" })

/** The requests for the code of the promotions page. */
const requests = () =>
  performance.getEntriesByType("resource").filter(({ name }) => name.includes("/PromotionsPage.tsx")).length

it("a pointer on a link requests the code of its page once, and the tap opens the page with it", async () => {
  // By default the browser keeps the first 250 entries, and the test's own modules are more.
  performance.setResourceTimingBufferSize(10_000)
  const { at } = await visit()
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
  expect(requests()).toBe(0)
  const press = () =>
    promotions()
      .element()
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
  await expect
    .poll(() => {
      press()
      return requests()
    })
    .toBe(1)
  expect(at()).toBe(paths.home)
  await promotions().click()
  await expect.element(page.getByRole("heading", { name: "Promotion", level: 1 })).toBeVisible()
  expect(requests()).toBe(1)
})
