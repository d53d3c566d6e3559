import { serve } from "./serve.ts"
import { chromium } from "playwright-core"
const s = await serve({
  folder: "/tmp/p-dist",
  port: 4702,
  host: "127.0.0.1",
  gateway: "http://127.0.0.1:4701",
  strict: true,
} as never)
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
for (const [name, store, block] of [
  ["guest", {}, true],
  ["member", { TOKEN: "x" }, true],
  ["th", { language: "TH", theme: "light" }, true],
  ["app", {}, false],
] as const) {
  const c = await b.newContext({
    viewport: { width: 375, height: 812 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: "http://127.0.0.1:4702",
          localStorage: Object.entries(store).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  })
  const p = await c.newPage()
  p.on("console", (m) => console.log(name, m.type(), m.text()))
  p.on("pageerror", (m) => console.log(name, String(m)))
  if (block) await p.route(/assets\/index/, (r) => r.abort())
  else
    await p.route(/\/wps\//, async (r) => {
      await new Promise((f) => setTimeout(f, 5000))
      await r.continue()
    })
  const t0 = Date.now()
  if (name === "app") p.on("request", (r) => console.log(Date.now() - t0, r.method(), r.url().slice(21)))
  await p.goto("http://127.0.0.1:4702/m/home")
  await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/shell-${name}.png` })
  await c.close()
}
await b.close()
await s.close()
