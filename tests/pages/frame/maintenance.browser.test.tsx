import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { openApp } from "#tests/support/page.tsx"
import { field, main, player } from "#tests/support/pagePlayer.ts"

const notice = () => page.getByRole("heading", { name: "Under maintenance", level: 1 })

const tryAgain = () => page.getByRole("button", { name: "Try again" }).click()

describe("a gateway that goes under maintenance", () => {
  it("a form sent under maintenance gives way to the error page, and returns with its draft afterwards", async () => {
    const { world, at, callsTo } = await openApp({ persona: "0", path: paths.withdraw })
    await player.types("Amount", "500")
    await main().getByLabelText("Payment password").fill("246810")
    const before = callsTo(systemStatus).length
    world.configure({ status: "maintenance" })
    await player.presses("Continue")
    await player.confirms()
    await expect.element(notice()).toBeVisible()
    expect(callsTo(systemStatus)).toHaveLength(before + 1)
    expect(at()).toBe(paths.withdraw)
    world.configure({ status: "ok" })
    await tryAgain()
    await expect.element(field("Amount")).toHaveValue("500")
    await expect.element(main().getByLabelText("Payment password")).toHaveValue("")
  })

  it("a first visit under maintenance has the merchant's settings once the maintenance is over", async () => {
    const { world, callsTo } = await openApp({ settings: { status: "maintenance" } })
    await expect.element(notice()).toBeVisible()
    const before = callsTo(whitelabel).length
    world.configure({ status: "ok" })
    await tryAgain()
    await expect.element(notice()).not.toBeInTheDocument()
    await expect.poll(() => callsTo(whitelabel).length).toBeGreaterThan(before)
  })
})
