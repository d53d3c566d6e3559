import { mkdirSync, readFileSync } from "node:fs"
import { chromium } from "playwright"

import { chromiumLaunch } from "#tools/test/chromium.ts"
import { splashScreens } from "#config/splashScreens.ts"
import { brandFolder } from "#tools/brand/files.ts"

/** The icon centred on a screen of its own colour. */
const pageOf = (icon: string): string =>
  `<!doctype html><body style="margin:0;height:100vh;display:flex;align-items:center;justify-content:center;background:${
    /fill="(#\w+)"/.exec(icon)?.[1] ?? ""
  }">${icon.replace("<svg ", '<svg width="112" height="112" ')}</body>`

const drawn = `${brandFolder}/drawn`
mkdirSync(`${drawn}/splash`, { recursive: true })
const html = pageOf(readFileSync(`${brandFolder}/icon.svg`, "utf8"))
const browser = await chromium.launch(chromiumLaunch())
for (const { file, width, height, ratio } of splashScreens) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
  await page.setContent(html)
  await page.screenshot({ path: `${drawn}/${file}` })
  await page.close()
}
await browser.close()
console.log(`${splashScreens.length} splash screens drawn from ${brandFolder}/icon.svg into ${drawn}/splash/`)
