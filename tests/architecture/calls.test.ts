import { describe, expect, it } from "vitest"

import { handledCalls } from "#fixtures/handlers/all.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { calls } from "#tests/support/calls.ts"
import { faultTable } from "#tests/support/faultTable.ts"

import { allCallPathComplaints, callPathComplaints } from "./callPaths.ts"

const callPaths = calls.map(({ call }) => call.path)

describe("gateway calls", () => {
  it("the simulated gateway handles every call of the app", () => {
    const silent = calls.filter(({ call }) => !handledCalls.has(`${call.method} ${call.path}`))
    expect(silent.map(({ file, name, call }) => `${file}: ${name}, ${call.method} ${call.path}`)).toEqual([])
  })

  it("the fault table has one row for every read call, and no other row", () => {
    const reads = calls.flatMap(({ name, call }) => (call.changes ? [] : [name]))
    expect(Object.keys(faultTable).toSorted()).toEqual(reads.toSorted())
  })
})

describe("paths of calls in tests", () => {
  it("tests name a call's path by the call's constant, outside the tests of gateway, fixtures and tools", () => {
    expect(allCallPathComplaints(".", [...callPaths, ...Object.values(vendorPaths)])).toEqual([])
  })

  it.for([
    `product.callsTo("/wps/captcha")`,
    "page.route(`**/wps/captcha?*`, (route) => route.abort())",
    "page.goto(`${url}/wps/captcha?x=1`)",
    `const lists = ["CSP_unreadCount"]`,
    `const fault = { call: "/wps/relay/CSP_unreadCount" }`,
  ])("the call-path test reports %s", (code) => {
    expect(callPathComplaints("tests/e2e/a.spec.ts", code, callPaths)).toHaveLength(1)
  })

  it.for([
    `product.callsTo(captcha.path)`,
    `expect(requests()).toEqual(["GET /wps/captcha"])`,
    `call("/wps/invented")`,
    `// The path is /wps/captcha.`,
  ])("the call-path test accepts %s", (code) => {
    expect(callPathComplaints("tests/e2e/a.spec.ts", code, callPaths)).toEqual([])
  })
})
