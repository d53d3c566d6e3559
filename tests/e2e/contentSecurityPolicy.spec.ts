// End to end because only a browser enforces the policy of the built product.
import type { Frame, Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type PolicyFeature, policyFeatures } from "#config/deployment.ts"
import { paths } from "#config/paths.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { closePopups, field, header, logIn } from "#tests/support/player.ts"
import { configuredProduct } from "#tests/support/configuredProduct.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

import { openPage } from "./openPage.ts"

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
const open = async (
  features: ReadonlyArray<PolicyFeature>,
  serviceWorkers: "allow" | "block" = "block",
): Promise<{ readonly page: Page; readonly found: Array<string> }> => {
  await site?.close()
  const folder = await configuredProduct({ policyFeatures: features })
  site = await serve({ folder, port: 0, gateway: gateway?.url, strict: true })
  const page = await openPage(await workerBrowser(), { baseURL: site.url, serviceWorkers })
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
  it.each([{ features: [] }, { features: policyFeatures }])(
    "lets a player log in, play and deposit (features: $features)",
    async ({ features }) => {
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
      await page.goto(paths.help)
      await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor()
      expect(found).toEqual([])
    },
  )

  it("lets the service worker start, but no text become HTML or a script", async () => {
    const { page, found } = await open([], "allow")
    await page.goto(paths.home)
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(worker).toMatch(/\/sw\.js$/)
    expect(found).toEqual([])
    const refused = await page.evaluate(() => {
      const isRefused = (set: () => unknown): boolean => {
        try {
          set()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }
      return [
        isRefused(() => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>")),
        isRefused(() => (document.createElement("script").src = "/assets/other.js")),
        isRefused(() => window.trustedTypes?.createPolicy("other", { createScriptURL: (own) => own })),
      ]
    })
    expect(refused).toEqual([true, true, true])
  })

  it("refuses an inline script and reports it", async () => {
    const { page, found } = await open(policyFeatures)
    await page.goto(paths.home)
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "window.refused = false"
      document.body.append(script)
    })
    await expect.poll(() => found.join()).toContain("script-src-elem inline")
  })
})
