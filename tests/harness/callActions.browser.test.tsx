import { getResponse } from "msw"
import { describe, expect, it, onTestFinished } from "vitest"

import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { addFavourite } from "#gateway/calls/games/gameLists.ts"
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
