import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { cpus } from "node:os"
import { join, resolve } from "node:path"

import { serveGateway } from "#harness/server.ts"
import { ensureChromium } from "#tools/test/chromium.ts"
import { options } from "#tools/options.ts"
import { installPackage } from "#tools/test/systemPackage.ts"

import { type Audit, judge, judgeAudits, leastScores, middles, table, type Run } from "./figures.ts"

/** Loads of each page, and the network throttling: `link` sends every byte through a shaped pipe. */
const { runs = "3", net = "link" } = options("runs", "net")

const shared = resolve("../shared")
/** Reused between runs, because installation and build take minutes. */
const scratch = resolve("node_modules/.cache/bench")
const dist = resolve(process.env["PRODUCT_DIST"] ?? "dist")

const floors = ["html-lobby", "react-static", "react-api", "stack-best"]
const pages = ["app", "seen", "login", "gameList", "terms"]
/** Pages that Lighthouse audits too. */
const audited = ["app", "login"]

const leave = (why: string, code: number): never => {
  console.log(why)
  process.exit(code)
}

/** Runs a command in a scratch folder; prints its output on failure. */
const inside = (folder: string, line: string): void => {
  const [name = "", ...rest] = line.split(" ")
  const { status, stdout, stderr } = spawnSync(name, rest, { cwd: join(scratch, folder), encoding: "utf8" })
  if (status !== 0) throw new Error(`${line} in ${folder}:\n${stdout}${stderr}`)
}

/** Copies the measuring tool and its reference pages from `../shared`, installs them, and builds the pages. */
const prepare = (): void => {
  for (const folder of ["rig", "floor"])
    cpSync(join(shared, folder), join(scratch, folder), { recursive: true })
  mkdirSync(join(scratch, "rig/results"), { recursive: true })
  if (!existsSync(join(scratch, "rig/node_modules"))) inside("rig", "npm install --no-audit --no-fund")
  if (existsSync(join(scratch, "floor/dist/stack-best/index.html"))) return
  inside("floor", "npm install --legacy-peer-deps --no-audit --no-fund")
  inside("floor", `${process.execPath} build.mjs`)
}

const isThere = (command: string): boolean => spawnSync("which", [command]).status === 0

/** A private certificate authority validates the tool's origins; these two commands create it. */
const getTrust = (): boolean =>
  (isThere("openssl") && isThere("certutil")) ||
  installPackage("openssl or certutil", { "apt-get": "apt-get install -y -q openssl libnss3-tools" })

/** Measures pages of `dist` in front of a gateway with the measuring tool, and returns its runs. */
const measure = async <A>(
  script: string,
  givenFlags: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<A>> => {
  const out = join(scratch, "rig/results", `${script}.json`)
  const flags = Object.entries(givenFlags).flatMap(([name, value]) => [`--${name}`, value])
  const gateway = await serveGateway({ port: 0 })
  const code = await new Promise((done) => {
    const child = spawn(process.execPath, [`${script}.mjs`, ...flags, "--out", out], {
      cwd: join(scratch, "rig"),
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        CHROME_PATH: ensureChromium(),
        PERF_TARGETS: resolve("tools/bench/targets.ts"),
        BENCH_RIG_TARGETS: join(scratch, "rig/targets.mjs"),
        BENCH_GATEWAY: gateway.url,
        BENCH_DIST: dist,
      },
    })
    child.on("close", done)
  })
  await gateway.close()
  if (code !== 0) leave("The rig failed.", 1)
  return JSON.parse(readFileSync(out, "utf8")).runs
}

if (!existsSync(join(shared, "rig")) || !existsSync(join(shared, "floor")))
  leave("Not measured: ../shared/rig and ../shared/floor are not there.", 0)
if (!existsSync(join(dist, "index.html"))) leave(`There is no ${dist}/ yet: npm run build`, 1)
if (!getTrust()) leave("The rig needs openssl and certutil (on Debian: openssl and libnss3-tools).", 1)
prepare()
const measured = await measure<Run>("measure", { net, runs, targets: [...floors, ...pages].join(",") })
const audits = await measure<Audit>("lighthouse", {
  runs: "5",
  targets: audited.join(","),
  categories: Object.keys(leastScores).join(","),
})
const of = (name: string) => middles(measured, name)
console.log(
  `\nMedian of ${runs} runs, net ${net}, ${cpus()[0]?.model ?? "unknown"} x ${cpus().length}. Times in ms.\n`,
)
console.log(table([...floors, ...pages].map((name) => [name, of(name)])))
const verdicts = [...judge(of), ...audited.flatMap((name) => judgeAudits(audits, name))]
console.log(`\n${verdicts.map(({ text, isMet }) => `${isMet ? "✓" : "✗"} ${text}`).join("\n")}`)
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1
