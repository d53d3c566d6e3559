import { Result } from "effect"
import { describe, expect, it } from "vitest"

import * as Recording from "#harness/recorder/Recording.ts"
import { add } from "#harness/recorder/steps.ts"
import { callOf } from "#harness/recorder/testSource.ts"

const username = { role: "textbox", name: "Username" }
const password = { role: "textbox", name: "Password" }
const login = { role: "button", name: "Login", nth: 1 }
const home = { role: "heading", name: "Home" }

/** One act of each kind, as a call of Playwright. */
const acts: ReadonlyArray<readonly [Recording.Act, string]> = [
  [
    { type: "tap", target: login },
    'lobby.getByRole("button", { name: "Login", exact: true }).nth(1).click()',
  ],
  [
    { type: "type", target: username, text: "member0" },
    'lobby.getByRole("textbox", { name: "Username", exact: true }).fill("member0")',
  ],
  [
    { type: "secret", target: password, secret: "password" },
    'lobby.getByRole("textbox", { name: "Password", exact: true }).fill("lantern123")',
  ],
  [
    { type: "choose", target: { role: "combobox", name: "Bank" }, option: "BDO" },
    'lobby.getByRole("combobox", { name: "Bank", exact: true }).selectOption({ label: "BDO" })',
  ],
  [{ type: "back" }, "page.goBack()"],
  [{ type: "forward" }, "page.goForward()"],
  [{ type: "scroll", left: 0, top: 840 }, 'scroll(page.locator("html"), 0, 840)'],
  [
    { type: "scroll", target: { role: "list", name: "Vendors" }, left: 120, top: 0 },
    'scroll(lobby.getByRole("list", { name: "Vendors", exact: true }), 120, 0)',
  ],
  [{ type: "open", address: "/m/login" }, 'open(page, "/m/login")'],
  [
    { type: "set", name: "clock.advance", given: [1000] },
    'page.evaluate("window.__harness.clock.advance(1000)")',
  ],
  [
    { type: "expectVisible", target: home },
    'expect(lobby.getByRole("heading", { name: "Home", exact: true })).toBeVisible()',
  ],
  [
    { type: "expectText", text: "Welcome" },
    'expect(lobby.getByText("Welcome", { exact: true }).first()).toBeVisible()',
  ],
  [
    { type: "expectValue", target: username, value: "a" },
    'expect(lobby.getByRole("textbox", { name: "Username", exact: true })).toHaveValue("a")',
  ],
  [
    {
      type: "expectSnapshot",
      target: { role: "list", name: "Games" },
      snapshot: '- list "Games":\n  - listitem: "A"',
    },
    'expect(lobby.getByRole("list", { name: "Games", exact: true })).toMatchAriaSnapshot("- list \\"Games\\":\\n  - listitem: \\"A\\"")',
  ],
]

const gateway = Object.fromEntries(
  ["wallets", "plays", "bookings", "handDeposits", "exchanges"]
    .concat(["cards", "agencies", "members", "safes", "failures"])
    .map((name) => [name, []]),
)

const recordingOf = (...all: ReadonlyArray<Recording.Act>): Recording.Recording => ({
  ...Recording.empty({
    size: { width: 375, height: 812 },
    scenario: { kind: "lantern-lobby scenario", page: "/m/login", scenario: "persona:guest", gateway },
  }),
  steps: all.map((act) => ({ act, after: 0 })),
})

describe("the steps of a recording", () => {
  it.each(acts)("become calls of Playwright: %o", (act, call) => {
    expect(callOf(act)).toBe(call)
  })

  it("merge what is typed into one field", () => {
    const typed = (text: string): Recording.Act => ({ type: "type", target: username, text })
    const steps = add(add(add([], typed("m"), 5), typed("me"), 9), { type: "tap", target: login }, 7)
    expect(steps).toEqual([
      { act: typed("me"), after: 5 },
      { act: { type: "tap", target: login }, after: 7 },
    ])
  })
})

describe("the file of a recording", () => {
  it("is read again with every kind of act", () => {
    const recording = recordingOf(...acts.map(([act]) => act))
    expect(Recording.read(Recording.write(recording))).toEqual(Result.succeed(recording))
  })

  const written = Recording.write(recordingOf({ type: "back" }))

  it.each([
    ["", "This is no recording: it is not JSON."],
    ["{}", "This is no recording: the Record panel saves them by 'Save recording'."],
    [
      written.replace('"wallets"', '"purchases"'),
      "This recording is of another version: its gateway state does not match.",
    ],
  ])("is refused in words when it is '%s'", (text, why) => {
    expect(Recording.read(text)).toEqual(Result.fail(why))
  })
})
