import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { moduleIds } from "#domain/Whitelabel.ts"
import { paths } from "#config/paths.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

/** The merchant's settings with every module off, or without a response. */
const settings: ReadonlyArray<readonly [string, VisitOptions]> = [
  ["with every module off", { settings: { modulesOff: [...moduleIds] } }],
  ["before the merchant's settings arrive", { before: ({ holds }) => void holds(whitelabel) }],
]

describe("entries that always show", () => {
  it.each(settings)("[RM-23, RM-26] the right-side menu lists VIP and task %s", async (_when, options) => {
    await visit({ persona: "0", path: paths.help, ...options })
    await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog")
    await expect.element(menu.getByText("VIP", { exact: true })).toBeVisible()
    await expect.element(menu.getByText("Task", { exact: true })).toBeVisible()
  })

  it.each(settings)("[AG-05] agent home shows the online service %s", async (_when, options) => {
    await visit({ persona: "3", path: paths.agent, ...options })
    await expect.element(main().getByRole("button", { name: "Online service" })).toBeVisible()
  })
})
