import { getResponse } from "msw"
import { describe, expect, it, onTestFinished } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { siteTypes } from "#domain/messages/Announcement.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { addFavourite } from "#gateway/calls/games/gameLists.ts"
import { ofTypes, siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"

import { openTestDock } from "./openTestDock.tsx"

const unread = `${inboxUnread.method} ${inboxUnread.path}`

/** The log with the row of a call, which is open. */
const openRow = async (
  { method, path }: { readonly method: string; readonly path: string } = inboxUnread,
  query = "",
) => {
  const opened = await openTestDock()
  const send = () =>
    getResponse([...opened.world.handlers], new Request(new URL(path + query, location.origin), { method }))
  await send()
  const log = await opened.openPanel("Log")
  await log.getByRole("listitem").getByText(path, { exact: false }).first().click()
  return {
    ...opened,
    send,
    log,
    actions: log.getByRole("group", { name: `Next requests of ${method} ${path}` }),
  }
}

describe("the row of a logged call", () => {
  it("[HA-83] opens with what was sent and returned", async () => {
    const { log } = await openRow(memberWallet)
    for (const title of ["Headers", "Response"])
      await expect.element(log.getByText(title, { exact: true })).toBeVisible()
  })
})

describe("the actions on a logged call", () => {
  it("'Fail next time' lets the next request of this call fail, once, and can be taken back", async () => {
    const { harness, actions, dock } = await openRow()
    await actions.getByRole("button", { name: "Fail next time" }).click()
    const fault = { call: unread, kind: "http500", times: 1, perRead: true }
    await expect.poll(() => harness.scenario().settings.faults).toEqual([fault])
    await expect.element(actions.getByText(/^Status 500, 1 ×.* begins with your next tap/)).toBeVisible()
    await actions.getByRole("button", { name: "Do not fail" }).click()
    await expect.poll(() => harness.scenario().settings.faults).toEqual([])
    await dock.getByRole("button", { name: /^Undo: / }).click()
    await expect.poll(() => harness.scenario().settings.faults).toEqual([fault])
  })

  it("a call whose failure is used up can fail again, with another kind of failure", async () => {
    const { harness, world, send, actions } = await openRow()
    await actions.getByRole("button", { name: "Fail next time" }).click()
    world.startFaults()
    expect((await send())?.status).toBe(500)
    await expect.element(actions.getByText(/used up$/)).toBeVisible()
    await actions.getByRole("combobox", { name: "Kind of failure" }).selectOptions("Status 403")
    await actions.getByRole("button", { name: "Fail next time" }).click()
    await expect.poll(() => harness.scenario().settings.faults).toMatchObject([{ kind: "http403" }])
    world.startFaults()
    expect((await send())?.status).toBe(403)
  })

  it("'Delay' lets this call respond later, until 'No delay'; an undo takes either back", async () => {
    const { harness, actions, dock } = await openRow(memberWallet)
    const waits = () => Object.values(harness.scenario().settings.latencies)
    await actions.getByRole("button", { name: "Delay by 3 s" }).click()
    await expect.poll(waits).toEqual([3000])
    await expect.element(actions.getByText("responds after 3000 ms")).toBeVisible()
    await actions.getByRole("button", { name: "No delay" }).click()
    await expect.poll(waits).toEqual([])
    await dock.getByRole("button", { name: /^Undo: / }).click()
    await expect.poll(waits).toEqual([3000])
  })

  it("'Hold' lets the responses of this call wait, and the row shows how many, until 'Release'", async () => {
    const { harness, world, send, log, actions, dock } = await openRow()
    let refetches = 0
    const count = () => {
      refetches += 1
    }
    window.addEventListener("online", count)
    onTestFinished(() => window.removeEventListener("online", count))
    await actions.getByRole("button", { name: "Hold" }).click()
    await expect.element(actions.getByText("held until released, 0 waiting")).toBeVisible()
    const sent = send()
    await expect.element(actions.getByText("held until released, 1 waiting")).toBeVisible()
    await expect.element(log.getByText("held", { exact: true })).toBeVisible()
    const chip = dock.getByRole("list", { name: "Changed settings: 1" }).getByRole("listitem")
    await expect.poll(() => chip.element().textContent).toMatch(/held until released, 1 waiting/)
    await actions.getByRole("button", { name: "Release" }).click()
    expect((await sent)?.status).toBe(401)
    expect([harness.scenario().settings.held, world.heldCount(unread), refetches]).toEqual([[], 0, 0])
    await dock.getByRole("button", { name: /^Undo: / }).click()
    await expect.poll(() => harness.scenario().settings.held).toEqual([unread])
  })

  it("of two held requests each can be released before the other, and 'Reset everything' releases all", async () => {
    const { harness, send, log, actions } = await openRow()
    await harness.hold(unread)
    const first = send()
    await expect.poll(() => harness.heldCount(unread)).toBe(1)
    const second = send()
    await expect.poll(() => harness.heldCount(unread)).toBe(2)
    await log.getByRole("listitem").first().getByText("held", { exact: true }).click()
    await actions.getByRole("button", { name: "Release only this one" }).click()
    await second
    expect(harness.heldCount(unread)).toBe(1)
    await harness.reset()
    await first
    expect(harness.scenario().settings.held).toEqual([])
  })

  it("an edited response is what the next request of this call gets, once, and an undo takes it back", async () => {
    const { harness, world, send, log, actions, dock } = await openRow()
    await actions.getByRole("button", { name: "Edit response" }).click()
    await actions.getByRole("textbox", { name: "unReadCount" }).fill("77")
    await actions.getByRole("button", { name: "Send next time" }).click()
    const edit = { call: unread, kind: "edited", times: 1, value: { unReadCount: 77 } }
    await expect.poll(() => harness.scenario().settings.faults).toEqual([edit])
    await expect.element(actions.getByText(/^Edited response, 1 ×, begins with your next tap/)).toBeVisible()
    world.startFaults()
    expect(await (await send())?.json()).toEqual({ success: true, value: { unReadCount: 77 } })
    await expect.element(log.getByText(/^edited: 200 in \d+ ms$/)).toBeVisible()
    expect((await send())?.status).toBe(401)
    await dock.getByRole("button", { name: /^Undo: / }).click()
    await expect.poll(() => harness.scenario().settings.faults).toEqual([])
  })

  it("an edited response can be each request's, until 'Do not edit'", async () => {
    const { harness, send, actions } = await openRow()
    await actions.getByRole("button", { name: "Edit response" }).click()
    await actions.getByRole("textbox", { name: "unReadCount" }).fill("3")
    await actions.getByRole("button", { name: "Send each time" }).click()
    await expect.poll(() => harness.scenario().settings.faults).toMatchObject([{ times: "always" }])
    for (const response of [await send(), await send()])
      expect(await response?.json()).toMatchObject({ value: { unReadCount: 3 } })
    await actions.getByRole("button", { name: "Do not edit" }).click()
    await expect.poll(() => harness.scenario().settings.faults).toEqual([])
  })

  it("the form of a response refuses at its field what does not fit the call's schema, and keeps what was typed", async () => {
    const { harness, actions } = await openRow()
    await actions.getByRole("button", { name: "Edit response" }).click()
    const count = actions.getByRole("textbox", { name: "unReadCount" })
    await count.fill("many")
    await actions.getByRole("button", { name: "Send each time" }).click()
    await expect.element(count).toHaveAttribute("aria-invalid", "true")
    await expect.element(count).toHaveAccessibleDescription("It must be a number.")
    await expect.element(count).toHaveValue("many")
    await expect.element(actions.getByText("Not sent. unReadCount: It must be a number.")).toBeVisible()
    expect(harness.scenario().settings.faults).toEqual([])
  })

  it("the JSON of a response is sent although it does not fit, after a warning; a text that is no JSON is not", async () => {
    const { harness, actions } = await openRow()
    await actions.getByRole("button", { name: "Edit response" }).click()
    await actions.getByRole("button", { name: "JSON" }).click()
    const value = actions.getByRole("textbox", { name: "Value of the response" })
    const send = actions.getByRole("button", { name: "Send next time" })
    await value.fill("{")
    await send.click()
    await expect.element(value).toHaveAccessibleDescription("Not sent. It must be JSON.")
    await value.fill('{"unReadCount":"many"}')
    await send.click()
    await expect
      .element(value)
      .toHaveAccessibleDescription(
        "It does not fit. unReadCount: It must be a number. Press again to send it all the same.",
      )
    expect(harness.scenario().settings.faults).toEqual([])
    await send.click()
    await expect
      .poll(() => harness.scenario().settings.faults)
      .toMatchObject([{ kind: "edited", value: { unReadCount: "many" } }])
  })

  it("lists, records and fields that may be missing have a form; of calls that share a path it is that of the query", async () => {
    const query = new URLSearchParams({
      ...ofTypes(siteTypes),
      merchantCode: defaultDeployment.merchant,
      token: "",
    })
    const { harness, send, actions } = await openRow(siteAnnouncements, `?${query}`)
    const before = await (await send())?.json()
    await actions.getByRole("button", { name: "Edit response" }).click()
    await actions.getByText(/^player \d+ entries$/).click()
    const player = actions.getByRole("group", { name: "player" })
    await player.getByRole("button", { name: "Remove entry 2 of player" }).click()
    await player.getByText(/^Entry 1 /).click()
    const entry = player.getByRole("group", { name: "Entry 1" })
    await entry.getByRole("textbox", { name: "title" }).fill("Edited title")
    await entry.getByRole("button", { name: "content" }).click()
    await entry.getByRole("combobox", { name: "read" }).selectOptions("true")
    await actions.getByRole("button", { name: "Send each time" }).click()
    await expect
      .poll(() => harness.scenario().settings.faults.map(({ call }) => call))
      .toEqual([`GET ${siteAnnouncements.path}?${query}`])
    const sent = await (await send())?.json()
    expect(sent.value.player[0]).toMatchObject({ title: "Edited title", read: true })
    expect(sent.value.player[0].content).toBeUndefined()
    expect(sent.value.player).toHaveLength(before.value.player.length - 1)
    expect(sent.value.player[1]).toEqual(before.value.player[2])
  })

  it("'Replay' sends a read again, and the log has it as a replay", async () => {
    const { world, log, actions } = await openRow()
    await actions.getByRole("button", { name: "Replay" }).click()
    await expect.element(log.getByText(/^replay: \w+ \(401\) in \d+ ms$/)).toBeVisible()
    expect(world.log.entries()).toHaveLength(2)
  })

  it("the button 'Replay' of a call that changes something says why it does nothing", async () => {
    const { world, actions } = await openRow(addFavourite)
    const button = actions.getByRole("button", { name: "Replay" })
    await expect.element(button).toHaveAccessibleDescription(/^Only reads are replayed/)
    await expect.element(button).toHaveAttribute("aria-disabled", "true")
    await button.click({ force: true })
    expect(world.log.entries()).toHaveLength(1)
  })
})
