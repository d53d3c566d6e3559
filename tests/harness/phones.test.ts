import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Choice, read, write } from "#harness/phones/choice.ts"
import { mostPhones, numberOf } from "#harness/phones/hosts.ts"
import { type Host, makeLines } from "#harness/phones/lines.ts"
import type { ToPhone } from "#harness/phones/messages.ts"
import { defaults, type DeviceChoices } from "#harness/scenario/scenario.ts"
import { withPhoneHosts } from "#tools/build/phoneHosts.ts"

const hostLocation = { protocol: "http:", hostname: "phones.lobby.localhost", port: "4200" }

const like = (visitor: Partial<DeviceChoices>) => ({
  ...defaults,
  visitor: { ...defaults.visitor, ...visitor },
})

const choice: Choice = {
  page: "/m/help?i=2&a=b c",
  size: 50,
  inStep: true,
  phones: [
    { number: 1, width: 320, scenario: like({ persona: "4", language: "TH", theme: "light" }) },
    {
      number: 2,
      width: 430,
      scenario: {
        ...defaults,
        surroundings: { ...defaults.surroundings, device: "ios", shell: "installed" },
        settings: { ...defaults.settings, latency: 3000, memberLabels: ["a label: of, many. signs"] },
      },
    },
    { number: 3, width: 375, scenario: defaults },
  ],
}

describe("the address of the page that shows several phones", () => {
  it("contains page, size, step and the settings of each phone", () => {
    expect(read(write(choice))).toEqual({ ...choice, notice: "" })
  })

  it("replaces an invalid value by its default, and reports the phone it belongs to", () => {
    const { phones, notice } = read("?size=7&phone=375&phone=999,persona:nobody,colour:red,theme:light")
    expect(phones[1]).toEqual({ number: 2, width: 375, scenario: like({ theme: "light" }) })
    expect(notice).toBe("Phone 2: Not understood and left at its default: persona, colour")
  })
})

describe("the hosts of simulated phones", () => {
  it.for([
    "http://phone-0.lobby.localhost:4200",
    `http://phone-${mostPhones + 1}.lobby.localhost:4200`,
    "http://phone-1.lobby.localhost:4201",
    "https://phone-1.lobby.localhost:4200",
    "http://phone-1.lobby.localhost.example:4200",
    "http://phone-1xlobby.localhost:4200",
    "null",
  ])("do not include the origin %s", (origin) => {
    expect(numberOf(hostLocation, origin)).toBeUndefined()
  })
})

/** A page whose iframes note what they get. */
const openPage = () => {
  const events = new EventTarget()
  const host = {
    location: hostLocation,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } satisfies Host
  const sent: Array<string> = []
  const frame = {
    postMessage: (message: ToPhone, origin: string) => sent.push(`${message.kind} to ${origin}`),
  }
  const arrive = (origin: string, data: unknown, source: object = frame): void => {
    events.dispatchEvent(Object.assign(new Event("message"), { origin, data, source }))
  }
  return { host, frame, sent, arrive }
}

const started = { kind: "started", scenario: "persona:4" }

describe("the app on the host of a simulated phone", () => {
  it("accepts game addresses under localhost, which the product refuses", () => {
    const own = readFileSync("src/domain/Url.ts", "utf8")
    const checkIn = (code: string) => {
      const [, check = ""] = /loopback = \/(.*)\/i/.exec(code) ?? []
      return new RegExp(check, "i")
    }
    const addresses = ["http://phone-1.lobby.localhost:4200/play", "http://phone-1.lobby.localhost.example/"]
    const results = (code: string) => addresses.map((each) => checkIn(code).test(each))
    expect(results(own)).toEqual([false, false])
    expect(results(withPhoneHosts(own))).toEqual([true, false])
    expect(() => withPhoneHosts("")).toThrow("no check")
  })
})

describe("the messages between the page and its phones", () => {
  it("are sent only to a phone that has started, and only to its origin", () => {
    const { host, frame, sent, arrive } = openPage()
    const lines = makeLines(host)
    const received: Array<unknown> = []
    lines.listen((number, message) => received.push([number, message]))
    lines.connect(2, frame)
    lines.send(2, { kind: "go", page: paths.help })
    expect(sent).toEqual([])
    arrive("http://phone-2.lobby.localhost:4200", started)
    expect(sent).toEqual(["go to http://phone-2.lobby.localhost:4200"])
    lines.send(2, { kind: "scroll", share: 0.5 })
    expect(sent).toHaveLength(2)
    expect(received).toEqual([[2, started]])
  })

  it("ignore a scenario that a phone reported before it applied the latest change", () => {
    const { host, frame, arrive } = openPage()
    const lines = makeLines(host)
    const received: Array<string> = []
    lines.listen((_number, message) => received.push("scenario" in message ? message.scenario : message.kind))
    lines.connect(1, frame)
    const own = "http://phone-1.lobby.localhost:4200"
    const change = { kind: "change", before: "", after: "theme:light" } as const
    const report = (scenario: string, done: number) => arrive(own, { kind: "scenario", scenario, done })
    lines.send(1, change)
    arrive(own, started)
    report("persona:4,theme:light", 1)
    lines.send(1, change)
    lines.send(1, change)
    report("persona:4,theme:light", 2)
    report("persona:9", 3)
    report("persona:0", 3)
    expect(received).toEqual(["persona:4,theme:light", "persona:9", "persona:0"])
    lines.send(1, change)
    arrive(own, started)
    report("persona:1", 0)
    expect(received.slice(3)).toEqual(["persona:4", "persona:1"])
  })

  it("are ignored from any other origin, port or window, and if malformed", () => {
    const { host, frame, arrive } = openPage()
    const lines = makeLines(host)
    const received: Array<unknown> = []
    const end = lines.listen((_number, message) => received.push(message))
    lines.connect(1, frame)
    const own = "http://phone-1.lobby.localhost:4200"
    arrive("http://phone-2.lobby.localhost:4200", started)
    arrive("http://phone-1.lobby.localhost:4300", started)
    arrive("http://elsewhere.example", started)
    arrive(own, started, {})
    for (const data of [
      "went",
      { kind: "went", page: "//elsewhere.example" },
      { kind: "scrolled", share: 2 },
      { kind: "change", before: "", after: "" },
    ])
      arrive(own, data)
    expect(received).toEqual([])
    arrive(own, { kind: "went", page: paths.help })
    end()
    lines.disconnect(1)
    arrive(own, started)
    expect(received).toEqual([{ kind: "went", page: paths.help }])
  })
})
