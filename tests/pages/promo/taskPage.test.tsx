import { describe, expect, it, onTestFinished } from "vitest"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { goods } from "#gateway/calls/promo/mall.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { button, expectMessage, expectText, main, player } from "#tests/support/pagePlayer.ts"

const iframe = () => document.querySelector("iframe")
const loader = () => main().getByRole("status", { name: "Loading" })
const actual = "Please login an actual account to use this function"

describe("task page", () => {
  it("[TP-01, RT-17] opens the configured link with the player's token", async () => {
    const { at } = await openApp({ persona: "0", path: paths.task })
    await expect
      .poll(() => iframe()?.getAttribute("src"))
      .toMatch(new RegExp(`${vendorPaths.task}\\?token=.+$`))
    await button("Close").click()
    await expect.poll(at).toBe(paths.home)
  })

  it("[ER-30] logs a failed load, keeps the loader, and offers a retry", async () => {
    const silence = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener("load", silence, { capture: true })
    onTestFinished(() => document.removeEventListener("load", silence, { capture: true }))
    const { allows, errors } = await openApp({ persona: "0", path: paths.task, clock: true })
    allows(/^The task page did not load$/)
    await expect.poll(iframe).not.toBeNull()
    const failed = iframe()
    await passes(timings.taskWait)
    await expectMessage("The task page did not open. Please try again.")
    await expect.element(loader()).toBeVisible()
    expect(errors()).toEqual(["The task page did not load"])
    await player.presses("Try again")
    await expect.poll(iframe).not.toBe(failed)
  })

  it("[TP-05] redirects to home if no task link is configured", async () => {
    const { at } = await openApp({ persona: "0", path: paths.task, settings: { resourcesOff: ["TASK"] } })
    await expect.poll(at).toBe(paths.home)
  })

  it("[RO-04] tells a guest to log in with an actual account", async () => {
    const { at } = await openApp({ path: paths.task })
    await expectMessage(actual)
    await expect.poll(at).toBe(paths.login)
  })
})

describe("points mall", () => {
  it("[RO-04] tells a trial member to log in with an actual account", async () => {
    const { at, callsTo } = await openApp({ persona: "4", path: paths.pointsMall })
    await expectMessage(actual)
    await expect.poll(at).toBe(paths.home)
    expect(callsTo(goods)).toEqual([])
  })
})

describe("member centre", () => {
  it("[RT-66] links to the tasks of a member where no mission shows them", async () => {
    const { at } = await openApp({
      persona: "0",
      path: paths.memberHome,
      settings: { promosOff: ["AVAILABLE"] },
    })
    await player.follows("My tasks")
    await expect.poll(at).toBe(paths.memberTasks)
    await expectTitle("My tasks")
    const task = main().getByRole("listitem").filter({ hasText: "Deposit three times" })
    await expect.element(task.getByRole("progressbar", { name: "Deposit three times" })).toBeVisible()
    await expectText("Reward: ₱ 30.00")
  })
})
