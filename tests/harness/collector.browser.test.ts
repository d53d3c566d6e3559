import { Effect, Fiber } from "effect"
import { getResponse } from "msw"
import { afterEach, describe, expect, it, onTestFinished } from "vitest"

import { paths } from "#config/paths.ts"
import { makeCallLog } from "#fixtures/callLog.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { collectorOf, nameCollector, type Receiver, takeBeacons } from "#harness/collector.ts"
import { readPayload } from "#harness/payload.ts"
import { makeReport, textOf } from "#harness/report.ts"
import { makeStage } from "#harness/stage.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { deploymentOfPage, hasTelemetry } from "#platform/deployment/deploymentOfPage.ts"
import { onPageLeft, postAtEnd, postJson, watchErrors } from "#platform/deployment/pageReports.ts"
import { keepObservations } from "#services/frame/telemetry/observations.ts"
import { telemetry } from "#services/frame/telemetry/Telemetry.ts"

const own = { fetch: window.fetch.bind(window), sendBeacon: navigator.sendBeacon.bind(navigator) }

afterEach(() => {
  nameCollector(document, false)
  Object.assign(window, { fetch: own.fetch })
  Object.assign(navigator, { sendBeacon: own.sendBeacon })
})

/** The collector of a page, with the texts of its log. `passed` has what was not for it. */
const collecting = () => {
  const report = makeReport(makeCallLog())
  const passed: Array<string> = []
  let isOffline = false
  const receiver: Receiver = {
    receive: (body) => report.collect(readPayload(body), Date.now()),
    isOffline: () => isOffline,
  }
  const handler = collectorOf(receiver)
  Object.assign(window, {
    fetch: async (address: string, init: RequestInit) => {
      const response = await getResponse([handler], new Request(new URL(address, location.href), init))
      if (response === undefined) passed.push(address)
      return response ?? new Response("", { status: 404 })
    },
  })
  Object.assign(navigator, {
    sendBeacon: (address: string) => {
      passed.push(address)
      return true
    },
  })
  takeBeacons(window, receiver)
  nameCollector(document, true)
  return {
    passed,
    lines: () => report.lines().map(textOf),
    goOffline: () => {
      isOffline = true
    },
  }
}

/** Reports to the collector that the page names, until the test ends. */
const reportVisit = () => {
  const visit = telemetry(keepObservations(), "0.2.0+abc", {
    watchErrors,
    watchVitals: () => {},
    onPageLeft,
    post: postJson,
    postAtEnd,
    origin: location.origin,
    path: () => paths.deposit,
    now: Date.now,
    draw: 0.99,
  })
  const fiber = Effect.runFork(Effect.provideService(visit, CurrentDeployment, deploymentOfPage()))
  onTestFinished(() => Effect.runPromise(Fiber.interrupt(fiber)).then(() => {}))
}

/** Reports an uncaught error of the app that quotes a secret. */
const plant = (name: string): void => {
  const error = new Error(`${name}: "${demoPassword}" is not valid`)
  error.stack = `Error: ${demoPassword}\n    at a (${location.origin}/assets/a.js?token=${demoPassword}:1:2)`
  dispatchEvent(new ErrorEvent("error", { error }))
}

describe("the collector of the harness", () => {
  it("a planted error is in the log in full and without its secret, and reaches no server", async () => {
    const { lines, passed } = collecting()
    reportVisit()
    plant("JSON.parse")
    await expect.poll(lines).toHaveLength(1)
    for (const part of [
      "telemetry exception",
      '"service.version":"0.2.0+abc","lobby.brand":"Lantern Lobby","lobby.is_sampled":true',
      '"exception.message":"JSON.parse: … is not valid"',
      '"exception.stacktrace":"at a (/assets/a.js',
    ])
      expect(lines().join("\n")).toContain(part)
    expect(lines().join("\n")).not.toContain(demoPassword)
    expect(passed).toEqual([])
  })

  it("the payload of a page that is left is in the log; another address gets its beacon", async () => {
    const { lines, passed } = collecting()
    reportVisit()
    plant("first")
    await expect.poll(lines).toHaveLength(1)
    plant("second")
    window.dispatchEvent(new Event("pagehide"))
    await expect.poll(lines).toHaveLength(2)
    expect(lines()[1]).toContain('"exception.message":"second: …')
    navigator.sendBeacon("/elsewhere", "")
    expect(passed).toEqual(["/elsewhere"])
  })

  it("an offline device delivers no payload", async () => {
    const { lines, goOffline } = collecting()
    goOffline()
    const address = `${deploymentOfPage().telemetry.address}/v1/logs`
    await expect(postJson(address, "{}")).rejects.toThrow("answered 0")
    postAtEnd(address, "{}")
    await new Promise((done) => setTimeout(done))
    expect(lines()).toEqual([])
  })

  it("the page names the collector at each start of the app with telemetry, and at no other", () => {
    let isOn = true
    const seen: Array<boolean> = []
    const mount = () => {
      seen.push(hasTelemetry(deploymentOfPage()))
      return () => {}
    }
    const platform = { host: () => undefined, hasTelemetry: () => isOn }
    const running = { begin: () => ({ policyLog: () => {}, machineLog: () => () => {} }) }
    const stage = makeStage(mount, document.createElement("div"), running, platform)
    stage.start()
    stage.start()
    stage.start(() => {
      isOn = false
    })
    expect(seen).toEqual([true, true, false])
  })
})
