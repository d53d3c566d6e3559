import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { type Journey, journeys } from "#tests/engines/journeys.ts"
import { playerOf } from "#tests/engines/player.ts"
import { chromium } from "#tools/engines/chromium.ts"
import type { Browser, Engine, Tab } from "#tools/engines/Engine.ts"
import { firefox } from "#tools/engines/firefox.ts"
import { webKit } from "#tools/engines/webKit.ts"
import { options } from "#tools/options.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

import { failedWith, lane, once, type Outcome, passed, type Step, sum } from "./step.ts"
import { resultsFolder } from "./vitestStep.ts"

/** Folder of screenshots of failed steps. */
const pictures = join(resultsFolder, "engines")

const folder = process.env["PRODUCT_DIST"] ?? "dist"

const engines: ReadonlyArray<Engine> = [chromium, webKit, firefox]

interface Site {
  readonly gateway: GatewayServer
  readonly serving: Serving
}

const keepPicture = async (tab: Tab, name: string): Promise<string> => {
  const file = join(pictures, `${name.toLowerCase().replace(/\W+/g, "-")}.png`)
  mkdirSync(pictures, { recursive: true })
  writeFileSync(file, await tab.picture())
  return file
}

const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${errorText(error.cause)}`
}

/** One journey in a browser of its own, in front of a reset gateway: a browser that hangs fails one journey. */
const journeyStep = (
  name: string,
  start: () => Promise<Browser>,
  site: Site,
  { title, go }: Journey,
): Step => ({
  name: `${name}: ${title}`,
  run: async () => {
    await site.gateway.world.reset()
    // Few winners do not move.
    site.gateway.world.configure({ scale: "few" })
    const browser = await start().catch(errorText)
    if (typeof browser === "string") return failedWith(`  No browser: ${browser}`)
    const { tab, stop } = browser
    try {
      await go(playerOf(tab, site.serving.url))
      return passed
    } catch (error) {
      const address = await tab.run<string>("return location.href").catch(errorText)
      const picture = await keepPicture(tab, `${name} ${title}`).catch(errorText)
      return failedWith(`  ${errorText(error)}\n  at ${address}\n  ${picture}`)
    } finally {
      await stop()
    }
  },
})

const skipped = ({ name, packages }: Engine): string =>
  `– ${name} is skipped: it is not there and could not be installed. On Debian: apt-get install ${packages}`

const runEngine = async (engine: Engine, site: Site): Promise<ReadonlyArray<Outcome>> => {
  const { name } = engine
  const start = engine.find()
  if (start === undefined) {
    console.log(skipped(engine))
    return []
  }
  const first = await start().catch(errorText)
  if (typeof first === "string") {
    console.log(`✗ ${name} does not start\n${first}`)
    return [failedWith(first)]
  }
  console.log(`${name} ${first.version}`)
  await first.stop()
  return lane(journeys.map((journey) => journeyStep(name, start, site, journey)))
}

const isBuilt = async (): Promise<boolean> => {
  if (existsSync(join(folder, "index.html"))) return true
  const [built] = await lane([once("build of the product", `vite build --logLevel warn --outDir ${folder}`)])
  return built?.failed === 0
}

const runAll = async (chosen: ReadonlyArray<Engine>): Promise<Outcome> => {
  if (!(await isBuilt())) return failedWith("")
  rmSync(pictures, { recursive: true, force: true })
  const gateway = await serveGateway({ port: 0 })
  const serving = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
  try {
    const outcomes: Array<Outcome> = []
    for (const engine of chosen) outcomes.push(...(await runEngine(engine, { gateway, serving })))
    return sum(outcomes)
  } finally {
    await Promise.all([serving.close(), gateway.close()])
  }
}

const { engine: only } = options("engine")
const chosen = engines.filter(({ name }) => only === undefined || name.toLowerCase() === only.toLowerCase())
if (chosen.length === 0) {
  console.error(`No engine is called ${only}: ${engines.map(({ name }) => name).join(", ")}`)
  process.exit(2)
}
// `exit` stops child processes; the default signal handling does not.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))
const total = await runAll(chosen)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
