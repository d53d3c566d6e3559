import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { bottomMenu, expectPassed, loginForm, trailOf } from "#tests/support/player.ts"
import { addressOf, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const popup = (page: Page) => page.getByRole("dialog", { name: "Customer service" })

const openPopup = async (page: Page) => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  await popup(page).waitFor()
  return popup(page)
}

describe("the service popup", () => {
  it.each([
    ["SP-06", "Messages", "/m/webEmail"],
    ["SP-08", "Announcements", "/m/notice"],
    ["SP-10", "Feedback", "/m/feedback"],
    ["SP-11", "Task", "/m/task"],
  ] as const)("[%s] the service-popup entry %s opens %s and closes the popup", async (_row, name, path) => {
    const page = await product.visit({ persona: "0" })
    const trail = trailOf(page)
    await (
      await openPopup(page)
    )
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .or(popup(page).getByRole("button", { name, exact: true }))
      .click()
    await expectPassed(trail, path)
    await popup(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[SP-01] the service popup opens the chat by its launch call, in the same window", async () => {
    const page = await product.visit({ persona: "0" })
    await (await openPopup(page)).getByRole("button", { name: "Live chat" }).click()
    await page.waitForURL(/\/lgw\/vendor\//)
    const [call] = product.callsTo(launchChat.path)
    expect(call).toMatchObject({ status: 200, query: { moduleId: "CBS3" } })
    expect(page.context().pages()).toEqual([page])
  })

  it("[SP-09] the service popup marks unread announcements with a dot", async () => {
    const some = await product.visit({ settings: { unreadNotices: 3 } })
    const dotted = (await openPopup(some)).getByRole("link", { name: "Announcements" })
    await expect.poll(() => dotted.textContent()).toBe("Announcements, 3 unread")
    await dotted.locator("span[aria-hidden] > span").waitFor()

    const none = await product.visit({ settings: { unreadNotices: 0 } })
    await none.waitForLoadState("networkidle")
    const plain = (await openPopup(none)).getByRole("link", { name: "Announcements" })
    await expect.poll(() => plain.textContent()).toBe("Announcements")
    expect(await plain.locator("span[aria-hidden] > span").count()).toBe(0)
  })

  it("[SP-12, SP-13] in a service popup without links the task opens the alert 'coming soon' and LINE is hidden", async () => {
    const page = await product.visit({ persona: "0", settings: { resourcesOff: ["TASK", "LINE"] } })
    const trail = trailOf(page)
    expect(await (await openPopup(page)).getByRole("link", { name: "LINE" }).count()).toBe(0)
    await popup(page).getByText("Task", { exact: true }).click()
    const alert = page.getByRole("alertdialog", { name: "Coming soon" })
    await alert.getByRole("button", { name: "OK" }).click()
    await alert.waitFor({ state: "detached" })
    expect(trail).toEqual([])
    expect(addressOf(page)).toBe(paths.home)

    product.world.configure({ resourcesOff: [] })
    await page.reload()
    const line = (await openPopup(page)).getByRole("link", { name: "LINE" })
    await expect.poll(() => line.getAttribute("href")).toBe("https://line.example/lantern")
  })

  it("[CA-71] the service popup refetches its offer each time it opens and shows a new LINE account", async () => {
    const page = await product.visit({ persona: "0", settings: { resourcesOff: ["LINE"] } })
    const asked = () => product.callsTo(systemStatus.path).length
    await page.waitForLoadState("networkidle")
    const before = asked()
    const line = (await openPopup(page)).getByRole("link", { name: "LINE" })
    await expect.poll(asked).toBe(before + 1)
    expect(product.callsTo(systemStatus.path).at(-1)?.names).toEqual(["customer service"])
    await page.keyboard.press("Escape")
    await popup(page).waitFor({ state: "detached" })

    product.world.configure({ resourcesOff: [] })
    await openPopup(page)
    await line.waitFor()
    expect(asked()).toBe(before + 2)
  })

  it("[CA-71] the service popup shows the cached offer without a message when the request fails", async () => {
    const page = await product.visit({ persona: "0" })
    product.world.configure({ faults: [{ call: systemStatus.path, kind: "http500", times: "always" }] })
    await (await openPopup(page)).getByRole("link", { name: "LINE" }).waitFor()
    await expect.poll(() => product.callsTo(systemStatus.path).at(-1)?.status).toBe(500)
    await expect.poll(() => popup(page).getByRole("link", { name: "LINE" }).count()).toBe(1)
    expect(await page.getByRole("alert").count()).toBe(0)
  })

  it("[SP-14] the service popup closes on a route change, also by the browser's back", async () => {
    const page = await product.visit({ persona: "0" })
    await bottomMenu(page).getByRole("link", { name: "Member" }).click()
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()
    await openPopup(page)
    await page.goBack()
    await popup(page).waitFor({ state: "detached" })
    await page.getByRole("heading", { level: 1, name: "Member" }).waitFor()

    // The player picks an earlier page in the browser's history.
    await openPopup(page)
    await page.evaluate(() => history.go(-2))
    await page.getByRole("navigation", { name: "Games" }).waitFor()
    await popup(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[BC-08] the service popup ignores outside taps for 300 ms after opening", async () => {
    const page = await product.visit({ clock: true })
    // The popup's code is loaded from here on.
    await openPopup(page)
    await page.keyboard.press("Escape")
    await popup(page).waitFor({ state: "detached" })
    await page.clock.pauseAt(Date.now() + 20_000)

    await openPopup(page)
    await page.clock.runFor(299)
    await page.touchscreen.tap(187, 20)
    await page.clock.runFor(0)
    await expect.poll(() => popup(page).count()).toBe(1)
    await page.clock.runFor(2)
    await page.touchscreen.tap(187, 20)
    await popup(page).waitFor({ state: "detached" })
  })

  it("the feedback entry of the service popup leads a guest to the login", async () => {
    const page = await product.visit()
    await (await openPopup(page)).getByRole("link", { name: "Feedback" }).click()
    await loginForm(page).waitFor()
    expect(addressOf(page)).toBe(paths.login)
  })
})
