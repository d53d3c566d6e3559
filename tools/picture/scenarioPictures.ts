import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "playwright"

import { type NamedScenario, scenarios } from "#fixtures/scenarios.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { options } from "#tools/options.ts"
import { serve } from "#tools/serve/serve.ts"
import { chromiumLaunch } from "#tools/test/programs.ts"
import { pageEnvironment } from "#tools/test/testEnvironment.ts"

import { documentOf, renderHtml, isWhole, phone, type Shot } from "./renderHtml.ts"

const folder = "dist-harness"
const { out = ".results/scenarios", only = "" } = options("out", "only")

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}/ yet: npx vite build --mode harness`)
  process.exit(1)
}

const site = await serve({ folder, port: 0 })
const browser = await chromium.launch(chromiumLaunch())

/** Maximum wait for a stable page in milliseconds, because some scenarios never respond. */
const longest = 10_000

const untilStable = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => "__harness" in window)
  await page.locator("#root > *").first().waitFor({ state: "attached" })
  await page.waitForLoadState("networkidle", { timeout: longest }).catch(() => {})
  await page.waitForFunction(isWhole, undefined, { timeout: longest }).catch(() => {})
}

/** Takes a screenshot of a scenario. `wrong` lists its errors and accessibility violations. */
const shootScenario = async ({
  name,
}: NamedScenario): Promise<{ readonly shot: Shot; readonly wrong: ReadonlyArray<string> }> => {
  const context = await browser.newContext({
    ...pageEnvironment,
    baseURL: site.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message))
  await page.goto(`/?scenario=name:${name.replaceAll(" ", "-")}`)
  await untilStable(page)
  const picture = await page.screenshot({ type: "jpeg", quality: 70 })
  const wrong = [...errors, ...(await violationsOf(page))]
  await context.close()
  return { shot: { caption: name, picture: `data:image/jpeg;base64,${picture.toString("base64")}` }, wrong }
}

const inRow = 5

mkdirSync(out, { recursive: true })
let failures = 0
for (const group of new Set(scenarios.map((each) => each.group))) {
  const shots: Array<Shot> = []
  for (const each of scenarios.filter((one) => one.group === group && one.name.includes(only))) {
    const { shot, wrong } = await shootScenario(each)
    shots.push(shot)
    for (const line of wrong) console.error(`${each.name}: ${line}`)
    failures += wrong.length
  }
  if (shots.length === 0) continue
  const file = join(out, `${group.replaceAll(" ", "-")}.png`)
  const rows = shots.flatMap((_, index) => (index % inRow === 0 ? [shots.slice(index, index + inRow)] : []))
  await renderHtml(browser, documentOf(group, rows), file)
  console.log(file)
}
await Promise.all([browser.close(), site.close()])
process.exitCode = failures === 0 ? 0 : 1
