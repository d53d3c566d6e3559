import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { visit } from "#tests/support/page.tsx"

const expectContent = async (): Promise<void> => {
  await expect.element(page.getByRole("region", { name: "Latest Winner" })).toBeInTheDocument()
}

describe("call for the gateway's other origins", () => {
  it("[CA-64] comes once and after the first call, and the content does not wait for it", async () => {
    const { callsTo, errors } = await visit({ before: ({ holds }) => holds(domainRoute) })
    await expectContent()
    await expect.poll(() => callsTo(domainRoute).map(({ method }) => method)).toEqual(["GET"])
    const [first] = callsTo(systemStatus)
    expect(callsTo(domainRoute)[0]?.startedAt).toBeGreaterThanOrEqual(first?.startedAt ?? Number.NaN)
    expect(errors()).toEqual([])
  })
})
