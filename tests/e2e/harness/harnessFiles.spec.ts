// End to end because the worker of the harness belongs to the browser.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { harnessReady, untilNetworkIdle, useHarness } from "#tests/support/browser.ts"

const { openHarness } = useHarness()

describe("the worker of the harness", () => {
  it("lets a page start without an error while it unregisters itself", async () => {
    const first = await openHarness({ context: {} })
    const page = await first.context().newPage()
    const errors: Array<string> = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      ServiceWorkerRegistration.prototype.update = async function () {
        await this.unregister()
        throw new TypeError("Failed to update a ServiceWorker: Not found")
      }
    })
    await page.goto(paths.activity)
    await harnessReady(page)
    await untilNetworkIdle(page)
    expect(errors).toEqual([])
  })
})
