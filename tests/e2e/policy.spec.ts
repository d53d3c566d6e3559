import type { Frame, Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type GatewayServer, serveGateway } from "#harness/server.ts"
import { closePopups, field, header, logIn } from "#tests/support/player.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { policySettings } from "#tools/serve/contentSecurity.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

let gateway: GatewayServer | undefined
let site: Serving | undefined

beforeAll(async () => {
  gateway = await serveGateway({ port: 0 })
  gateway.world.configure({ scale: "few" })
})
afterAll(async () => {
  await Promise.all([site?.close(), gateway?.close()])
})

/** Serves the product with a policy and returns a page whose violations are collected. */
const open = async (features: string): Promise<{ readonly page: Page; readonly found: Array<string> }> => {
  await site?.close()
  const folder = process.env["PRODUCT_DIST"] ?? "dist"
  const policy = policySettings({ POLICY_FEATURES: features })
  site = await serve({ folder, port: 0, gateway: gateway?.url, strict: true, policy })
  const browser = await workerBrowser()
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 375, height: 812 },
    locale: "en-GB",
    serviceWorkers: "block",
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const found: Array<string> = []
  await page.exposeBinding("reportViolation", ({ frame }: { readonly frame: Frame }, text: string) => {
    if (frame === page.mainFrame()) found.push(text)
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      Reflect.get(
        window,
        "reportViolation",
      )(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
    })
  })
  return { page, found }
}

describe("the content security policy", () => {
  it.each(["", "geetest google sms"])(
    "a player reads home, logs in, plays a game and opens the deposit page without a violation (features: %s)",
    async (features) => {
      const { page, found } = await open(features)
      await page.goto(paths.home)
      await page.getByText(/^© /).waitFor()
      await header(page).getByRole("link", { name: "Login" }).click()
      await field(page, "Username").waitFor()
      await logIn(page, "member0")
      await header(page).getByText("Maria Santos").waitFor()
      await closePopups(page)
      await page
        .getByRole("region", { name: "Latest Winner" })
        .getByRole("row")
        .nth(1)
        .getByRole("button")
        .click()
      await page.getByRole("button", { name: "Play a round" }).waitFor()
      await page.goBack()
      await header(page).getByText("Maria Santos").waitFor()
      await page.goto(paths.deposit)
      await page.getByRole("main").getByRole("button", { name: "Bank transfer" }).waitFor()
      expect(found).toEqual([])
      await page.context().close()
    },
  )

  it("a refused script is reported as a violation", async () => {
    const { page, found } = await open("")
    await page.goto(paths.home)
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "window.refused = false"
      document.body.append(script)
    })
    await expect.poll(() => found.join()).toContain("script-src-elem inline")
    await page.context().close()
  })
})
