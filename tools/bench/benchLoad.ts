import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { dirname, join, resolve } from "node:path"
import { format, resolveConfig } from "prettier"

import { serveGateway } from "#harness/gateway/server.ts"
import { storageItems } from "#platform/storageItems.ts"
import { options } from "#tools/options.ts"
import { serve } from "#tools/serve/serve.ts"

import { firstScreen } from "./budgets.ts"
import { forwardTo } from "./forward.ts"
import { categories, floors, judge } from "./loadBudgets.ts"
import { againstMark, figureNames, type Measured, median, type PageValues } from "./loadFigures.ts"
import { budgetsTable, circumstances, comparison, pagesTable } from "./loadTables.ts"
import { lossyPort } from "./lossyPort.ts"
import { type Load, measureLoad, type Subject } from "./measureLoad.ts"
import { pages, type Page } from "./pages.ts"
import { loadRig, rigFolder, whyNot } from "./rig.ts"
import { kilobytes, weigh } from "./weight.ts"

/**
 * `runs`: loads of each page. `against`: another build, which is measured in turns. `only`: names of pages, separated by
 * commas. `net`: `link` sends every byte through a shaped pipe. `out`: the file of the figures.
 */
const {
  runs = "5",
  against,
  only,
  net = "link",
  out = ".results/load.json",
} = options("runs", "against", "only", "net", "out")

const leave = (why: string, code: number): never => {
  console.log(why)
  process.exit(code)
}

const dist = process.env["PRODUCT_DIST"] ?? "dist"
for (const folder of [dist, ...(against === undefined ? [] : [against])])
  if (!existsSync(join(folder, "index.html"))) leave(`There is no ${folder}/ yet: npm run build`, 1)
const reason = whyNot()
if (reason !== undefined) leave(`Not measured: ${reason}`, 0)

/** What is measured under a name. */
interface Measurement {
  readonly name: string
  readonly subject: Subject
  readonly isLossy: boolean
}

const rig = await loadRig()
const gateway = await serveGateway({ port: 0 })
const builds = await Promise.all(
  [
    { folder: dist, mark: "", host: "app.perf.test" },
    ...(against === undefined ? [] : [{ folder: against, mark: againstMark, host: "other.perf.test" }]),
  ].map(async (build) => ({
    ...build,
    site: await serve({ folder: build.folder, port: 0, gateway: gateway.url, strict: true }),
  })),
)
const session = await gateway.world.signInAs("0")
if (session === undefined) throw new Error("The simulated gateway has no member")
const member = {
  [storageItems.session.key]: JSON.stringify(session),
  [storageItems.token.key]: session.token,
}

const ofPage = ({
  name,
  path,
  isMember = false,
  isLossy = false,
  ...rest
}: Page): ReadonlyArray<Measurement> =>
  builds.map(({ mark, host }) => ({
    name: name + mark,
    isLossy,
    subject: { ...rest, url: `https://${host}${path}`, storage: isMember ? member : {} },
  }))

const ofFloors: ReadonlyArray<Measurement> = rig.floors
  .filter(({ name }) => floors.includes(name))
  .flatMap(({ name, url, ready, interact }) => {
    const subject = { url, content: ready, storage: {}, taps: interact }
    const lossy = { name: `${name} with packet loss`, isLossy: true, subject }
    return [{ name, isLossy: false, subject }, ...(name === "react-api" ? [lossy] : [])]
  })

const names = only?.split(",")
const isNamed = ({ name }: { readonly name: string }) => names?.includes(name) ?? true
const known = [...ofFloors, ...pages].map(({ name }) => name)
const unknown = names?.filter((name) => !known.includes(name)) ?? []
if (unknown.length > 0) leave(`No page is named ${unknown.join(", ")}. Pages: ${known.join(", ")}`, 2)
const measurements = [...ofFloors.filter(isNamed), ...pages.filter(isNamed).flatMap(ofPage)]

const hosts = new Set(measurements.map(({ subject }) => new URL(subject.url).host))
const floorSites = Object.entries(rig.floorSites).filter(([host]) => hosts.has(host))
const server = await rig.startServer({
  sites: {
    ...Object.fromEntries(floorSites),
    ...Object.fromEntries(builds.map(({ host, site }) => [host, { api: forwardTo(site.url) }])),
  },
  tls: rig.ensureCerts([...hosts]),
})
const link = await rig.startLink({ target: server.port, rttMs: 0, downKbps: 0, upKbps: 0 })
const lossy = await lossyPort(link.port, 150)

const loads = new Map<string, ReadonlyArray<Load>>(measurements.map(({ name }) => [name, []]))
const busy: Array<number> = []

/** Loads a page once. A load that fails is reported and counts nowhere. */
const loadOnce = async ({ name, subject, isLossy }: Measurement, run: number): Promise<void> => {
  busy.push(await rig.calm())
  const { port } = isLossy ? lossy : link
  const phone = await rig.openPhone({ port, link, net, cpu: 4, ready: subject.content })
  try {
    const load = await measureLoad(phone, subject)
    loads.set(name, [...(loads.get(name) ?? []), load])
    const figures = Object.entries(load).map(([figure, value]) => `${figure} ${Number(value.toFixed(1))}`)
    console.log(`${run} ${name}: ${figures.join(", ")}`)
  } catch (error) {
    console.log(`${run} ${name}: failed: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await phone.close()
  }
}

for (let run = 1; run <= Number(runs); run++)
  // Every second run goes backwards, so that no build is always the first.
  for (const measurement of run % 2 === 1 ? measurements : measurements.toReversed())
    await loadOnce(measurement, run)

/** Lighthouse's scores of a page, one a run, by category. */
type Scores = Readonly<Record<string, ReadonlyArray<number>>>

const audit = async (names: ReadonlyArray<string>): Promise<Readonly<Record<string, Scores>>> => {
  const file = join(rigFolder, "results/lighthouse.json")
  const flags = [
    "--targets",
    names.join(","),
    "--runs",
    runs,
    "--categories",
    categories.join(","),
    "--out",
    file,
  ]
  const child = spawn(process.execPath, ["lighthouse.mjs", ...flags], {
    cwd: rigFolder,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PERF_TARGETS: resolve("tools/bench/lighthouseTargets.ts"),
      BENCH_SITE: builds[0]?.site.url,
    },
  })
  const code = await new Promise((done) => child.once("close", done))
  if (code !== 0) throw new Error("Lighthouse failed.")
  const audits: ReadonlyArray<{
    readonly target: string
    readonly scores?: Readonly<Record<string, number>>
  }> = JSON.parse(readFileSync(file, "utf8")).runs
  const of = (name: string, category: string) =>
    audits.flatMap(({ target, scores }) => (target === name ? [scores?.[category] ?? 0] : []))
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(categories.map((each) => [each, of(name, each)]))]),
  )
}

const audited = pages.filter((page) => page.isAudited === true && isNamed(page)).map(({ name }) => name)
const scores = audited.length === 0 ? {} : await audit(audited)

link.close()
lossy.close()
await Promise.all([server.close(), gateway.close(), ...builds.map(({ site }) => site.close())])

/** The values of each figure, one a run. */
const valuesOf = (all: ReadonlyArray<Load>): PageValues =>
  Object.fromEntries(
    figureNames
      .map(
        (figure) =>
          [
            figure,
            all.flatMap((load) => (load[figure] === undefined ? [] : [Number(load[figure].toFixed(3))])),
          ] as const,
      )
      .filter(([, values]) => values.length > 0),
  )

const weightOf = (name: string): PageValues => {
  const build = builds.find(({ mark }) => name === `home${mark}`)
  return build === undefined ? {} : { "kB before content": [kilobytes(weigh(build.folder, firstScreen))] }
}

const measured: Measured = {
  when: new Date().toISOString(),
  processor: `${cpus()[0]?.model ?? "unknown"} x ${cpus().length}`,
  version: JSON.parse(readFileSync("package.json", "utf8")).version,
  net,
  runs: Number(runs),
  busy: median(busy) ?? 0,
  pages: Object.fromEntries([...loads].map(([name, all]) => [name, { ...valuesOf(all), ...weightOf(name) }])),
  scores,
}

mkdirSync(dirname(out), { recursive: true })
writeFileSync(out, await format(JSON.stringify(measured), { ...(await resolveConfig(out)), filepath: out }))

const verdicts = judge(measured)
console.log(`\n${circumstances(measured)}\n\n${pagesTable(measured)}`)
const called = ["calls before content", "calls in 10 s"] as const
const [early, all] = called.map((figure) => median(measured.pages["home as member"]?.[figure] ?? []))
if (early !== undefined)
  console.log(`\nA member's home sends ${early} calls before its content and ${all} in ten seconds.`)
if (against !== undefined) console.log(`\n${comparison(measured)}`)
console.log(`\n${budgetsTable(measured)}\n\nThe figures are in ${out}.`)
process.exit(verdicts.some(({ result }) => result === "missed" || result === "not measured") ? 1 : 0)
