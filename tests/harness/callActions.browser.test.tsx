import { getResponse } from "msw"
import { describe, expect, it } from "vitest"

import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"

import { openTestDock } from "./openTestDock.tsx"

const unread = `${inboxUnread.method} ${inboxUnread.path}`

/** The log with the row of a call, which is open. */
const openRow = async ({
  method,
  path,
}: { readonly method: string; readonly path: string } = inboxUnread) => {
  const opened = await openTestDock()
  const send = () =>
    getResponse([...opened.world.handlers], new Request(new URL(path, location.origin), { method }))
  await send()
  const log = await opened.openPanel("Log")
  await log.getByRole("listitem").getByText(path).first().click()
  return {
    ...opened,
    send,
    log,
    actions: log.getByRole("group", { name: `Next requests of ${method} ${path}` }),
  }
}

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
})
