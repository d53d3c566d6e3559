import { getResponse } from "msw"
import { describe, expect, it } from "vitest"

import { inboxUnread } from "#gateway/calls/messages/inbox.ts"

import { openHarness } from "./openHarness.tsx"

const unread = `${inboxUnread.method} ${inboxUnread.path}`

/** The log with the row of a call, which is open. */
const openRow = async () => {
  const opened = await openHarness({ hasApp: false })
  const send = () =>
    getResponse([...opened.world.handlers], new Request(new URL(inboxUnread.path, location.origin)))
  await send()
  const log = await opened.openPanel("Log")
  await log.getByRole("listitem").getByText(inboxUnread.path, { exact: false }).first().click()
  const actions = log.getByRole("group", { name: `Next requests of ${unread}` })
  const undo = opened.dock.getByRole("button", { name: /^Undo: / })
  return { ...opened, send, log, actions, undo, faults: () => opened.harness.scenario().settings.faults }
}

describe("the actions on a logged call", () => {
  it("make the next request of the call fail, until this fault is removed", async () => {
    const { faults, actions, undo } = await openRow()
    await actions.getByRole("button", { name: "Fail next time" }).click()
    const fault = { call: unread, kind: "http500", times: 1, perRead: true }
    await expect.poll(faults).toEqual([fault])
    await expect
      .element(actions.getByText(/^Status 500, 1 ×.* begins with your next tap/))
      .toBeInTheDocument()
    await actions.getByRole("button", { name: "Do not fail" }).click()
    await expect.poll(faults).toEqual([])
    await undo.click()
    await expect.poll(faults).toEqual([fault])
  })

  it("hold responses of the call until the tester releases them", async () => {
    const { harness, world, send, log, actions, undo } = await openRow()
    await actions.getByRole("button", { name: "Hold" }).click()
    await expect.element(actions.getByText("held until released, 0 waiting")).toBeInTheDocument()
    const sent = send()
    await expect.element(actions.getByText("held until released, 1 waiting")).toBeInTheDocument()
    await expect.element(log.getByText("held", { exact: true })).toBeInTheDocument()
    await actions.getByRole("button", { name: "Release" }).click()
    expect((await sent)?.status).toBe(401)
    expect([harness.scenario().settings.held, world.heldCount(unread)]).toEqual([[], 0])
    await undo.click()
    await expect.poll(() => harness.scenario().settings.held).toEqual([unread])
  })

  it("replace the response to the next request by an edited response", async () => {
    const { faults, world, send, log, actions, undo } = await openRow()
    await actions.getByRole("button", { name: "Edit response" }).click()
    const value = actions.getByRole("textbox", { name: "Value of the response" })
    await value.fill("77")
    await expect.element(actions.getByText("The value: Expected object.")).toBeInTheDocument()
    await expect.element(actions.getByRole("button", { name: "Apply anyway" })).toBeInTheDocument()
    await value.fill('{ "unReadCount": 77 }')
    await actions.getByText("Only the next request").click()
    await actions.getByRole("button", { name: "Apply", exact: true }).click()
    const edit = { call: unread, kind: "edited", times: 1, value: { unReadCount: 77 } }
    await expect.poll(faults).toEqual([edit])
    await expect
      .element(actions.getByText(/^Edited response, 1 ×, begins with your next tap/))
      .toBeInTheDocument()
    world.startFaults()
    expect(await (await send())?.json()).toEqual({ success: true, value: { unReadCount: 77 } })
    await expect.element(log.getByText(/^edited: 200 in \d+ ms$/)).toBeInTheDocument()
    expect((await send())?.status).toBe(401)
    await actions.getByRole("button", { name: "Remove" }).click()
    await expect.poll(faults).toEqual([])
    await undo.click()
    await expect.poll(faults).toEqual([edit])
  })

  it("send a read request again", async () => {
    const { world, log, actions } = await openRow()
    await actions.getByRole("button", { name: "Replay" }).click()
    await expect.element(log.getByText(/^replay: \w+ \(401\) in \d+ ms$/)).toBeInTheDocument()
    expect(world.log.entries()).toHaveLength(2)
  })
})
