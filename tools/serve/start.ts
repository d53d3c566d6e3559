import { build } from "vite"

import { folderOf } from "#tools/brand/folder.ts"
import { options, orEnd, portOf, untilStopped } from "#tools/options.ts"

import { introduction } from "./introduction.ts"
import { serve, type Serving } from "./serve.ts"

const { port, host, brand, gateway } = options("port", "host", "brand", "gateway")
if (brand !== undefined) {
  orEnd(() => folderOf(brand))
  // Vite's configuration reads this variable.
  process.env["BRAND"] = brand
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE"

/** Uses the given port. Without a given port, uses the default port, or any free port if the default is in use. */
const serveHarness = async (): Promise<Serving> => {
  const site = { folder: "dist-harness", host, phonesGateway: gateway }
  try {
    return await serve({ ...site, port: portOf(port, 4200) })
  } catch (error) {
    if (port !== undefined || !isTaken(error)) throw error
    return serve({ ...site, port: 0 })
  }
}

console.log("Building …")
// Hides warnings, which `npm run build` shows to maintainers.
await build({ mode: "harness", logLevel: "error" })
const serving = await serveHarness()
console.log(introduction(serving.url, gateway))
untilStopped(serving.close)
