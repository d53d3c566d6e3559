import { readFileSync } from "node:fs"
import { chromium } from "playwright"
import { serve } from "#tools/serve.ts"
import { browserLaunch } from "#tests/support/browserPath.ts"
const folder = process.env.LADLE_DIST ?? "/tmp/stories-dist"
const meta = JSON.parse(readFileSync(folder + "/meta.json", "utf8"))
const only = process.argv[2]
const shots = process.argv[3] === "shots"
const queue = Object.keys(meta.stories).filter((id) => !only || new RegExp(only).test(id))
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8")
const site = await serve({ folder, port: 0, quality: 1 })
const browser = await chromium.launch(browserLaunch())
const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
const sums = [0, 0, 0]
const settle = async () => {
    const frame = () => new Promise((r) => requestAnimationFrame(r))
    let last = performance.now()
    const seen = new MutationObserver(() => { last = performance.now() })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
    const start = performance.now()
    while (performance.now() - start < 4000) {
      await frame()
      const busy = document.querySelector("[data-stage=busy]") !== null || document.querySelector(".story") === null
      if (!busy && performance.now() - last > 60) break
    }
    seen.disconnect()
}
const work = async () => {
const page = await context.newPage()
const found: string[] = []
page.on("pageerror", (e) => found.push("PAGEERROR " + e.message))
page.on("console", (m) => { if (m.type() === "error" || m.type()==="warning") found.push(m.type()+" " + m.text() + " " + m.location().url) })
page.on("request", (r) => { if (!r.url().startsWith(site.url) && !r.url().startsWith("data:")) found.push("REQ " + r.url()) })
await page.addInitScript(axe)
for (let id = queue.shift(); id; id = queue.shift())
for (const [theme, lang] of [["dark", "EN"], ["light", "CN"]]) {
  found.length = 0
  const t = performance.now()
  const address = `?mode=preview&theme=${theme}&story=${id}&arg-language=${lang}`
  if (theme === "dark") await page.goto(site.url + "/" + address, { waitUntil: "commit" })
  else await page.evaluate(async (address) => {
    history.pushState(null, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await page.waitForFunction(() => document.querySelector(".story") !== null)
  const t05 = performance.now()
  await page.evaluate(settle)
  const t1 = performance.now()
  const r = await page.evaluate(async () => {
    const res = await (window as any).axe.run(document, { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a","wcag21aa", "wcag22aa"] }, resultTypes: ["violations"] })
    return { lang: document.documentElement.lang, theme: document.documentElement.dataset.theme, text: document.body.innerText.length, v: res.violations.map((v: any) => v.id + " " + v.nodes.map((n: any) => n.html.slice(0,120) + " :: " + n.failureSummary?.slice(0, 300)).join(" | ")) }
  })
  const t2 = performance.now()
  sums[0] += t05 - t; sums[1] += t1 - t05; sums[2] += t2 - t1
  console.log(id, theme, r.theme, r.lang, r.text, Math.round(t05 - t), Math.round(t1 - t05), Math.round(t2 - t1))
  for (const f of found) console.log("   !", f)
  for (const v of r.v) console.log("   AXE", v)
  if (shots) await page.screenshot({ path: `/tmp/stories/${id}-${theme}.png` })
}
}
const t0 = performance.now()
await Promise.all([work(), work()])
console.log("total", performance.now() - t0, sums)
await browser.close(); await site.close()
