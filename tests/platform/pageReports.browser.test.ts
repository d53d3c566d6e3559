import { expect, it, onTestFinished } from "vitest"

import { watchErrors } from "#platform/deployment/pageReports.ts"

it("the ResizeObserver loop notice is not reported as an error, neither before nor after telemetry has loaded", () => {
  const notice = "ResizeObserver loop completed with undelivered notifications."
  const seen: Array<unknown> = []
  window.earlyErrors = [notice, "early"]
  onTestFinished(watchErrors((error) => seen.push(error)))
  dispatchEvent(new ErrorEvent("error", { message: notice }))
  dispatchEvent(new ErrorEvent("error", { message: "Script error." }))
  expect(seen).toEqual(["early", "Script error."])
})
