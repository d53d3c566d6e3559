import { existsSync } from "node:fs"
import { chromium, type Page } from "playwright"

import type { Language, Theme } from "#config/product.ts"
import type { Settings } from "#fixtures/settings.ts"
import { serveGateway } from "#harness/gateway/server.ts"
import { storageItems } from "#platform/storageItems.ts"
import { serve } from "#tools/serve/serve.ts"
import { chromiumLaunch } from "#tools/test/programs.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"

import { renderHtml, isWhole, type Size } from "./renderHtml.ts"
import type { ScreenshotPage } from "./screenshotPages.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

export interface Look {
  readonly theme: Theme
  readonly language: Language
  readonly settings: Partial<Settings>
  /** Whether the gateway delays its responses, so that the page stays in its loading state. */
  readonly isHeld?: boolean
}

/** A browser that opens the present build, connected to a simulated gateway. */
export interface Camera {
  /** Opens a page at a size. `ratio` is the number of device pixels in a CSS px. */
  readonly open: (target: ScreenshotPage, look: Look, size: Size, ratio: number) => Promise<Page>
  readonly render: (html: string, path: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Milliseconds without network activity before a screenshot is taken. */
const idleTime = 500

/** Waits until no request begins or ends. Playwright's `networkidle` would also wait for the iframes of playing videos. */
const untilNetworkIdle = async (page: Page): Promise<void> => {
  const hasNews = () =>
    Promise.any([
      page.waitForEvent("request", { timeout: idleTime }),
      page.waitForEvent("requestfinished", { timeout: idleTime }),
      page.waitForEvent("requestfailed", { timeout: idleTime }),
    ]).then(
      () => true,
      () => false,
    )
  while (await hasNews());
}

/** Waits until a page shows its heading, data and images. If responses are held, waits for the heading alone. */
export const untilStable = async (page: Page, { isHeld = false }: Look): Promise<void> => {
  await page.locator("h1").first().waitFor({ state: "attached" })
  if (isHeld) return
  await untilNetworkIdle(page)
  await page.waitForFunction(isWhole)
}

/** Maximum height of a page in its screenshot, in CSS px. */
const longest = 2000

/** Takes a screenshot of a whole page, by enlarging the window to its height. In landscape, the window keeps its height. */
export const photograph = async (page: Page, look: Look, size: Size): Promise<string> => {
  await page.setViewportSize(size)
  await untilStable(page, look)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = size.width > size.height ? size.height : Math.min(Math.max(whole, size.height), longest)
  await page.setViewportSize({ ...size, height })
  await untilStable(page, look)
  const picture = await page.screenshot({ type: "jpeg", quality: 70 })
  return `data:image/jpeg;base64,${picture.toString("base64")}`
}

/** Starts servers and a browser for screenshots of the brand with the folder `place`. Exits if there is no build. */
export const openCamera = async (place = ""): Promise<Camera> => {
  if (!existsSync(`${folder}/index.html`)) {
    console.error(`There is no ${folder}/ yet: npm run build`)
    process.exit(1)
  }
  const browser = await chromium.launch(chromiumLaunch())
  const gateway = await serveGateway({ port: 0 })
  const site = await serve({ folder, place, port: 0, gateway: gateway.url })
  return {
    open: async ([path, persona], look, size, ratio) => {
      const { theme, language, settings } = look
      await gateway.world.reset()
      gateway.world.configure(settings)
      const session = await gateway.world.signInAs(persona)
      const stored = {
        [storageItems.theme.key]: theme,
        [storageItems.language.key]: language,
        ...(session === undefined
          ? {}
          : { [storageItems.session.key]: JSON.stringify(session), [storageItems.token.key]: session.token }),
      }
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
      const context = await browser.newContext({
        ...pageEnvironment,
        baseURL: site.url,
        viewport: size,
        deviceScaleFactor: ratio,
        hasTouch: true,
        isMobile: true,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
      })
      const page = await context.newPage()
      await page.goto(path)
      await untilStable(page, look)
      return page
    },
    render: (html, path) => renderHtml(browser, html, path),
    close: async () => {
      await Promise.all([browser.close(), site.close(), gateway.close()])
    },
  }
}
