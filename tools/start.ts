import { build } from "vite"

import { options, portOf, untilStopped } from "./options.ts"
import { serve, type Serving } from "./serve.ts"

const { port, host } = options("port", "host")

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE"

/** At the port that was asked for, or at any free one when nobody asked and the usual one is taken. */
const serveHarness = async (): Promise<Serving> => {
  const site = { folder: "dist-harness", host, quality: 5 }
  try {
    return await serve({ ...site, port: portOf(port, 4200) })
  } catch (error) {
    if (port !== undefined || !isTaken(error)) throw error
    return serve({ ...site, port: 0 })
  }
}

console.log("Building …")
await build({ mode: "harness", logLevel: "warn" })
const serving = await serveHarness()
console.log(`The lobby with its harness: ${serving.url}/m/home\nCtrl-C stops it.`)
untilStopped(serving.close)
