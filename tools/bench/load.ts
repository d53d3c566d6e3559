import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join, resolve } from "node:path"

import { serveGateway } from "#harness/gateway/server.ts"
import { storageItems } from "#platform/storageItems.ts"
import { options } from "#tools/options.ts"
import { needsBuild, productFolder } from "#tools/serve/product.ts"
import { ensureProgram } from "#tools/test/programs.ts"

import { slow4G } from "./load/link.ts"
import type { Load } from "./load/Load.ts"
import { judge } from "./load/loadBudgets.ts"
import { measure } from "./load/measure.ts"
import { pages, references } from "./load/pages.ts"
import { makeCertificate, openSite } from "./load/site.ts"
import { budgetTable, pageTable, tapTable } from "./load/tables.ts"
import { buildReferences } from "./references/build.ts"

// `only`: names of pages. `against`: another build, which is measured in turns. `loss`: how many of 100 segments get lost.
const { runs = "5", only, against, loss = "0" } = options("runs", "only", "against", "loss")
const chosen = pages.filter(({ name }) => only === undefined || only.split(",").includes(name))
if (chosen.length < (only?.split(",").length ?? 0))
  throw new Error(`Pages: ${pages.map(({ name }) => name).join(",")}`)
const builds = [productFolder, ...(against === undefined ? [] : [against])]
for (const folder of builds) needsBuild(folder, "npm run build")
const openssl = ensureProgram("openssl")
if (openssl === undefined) throw new Error("The certificate needs openssl.")

console.log("Building the reference pages …")
const built = resolve("node_modules/.cache/bench")
await buildReferences(built)
const certificate = makeCertificate(openssl)
const gateway = await serveGateway({ port: 0 })
const session = await gateway.world.signInAs("0")
const { session: sessionItem, token } = storageItems
const member = { [sessionItem.key]: JSON.stringify(session), [token.key]: session?.token ?? "" }
const network = { ...slow4G, loss: Number(loss) / 100 }

const targets = [
  ...references.map((page) => ({ page, site: openSite(join(built, page.name), certificate) })),
  ...builds.flatMap((folder, other) => {
    const site = openSite(folder, certificate, gateway.url)
    const nameOf = (name: string): string => (other === 0 ? name : `${name} (other build)`)
    return chosen.map((page) => ({ page: { ...page, name: nameOf(page.name) }, site }))
  }),
]

const loads: Array<Load> = []
const machine = { when: new Date(), processors: cpus().map(({ model }) => model), node: process.version }
mkdirSync(".results", { recursive: true })
for (let run = 1; run <= Number(runs); run++)
  for (const { page, site } of targets) {
    const load = await measure(page, await site, { network, certificate, member })
    loads.push(load)
    console.log(run, page.name, load.figures.LCP?.toFixed(), ...(load.dropped ?? []))
    writeFileSync(".results/load.json", JSON.stringify({ machine, network, loads }, undefined, 1))
  }

const names = targets.slice(references.length).map(({ page }) => page.name)
console.log(`\n${pageTable(loads)}\n\n${tapTable(loads)}\n\n${budgetTable(judge(loads, names))}`)
process.exit()
