import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"

import { options } from "#tools/options.ts"
import { needsBuild, productFolder } from "#tools/serve/product.ts"
import { ensureChromium, ensureProgram } from "#tools/test/programs.ts"

import { judge, type Load, references } from "./loadBudgets.ts"

// `runs`: loads of each page. `against`: another build, which is measured in turns. `only`: names of pages, separated by
// commas.
const { runs = "5", against, only } = options("runs", "against", "only")

const shared = resolve("../shared")
/** The work folder. Reused between runs, because installation and build take minutes. */
const scratch = resolve("node_modules/.cache/bench")
const rig = join(scratch, "rig")
const out = resolve(".results/load.json")

needsBuild(productFolder, "npm run build")
if (against !== undefined) needsBuild(against, "build it")
if (!existsSync(join(shared, "rig")) || !existsSync(join(shared, "floor"))) {
  console.log("Not measured: ../shared/rig and ../shared/floor are not there.")
  process.exit(0)
}
// openssl and certutil create a private certificate authority for the rig's origins.
if (ensureProgram("openssl") === undefined || ensureProgram("certutil", "libnss3-tools") === undefined) {
  console.log("Not measured: the rig needs openssl and certutil (on Debian: openssl and libnss3-tools).")
  process.exit(0)
}

const env = {
  ...process.env,
  CHROME_PATH: ensureChromium(),
  PERF_TARGETS: resolve("tools/bench/targets.ts"),
  BENCH_DIST: resolve(productFolder),
  ...(against === undefined ? {} : { BENCH_AGAINST: resolve(against) }),
}

const run = (folder: string, command: string, ...args: ReadonlyArray<string>): void => {
  const { status } = spawnSync(command, args, { cwd: join(scratch, folder), env, stdio: "inherit" })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${folder}`)
}

for (const folder of ["rig", "floor"])
  cpSync(join(shared, folder), join(scratch, folder), { recursive: true })
if (!existsSync(join(rig, "node_modules"))) run("rig", "npm", "install", "--no-audit", "--no-fund")
if (!existsSync(join(scratch, "floor/dist/stack-best/index.html"))) {
  run("floor", "npm", "install", "--legacy-peer-deps", "--no-audit", "--no-fund")
  run("floor", process.execPath, "build.mjs")
}

mkdirSync(".results", { recursive: true })
const chosen = only === undefined ? [] : ["--targets", [...references, only].join(",")]
run("rig", process.execPath, "measure.mjs", "--net", "link", "--runs", runs, "--out", out, ...chosen)

const loads: ReadonlyArray<Load> = JSON.parse(readFileSync(out, "utf8")).runs
for (const { target, error } of loads)
  if (error !== undefined) console.log(`Not counted: a load of ${target}: ${error}`)
const pages = [...new Set(loads.map(({ target }) => target))].filter((page) => !references.includes(page))
const shown = (value: number | undefined): string => value?.toPrecision(4) ?? "–"
console.table(
  judge(loads, pages).map(({ page, figure, values, limit, result, goal, goalResult }) => ({
    page,
    figure,
    values: values.map(shown).join(" "),
    limit: shown(limit),
    result,
    goal: shown(goal),
    "goal's result": goalResult ?? "–",
  })),
)
