// End to end because only a browser shows that the page works from its folder without a server.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, it } from "vitest"

import { workerBrowser } from "#tests/support/worker.ts"
import { writeContract } from "#tools/contract/writeContract.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the page of the contract", () => {
  it("opens from its folder and asks no other host", async () => {
    await writeContract(folder, undefined)
    const context = await (await workerBrowser()).newContext()
    const page = await context.newPage()
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(join(folder, "index.html")).href)
    await page.getByRole("heading", { name: /^§3 Account/ }).waitFor()
    await page.getByRole("heading", { name: /^§3 Account/ }).click()
    const login = page.locator(".opblock", { has: page.locator('[data-path="/wps/session/login"]') }).first()
    await login.locator("button").first().click()
    await login.getByText("Responses", { exact: true }).first().waitFor()
    expect(asked.filter((address) => !address.startsWith("file:") && !address.startsWith("data:"))).toEqual(
      [],
    )
    await context.close()
  })
})
