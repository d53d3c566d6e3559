import { describe, expect, it, vi } from "vitest"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { expectText, main } from "#tests/support/pagePlayer.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const member: OpenOptions = { persona: "0", path: paths.settings }
describe("the network panel", () => {
  it("[HA-78, HA-79] makes one request of a call time out", async () => {
    const { openPanel, presses, callsTo, harness, rests } = await openHarness({
      ...member,
      path: paths.memberHome,
    })
    await rests()
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(`GET ${memberWallet.path}`)
    await network.getByRole("textbox", { name: "Only when its query has" }).fill("type=member")
    await network.getByRole("combobox", { name: "Fails with" }).selectOptions("timeout")
    await network.getByRole("combobox", { name: "How often" }).selectOptions("once")
    await presses("Network", "Let it fail")
    await expect.poll(() => harness.scenario().settings.faults.length).toBe(1)
    await rests()
    harness.clearLog()
    await main().getByRole("button", { name: "Refresh balance" }).click()
    await expect.poll(() => callsTo(memberWallet).length).toBeGreaterThan(0)
    await harness.clock.advance(31_000)
    await expect.poll(() => callsTo(memberWallet)[0]?.failure).toBe("injected: timeout")
    await harness.clock.advance(120_000)
    await main().getByRole("button", { name: "Refresh balance" }).click()
    await expect.poll(() => callsTo(memberWallet).at(-1)?.status).toBe(200)
  })
})

describe("the clock panel", () => {
  it("[HA-80] sets the hour, and the greeting in the app follows", async () => {
    const { presses } = await openHarness({ persona: "0", path: paths.memberHome })
    for (const [hour, greeting] of [
      ["9:00", "Good morning"],
      ["13:00", "Good day"],
      ["17:00", "Good afternoon"],
      ["21:00", "Good evening"],
    ] as const) {
      await presses("Clock", hour)
      await expectText(greeting)
      expect(new Date().getHours()).toBe(Number.parseInt(hour, 10))
    }
  })
})

describe("the burst panel", () => {
  it("[HA-97, HA-84] requests the unread count five times at once; the log shows one request and four dropped ones", async () => {
    const { harness, presses, openPanel, outcomesOf, callsTo, rests } = await openHarness(member)
    await rests()
    await harness.clock.advance(1000)
    harness.clock.freeze()
    harness.clearLog()
    await presses("Bursts", "Fire unread")
    await expect
      .poll(() => outcomesOf("inbox-unread"))
      .toEqual(["ran", ...Array.from({ length: 4 }, () => "dropped")])
    await expect.poll(() => callsTo(inboxUnread).length).toBe(1)
    const log = await openPanel("Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("inbox-unread")
    const texts = () =>
      log
        .getByRole("listitem")
        .elements()
        .map((each) => each.textContent)
    await expect.poll(() => texts().filter((each) => each.endsWith(" inbox-unread dropped"))).toHaveLength(4)
    expect(texts().filter((each) => each.endsWith(" inbox-unread made a call"))).toHaveLength(1)
  })
})

describe("the log panel", () => {
  it("[HA-85] can be filtered, copied and cleared", async () => {
    const { harness, openPanel, presses, rests } = await openHarness(member)
    await rests()
    const copied: Array<string> = []
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    const log = await openPanel("Log")
    const all = log.getByRole("listitem").elements().length
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("WALLETS")
    await expect.poll(() => log.getByRole("listitem").elements().length).toBeLessThan(all)
    const count = log.getByRole("listitem").elements().length
    await presses("Log", "Copy")
    await expect.element(log.getByText(`${count} lines copied.`)).toBeInTheDocument()
    expect(copied[0]?.split("\n").filter((line) => /^\d\d:/.test(line))).toHaveLength(count)
    expect(copied[0]).toContain(memberWallet.path)
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("")
    await presses("Log", "Clear")
    await expect.poll(harness.log).toEqual([])
    vi.restoreAllMocks()
  })
})
