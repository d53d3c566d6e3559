import { describe, expect, it } from "vitest"

import * as Settings from "#fixtures/settings.ts"
import { keep, readStored } from "#harness/scenario/stored.ts"
import { defaults, linkOf, read, type Scenario, write } from "#harness/scenario/scenario.ts"
import { storedKeys } from "#harness/scenario/storedKeys.ts"
import { noView } from "#harness/scenario/view.ts"
import { memoryAreas } from "#platform/Storage.ts"

const changed: Scenario = {
  visitor: { persona: "9", language: "TH", theme: "light", merchant: "goldlantern" },
  surroundings: {
    device: "ios-12-3",
    shell: "installed",
    webclip: true,
    host: "m.goldlantern.example",
    brand: "",
    telemetry: true,
    hour: 21,
    time: "2026-11-26T23-59-50",
    frozen: true,
    justLoggedIn: true,
  },
  settings: {
    ...Settings.defaults,
    status: "region",
    modulesOff: ["CBS3", "REG3"],
    languages: ["EN", "TH"],
    templates: ["mem_cen"],
    appWindow: false,
    age: 18,
    memberLabels: ["nochat", "a label: of, many. signs"],
    contracts: { dailysalreqtype: "1", divtypecompperiodreq: "", contracthoursalreq: "" },
    registerFields: { zalo: { enabled: true, required: true } },
    unreadInbox: 100,
    launch: "refused",
    vendorPreset: "noElottMapping",
    artFails: true,
    latency: 300,
    latencies: { "/lgw/hot": 3000 },
    faults: [
      { call: "*", kind: "refused", code: "login_failed", times: { percent: 50, seed: 7 } },
      { call: "GET /wps/relay/GCSGAME_gameList?pageNo=2", kind: "network", times: 2 },
    ],
    offline: true,
  },
}

/** What a text without a page, a view and a build opens. */
const plain = { view: noView, page: undefined, build: "", began: [], notice: "" }

const origin = { view: noView, build: "1.0.0-abc12345", began: [] }

describe("a scenario written as text", () => {
  it("decodes to the same scenario, for any change", () => {
    expect(read(write(changed))).toEqual({ ...plain, scenario: changed })
  })

  it("contains only the guest persona and the build for the default scenario", () => {
    const link = linkOf("https://lobby.example/m/home?scenario=x", defaults, origin)
    expect(link).toBe("https://lobby.example/m/home?scenario=persona:guest,build:1.0.0-abc12345")
    expect(read("persona:guest,build:1.0.0-abc12345")).toEqual({
      ...plain,
      scenario: defaults,
      build: origin.build,
    })
  })
})

describe("a scenario text that is broken or old", () => {
  it.each([
    ["%%%", "%%%"],
    ["persona:xyz", "persona"],
    ["language:XX", "language"],
    ["hour:24", "hour"],
    ["time:2026-02-30T10-00-00", "time"],
    ["device:toaster", "device"],
    ["status:~not-base64!", "status"],
    ["latency:quick", "latency"],
    ["faults:~bm90IGpzb24", "faults"],
    ["oldSwitch:1", "oldSwitch"],
  ])("[HA-88] decodes '%s' to the defaults, and mentions %s in the notice", (text, name) => {
    const { scenario, notice } = read(text)
    expect(scenario).toEqual(defaults)
    expect(notice).toContain(name)
  })
})

describe("the scenario stored on the device", () => {
  it("[HA-90] contains platform and clock", () => {
    const { local } = memoryAreas()
    keep(local, changed.surroundings)
    expect(readStored(local)).toEqual({
      ...plain,
      scenario: { ...defaults, surroundings: changed.surroundings },
    })
    keep(local, defaults.surroundings)
    expect(local.getItem(storedKeys.scenario)).toBeNull()
  })
})
