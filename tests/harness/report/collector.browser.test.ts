import { Effect, Fiber } from "effect"
import { afterEach, describe, expect, it, onTestFinished } from "vitest"

import { paths } from "#config/paths.ts"
import { makeCallLog } from "#fixtures/callLog.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { nameCollector, type Receiver, takeReports } from "#harness/report/collector.ts"
import { readPayload } from "#harness/report/payload.ts"
import { makeReport, textOf } from "#harness/report/harnessLog.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { deploymentOfPage } from "#platform/deployment/deploymentOfPage.ts"
import { onPageLeft, postJson, watchErrors } from "#platform/deployment/pageReports.ts"
import { keepObservations } from "#services/frame/telemetry/observations.ts"
import { telemetry } from "#services/frame/telemetry/Telemetry.ts"

const own = window.fetch

afterEach(() => {
  nameCollector(document, false)
  Object.assign(window, { fetch: own })
})

/** The collector of a page, with the texts of its log. `passed` has what was not for it. */
const collecting = () => {
  const report = makeReport(makeCallLog())
  const passed: Array<string> = []
  const receiver: Receiver = {
    receive: (body) => report.collect(readPayload(body), Date.now()),
    isOffline: () => false,
  }
  Object.assign(window, {
    fetch: (address: string) => {
      passed.push(address)
      return Promise.resolve(new Response())
    },
  })
  takeReports(window, receiver)
  nameCollector(document, true)
  return { passed, lines: () => report.lines().map(textOf) }
}

/** Reports to the collector that the page names, until the test ends. */
const reportVisit = () => {
  const visit = telemetry(keepObservations(), "0.2.0+abc", {
    watchErrors,
    watchVitals: () => {},
    onPageLeft,
    post: postJson,
    origin: location.origin,
    path: () => paths.deposit,
    now: Date.now,
    sample: 0.99,
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
  it("logs errors, also an error just before the page closes, without their secrets, and sends nothing", async () => {
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
    plant("second")
    window.dispatchEvent(new Event("pagehide"))
    await expect.poll(lines).toHaveLength(2)
    expect(lines()[1]).toContain('"exception.message":"second: …')
    expect(lines().join("\n")).not.toContain(demoPassword)
    await fetch("/elsewhere")
    expect(passed).toEqual(["/elsewhere"])
  })
})
