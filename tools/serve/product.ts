import { existsSync } from "node:fs"
import { chromium } from "playwright"

import { serveGateway } from "#harness/gateway/server.ts"
import { chromiumLaunch } from "#tools/test/programs.ts"

import { serve } from "./serve.ts"

/** The folder of the built product. */
export const productFolder = process.env["PRODUCT_DIST"] ?? "dist"

/** Ends the process if a folder contains no build. */
export const needsBuild = (folder: string, command: string): void => {
  if (existsSync(`${folder}/index.html`)) return
  console.error(`There is no ${folder}/ yet: ${command}`)
  process.exit(1)
}

/** Serves the built product, connected to a simulated gateway, and opens a browser. `place` is a brand's folder. */
export const openProduct = async (place = "") => {
  needsBuild(productFolder, "npm run build")
  const browser = await chromium.launch(chromiumLaunch())
  const gateway = await serveGateway({ port: 0 })
  const site = await serve({ folder: productFolder, place, port: 0, gateway: gateway.url, strict: true })
  const close = async (): Promise<void> => {
    await Promise.all([browser.close(), site.close(), gateway.close()])
  }
  return { browser, world: gateway.world, url: site.url, close }
}
