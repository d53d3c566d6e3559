import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { cpus } from "node:os"
import { join, resolve } from "node:path"

import { serveGateway } from "#harness/server.ts"

import { type Audit, judge, judgeAudits, leastScores, middles, table, type Run } from "./bench/figures.ts"
import { ensureChromium } from "./chromium.ts"
import { options } from "./options.ts"
import { installPackage } from "./systemPackage.ts"

/** How often each page is loaded, and how it is slowed: `link` sends every byte through a shaped pipe. */
const { runs = "3", net = "link" } = options("runs", "net")

const shared = resolve("../shared")
/** Kept from run to run: what is installed and built there takes minutes. */
const scratch = resolve("node_modules/.cache/bench")
const dist = resolve(process.env["PRODUCT_DIST"] ?? "dist")

const floors = ["html-lobby", "react-static", "react-api", "stack-best"]
const pages = ["app", "seen", "login", "gameList", "terms"]
/** What Lighthouse looks at, too. */
const audited = ["app", "login"]

const leave = (why: string, code: number): never => {
  console.log(why)
  process.exit(code)
}

/** Runs a command in a folder of the scratch; its output is shown when it fails. */
const inside = (folder: string, line: string): void => {
  const [name = "", ...rest] = line.split(" ")
  const { status, stdout, stderr } = spawnSync(name, rest, { cwd: join(scratch, folder), encoding: "utf8" })
  if (status !== 0) throw new Error(`${line} in ${folder}:\n${stdout}${stderr}`)
}

/** Rig and floors as they are in `../shared`, installed, and the floors built. */
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

/** A private authority makes the rig's origins valid: both commands are its tools. */
const getTrust = (): boolean =>
  (isThere("openssl") && isThere("certutil")) ||
  installPackage("openssl or certutil", { "apt-get": "apt-get install -y -q openssl libnss3-tools" })

/** Has a script of the rig measure pages of `dist` in front of a gateway, and answers the runs it wrote down. */
const measure = async <A>(
  script: string,
  asked: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<A>> => {
  const out = join(scratch, "rig/results", `${script}.json`)
  const flags = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value])
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
  `\nMiddle of ${runs} runs, net ${net}, ${cpus()[0]?.model ?? "unknown"} x ${cpus().length}. Times in ms.\n`,
)
console.log(table([...floors, ...pages].map((name) => [name, of(name)])))
const verdicts = [...judge(of), ...audited.flatMap((name) => judgeAudits(audits, name))]
console.log(`\n${verdicts.map(({ text, isMet }) => `${isMet ? "✓" : "✗"} ${text}`).join("\n")}`)
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1
