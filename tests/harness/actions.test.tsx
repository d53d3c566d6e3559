import { describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { slots } from "#platform/slots.ts"
import { header, logIn } from "#tests/support/pageEntry.ts"
import { expectText, field, main } from "#tests/support/pagePlayer.ts"

import { openHarness, type OpenOptions } from "./openHarness.tsx"

const member: OpenOptions = { persona: "0", path: paths.settings }
const unread = `GET ${inboxUnread.path}`
const burst = (...outcomes: ReadonlyArray<string>) => [
  ...outcomes,
  ...Array.from({ length: 4 }, () => "dropped"),
]

describe("the network panel", () => {
  it("[HA-77] delays a call by its own latency, to the millisecond", async () => {
    const { harness, openPanel, presses, callsTo, rests } = await openHarness(member)
    await rests()
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(unread)
    const wait = network.getByRole("textbox", { name: /^Answers after/ })
    await wait.fill("3000")
    await presses("Network", "Let it wait")
    await expect.poll(() => harness.scenario().settings.latencies).toEqual({ [unread]: 3000 })
    await rests()
    await harness.clock.advance(1000)
    harness.clock.freeze()
    harness.clearLog()
    await presses("Bursts", "Fire unread")
    await expect.poll(() => callsTo(inboxUnread).length).toBe(1)
    await harness.clock.advance(2999)
    expect(callsTo(inboxUnread)[0]?.duration).toBeUndefined()
    await harness.clock.advance(1)
    await expect.poll(() => callsTo(inboxUnread)[0]?.duration).toBe(3000)
  })

  it.each([
    ["network", "injected: network"],
    ["http500", "injected: http500"],
    ["refused", "injected: refused"],
    ["captcha", "injected: captcha"],
    ["timeout", "injected: timeout"],
  ])("[HA-78, HA-79] lets a call fail once by %s", async (kind, failure) => {
    const { openPanel, presses, callsTo, harness, rests } = await openHarness(member)
    await rests()
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(`GET ${memberWallet.path}`)
    await network.getByRole("combobox", { name: "Fails with" }).selectOptions(kind)
    await network.getByRole("combobox", { name: "How often" }).selectOptions("once")
    await presses("Network", "Let it fail")
    await expect.poll(() => harness.scenario().settings.faults.length).toBe(1)
    await rests()
    harness.clearLog()
    await header().getByRole("button", { name: "Refresh balance" }).click()
    await expect.poll(() => callsTo(memberWallet).length).toBeGreaterThan(0)
    await harness.clock.advance(31_000)
    await expect.poll(() => callsTo(memberWallet)[0]?.failure).toBe(failure)
    await harness.clock.advance(120_000)
    await header().getByRole("button", { name: "Refresh balance" }).click()
    await expect.poll(() => callsTo(memberWallet).at(-1)?.status).toBe(200)
  })

  it("[HA-78] ends the session by a failure, which leads to the login", async () => {
    const { openPanel, presses, callsTo, harness, rests } = await openHarness(member)
    await rests()
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(`GET ${memberWallet.path}`)
    await network.getByRole("combobox", { name: "Fails with" }).selectOptions("sessionOver")
    await presses("Network", "Let it fail")
    await expect.poll(() => harness.scenario().settings.faults.length).toBe(1)
    await rests()
    await header().getByRole("button", { name: "Refresh balance" }).click()
    await expect.element(field("Username")).toBeInTheDocument()
    expect(callsTo(memberWallet).at(-1)?.failure).toBe("injected: sessionOver")
  })

  it("[HA-79] counts the failures of n times from the tester's next act, and keeps always", async () => {
    const { openPanel, presses, callsTo, harness, rests } = await openHarness(member)
    await rests()
    const network = await openPanel("Network")
    await network.getByRole("combobox", { name: "Call" }).selectOptions(unread)
    await network.getByRole("combobox", { name: "How often" }).selectOptions("n times")
    await network.getByLabelText(/^A read and its retries/).click()
    await presses("Network", "Let it fail")
    await expect
      .element(network.getByText("Network error, 2 ×, begins with your next tap, key or scroll"))
      .toBeInTheDocument()
    await main().click()
    harness.clearLog()
    await expect.element(network.getByText("Network error, 2 ×, 2 left")).toBeInTheDocument()
    const failures = async () => {
      await harness.clock.advance(1000)
      await harness.burst("unread")
      return callsTo(inboxUnread)
        .slice(0, 3)
        .map(({ failure }) => failure)
    }
    await expect.poll(failures).toEqual(["injected: network", "injected: network", undefined])
    await network.getByRole("combobox", { name: "How often" }).selectOptions("always")
    await presses("Network", "Let it fail")
    harness.clearLog()
    await expect.poll(async () => (await failures()).length).toBe(3)
    expect(new Set(callsTo(inboxUnread).map(({ failure }) => failure))).toEqual(
      new Set(["injected: network"]),
    )
    await presses("Network", "Remove all")
    await expect.poll(() => harness.scenario().settings.faults).toEqual([])
  })

  it("takes the app offline, which says so and refetches once online again", async () => {
    const { flips, callsTo, harness, rests } = await openHarness(member)
    await rests()
    await flips("Network", /^Offline/)
    await expect.element(page.getByText("You are offline").first()).toBeInTheDocument()
    expect(navigator.onLine).toBe(false)
    harness.clearLog()
    await flips("Network", /^Offline/)
    const refetched = async () => {
      await harness.clock.advance(500)
      return callsTo(memberWallet).length
    }
    await expect.poll(refetched).toBeGreaterThan(0)
    await expect.element(page.getByText("You are offline").first()).not.toBeInTheDocument()
  })
})

describe("the clock panel", () => {
  it("[HA-80] sets the hour, which the greeting follows", async () => {
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

  it("[HA-82] freezes timers and throttles, and resumes them", async () => {
    const { harness, flips, presses, outcomesOf, rests } = await openHarness(member)
    await rests()
    const left = { seconds: 60 }
    const timer = setInterval(() => (left.seconds -= 1), 1000)
    await harness.clock.advance(1000)
    harness.clearLog()
    await flips("Clock", /^Frozen/)
    const frozen = [harness.clock.now(), left.seconds]
    await presses("Bursts", "Fire unread", "Fire unread")
    await expect.poll(() => outcomesOf("inbox-unread").length).toBe(10)
    expect(outcomesOf("inbox-unread").filter((each) => each === "dropped")).toHaveLength(9)
    expect([harness.clock.now(), left.seconds]).toEqual(frozen)
    await presses("Clock", "+ 10 s")
    await expect.poll(() => left.seconds).toBe((frozen[1] ?? 0) - 10)
    await flips("Clock", /^Frozen/)
    await expect.poll(() => harness.clock.now()).toBeGreaterThan((frozen[0] ?? 0) + 10_100)
    clearInterval(timer)
  })
})

describe("the burst panel", () => {
  it("[HA-97, HA-84] looks five times for messages: the log lists one call and four drops", async () => {
    const { harness, presses, openPanel, outcomesOf, callsTo, rests } = await openHarness(member)
    await rests()
    await harness.clock.advance(1000)
    harness.clock.freeze()
    harness.clearLog()
    await presses("Bursts", "Fire unread")
    await expect.poll(() => outcomesOf("inbox-unread")).toEqual(burst("ran"))
    await expect.poll(() => callsTo(inboxUnread).length).toBe(1)
    const log = await openPanel("Log")
    await log.getByRole("searchbox", { name: "Filter the log" }).fill("inbox-unread")
    const texts = () =>
      log
        .getByRole("listitem")
        .elements()
        .map((each) => each.textContent)
    await expect.poll(() => texts().filter((each) => /^\S+ inbox-unread dropped$/.test(each))).toHaveLength(4)
    expect(texts().filter((each) => /^[\d:.]{12} inbox-unread made a call$/.test(each))).toHaveLength(1)
  })

  it("[HA-97] changes the language five times: what depends on it reloads once", async () => {
    const { harness, presses, outcomesOf, rests } = await openHarness()
    await rests()
    harness.clock.freeze()
    harness.clearLog()
    await presses("Bursts", "Fire debounce")
    await expect.poll(() => outcomesOf("announcements").filter((each) => each === "waited")).toHaveLength(5)
    await harness.clock.advance(300)
    await expect.poll(() => outcomesOf("announcements").filter((each) => each === "ran")).toHaveLength(1)
    expect(outcomesOf("announcements").filter((each) => each === "replaced")).toHaveLength(4)
  })
})

describe("the log panel", () => {
  it("[HA-83, HA-86] shows each call with its details, and no secret", async () => {
    const { harness, openPanel } = await openHarness({ path: paths.login })
    await logIn("member0")
    await expect.element(header().getByText("Maria Santos")).toBeInTheDocument()
    const call = harness.log().find((line) => line.kind === "call" && line.path.endsWith("/login"))
    expect(call).toMatchObject({ method: "POST", status: 200, failure: undefined })
    const token = localStorage.getItem(slots.token.key) ?? ""
    expect(token.length).toBeGreaterThan(20)
    const log = await openPanel("Log")
    const row = log.getByRole("listitem").filter({ hasText: "/login" }).first()
    expect(row.element().textContent).toMatch(/\d\d:\d\d:\d\d\.\d{3}.*POST.*\/login.*200 in \d+ ms/)
    for (const text of [JSON.stringify(harness.log()), log.element().textContent])
      for (const secret of [demoPassword, token]) expect(text).not.toContain(secret)
  })

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
