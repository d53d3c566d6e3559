import { once } from "node:events"
import { existsSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { cpus } from "node:os"
import { type Browser, chromium, type Locator, type Page } from "playwright"

import { paths } from "#config/paths.ts"
import { serveGateway } from "#harness/server.ts"
import { slots } from "#platform/slots.ts"
import { options } from "#tools/options.ts"
import { serve } from "#tools/serve/serve.ts"
import { chromiumLaunch } from "#tools/test/chromium.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

const { runs: count = "5" } = options("runs")

/** The link of the phone: ms each way, bytes in a ms. The service worker's requests pass it too. */
const link = { delay: 75, rate: 200 } as const
const slowdown = 4

/** How long, in ms, a player looks at home and at an open menu before the tap, and how long the finger stays down. */
const pauses = { home: 8000, menu: 1500, finger: 80 } as const

interface Journey {
  readonly name: string
  readonly persona: string
  /** Brings what is tapped into view. */
  readonly target: (page: Page) => Promise<Locator>
  /** A selector of the first content of the page. */
  readonly content: string
}

const nav = (page: Page, name: string): Locator => page.getByRole("navigation", { name })

const journeys: ReadonlyArray<Journey> = [
  {
    name: "menu → deposit",
    persona: "0",
    target: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap()
      const menu = page.getByRole("dialog", { name: "Menu" })
      await menu.waitFor()
      await page.waitForTimeout(pauses.menu)
      return menu.getByRole("link", { name: "Deposit" })
    },
    content: "main section button",
  },
  {
    name: "home → game list",
    persona: "guest",
    target: async (page) => {
      const more = page.getByRole("main").getByRole("link", { name: /^More/ }).first()
      await more.scrollIntoViewIfNeeded()
      await page.waitForTimeout(pauses.menu)
      return more
    },
    content: "main [role=tablist], main ul button",
  },
  {
    name: "bottom menu → promotions",
    persona: "guest",
    target: async (page) => nav(page, "Main").getByRole("link", { name: "Promotion" }),
    content: "main li",
  },
]

/** Sends bytes on at the link's pace. */
const pace = (from: Socket, to: Socket): void => {
  let free = 0
  from.on("data", (bytes) => {
    free = Math.max(free, performance.now()) + bytes.length / link.rate
    setTimeout(() => to.write(bytes), free + link.delay - performance.now())
  })
  from.on("close", () => setTimeout(() => to.destroy(), link.delay))
  from.on("error", () => to.destroy())
}

/** A slow link to a site. */
const slowLink = async (url: string) => {
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname)
    pace(near, far)
    pace(far, near)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The link has no port")
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Taps with a finger. Returns the ms from its end to the first frame with the content. */
const tap = async (page: Page, target: Locator, content: string): Promise<number> => {
  const box = await target.boundingBox()
  if (box === null) throw new Error("Nothing to tap")
  const session = await page.context().newCDPSession(page)
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        // The address changes before the page does.
        const title = () => document.querySelector("h1")?.textContent
        const was = title()
        document.addEventListener("click", ({ timeStamp }) => {
          const look = (now: number) => {
            const isShown = title() !== was && document.querySelector(selector) !== null
            if (isShown) done(now - timeStamp)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      }),
    content,
  )
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await page.waitForTimeout(pauses.finger)
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  return shown
}

const measure = async (
  browser: Browser,
  url: string,
  { target, content }: Journey,
  storage: Readonly<Record<string, string>>,
): Promise<number> => {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(paths.home)
  await page.getByRole("contentinfo").waitFor()
  await page.waitForTimeout(pauses.home)
  const time = await tap(page, await target(page), content)
  await context.close()
  return time
}

const middle = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const run = async (): Promise<void> => {
  const browser = await chromium.launch(chromiumLaunch())
  const gateway = await serveGateway({ port: 0 })
  const site = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
  const slow = await slowLink(site.url)
  try {
    for (const journey of journeys) {
      const session = await gateway.world.signInAs(journey.persona)
      const storage: Readonly<Record<string, string>> =
        session === undefined
          ? {}
          : { [slots.session.key]: JSON.stringify(session), [slots.token.key]: session.token }
      const times: Array<number> = []
      for (let done = 0; done < Number(count); done += 1)
        times.push(await measure(browser, slow.url, journey, storage))
      const span = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`
      console.log(`${journey.name.padEnd(26)}${middle(times).toFixed(0).padStart(6)} ms (${span})`)
    }
  } finally {
    slow.close()
    await Promise.all([browser.close(), site.close(), gateway.close()])
  }
}

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}/ yet: npm run build`)
  process.exit(1)
}
console.log(
  `From a tap to the content of a page that was never opened, median of ${count}; ${link.delay} ms each way, CPU slowed ${slowdown} times, ${cpus()[0]?.model ?? "unknown"} x ${cpus().length}`,
)
await run()
