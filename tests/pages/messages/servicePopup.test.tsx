import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"
import { dialog, expectText, question } from "#tests/support/pagePlayer.ts"

const popup = () => dialog("Customer service")

const opensPopup = async () => {
  await bottomMenu().getByRole("button", { name: "Service" }).click()
  await expect.element(popup()).toBeVisible()
}

const openOnMessages = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp({ persona: "0", path: paths.message, ...options })
  await expectText(/unread/)
  await opensPopup()
  return app
}

describe("service popup", () => {
  it.each([
    ["SP-06", "Messages", paths.inbox],
    ["SP-08", "Announcements", paths.notice],
    ["SP-10, RT-38", "Feedback", paths.feedback],
    ["SP-11", "Task", paths.task],
  ] as const)("[%s] closes and opens the page of %s", async (_rows, name, path) => {
    const { at } = await openOnMessages()
    const entry = popup().getByText(name).first()
    await entry.click()
    await expect.poll(at).toBe(path)
    await expect.element(popup()).not.toBeInTheDocument()
  })

  it("[SP-01] launches the chat by a request and opens the chat in the same window", async () => {
    const { address, callsTo } = await openOnMessages()
    await popup().getByRole("button", { name: "Live chat" }).click()
    await expect.poll(() => address.left).toHaveLength(1)
    expect(callsTo(launchChat)[0]).toMatchObject({ status: 200, query: { moduleId: "CBS3" } })
  })

  it.each([
    [3, "Announcements, 3 unread"],
    [0, "Announcements"],
  ])("[SP-09] marks %i unread announcements with a dot", async (unreadNotices, text) => {
    await openOnMessages({ settings: { unreadNotices } })
    const entry = popup().getByRole("link", { name: /^Announcements/ })
    await expect.poll(() => entry.element().textContent).toBe(text)
    const dots = entry.element().querySelectorAll("span[aria-hidden] > span")
    expect(dots.length).toBe(unreadNotices === 0 ? 0 : 1)
  })

  it("[SP-12] shows 'Coming soon' for the task entry when no task link is configured", async () => {
    const { at } = await openOnMessages({ settings: { resourcesOff: ["TASK", "LINE"] } })
    expect(popup().getByRole("link", { name: "LINE" }).elements()).toEqual([])
    await popup().getByText("Task").click()
    await expect.element(question()).toHaveAccessibleName("Coming soon")
    await question().getByRole("button", { name: "OK" }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(at()).toBe(paths.message)
  })

  it("[SP-13, CA-71] refetches its contact channels when opened, and shows a newly configured LINE account", async () => {
    const { address, callsTo, world } = await openOnMessages({ settings: { resourcesOff: ["LINE"] } })
    await expect.poll(() => callsTo(systemStatus).at(-1)?.names).toEqual(["customer service"])
    const asked = callsTo(systemStatus).length
    expect(popup().getByRole("link", { name: "LINE" }).elements()).toEqual([])
    address.goBack()
    await expect.element(popup()).not.toBeInTheDocument()
    world.configure({ resourcesOff: [] })
    await opensPopup()
    await expect
      .element(popup().getByRole("link", { name: "LINE" }))
      .toHaveAttribute("href", "https://line.example/lantern")
    expect(callsTo(systemStatus)).toHaveLength(asked + 1)
  })

  it("[SP-14] closes on the browser's back, and the page stays", async () => {
    const { address, at } = await openOnMessages()
    address.goBack()
    await expect.element(popup()).not.toBeInTheDocument()
    expect(at()).toBe(paths.message)
  })
})
