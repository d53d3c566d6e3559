import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import type { BootPlan } from "#app/boot/plan.ts"
import { generalDocument } from "#config/documents.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { filesOf, manifestOf, sentBytes } from "#tools/bench/weight.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { modulesOf } from "#tools/build/documents.ts"
import { brandsIn, pagesOf } from "#tools/configure/builtBrands.ts"

/** Largest document in kB of 1000 bytes, after compression. Home's document contains all styles of the first screen. */
const most = ({ plan }: { readonly plan: BootPlan }): number => (plan.files?.length === 0 ? 14 : 12)

const documents = pagesOf("dist", brandsIn("dist"))
  .filter(({ file }) => !file.endsWith(generalDocument))
  .map(({ file, html }) => {
    const plan: BootPlan = JSON.parse(/<script id="plan"[^>]*>([^<]*)/.exec(html)?.[1] ?? "")
    return { file, html, plan, title: /<title>([^<]*)/.exec(html)?.[1] }
  })

describe("the documents of pages", () => {
  it("have titles and addresses of their own", () => {
    const rows = documents.map(({ title, plan }) => `${title}: ${Object.keys(plan.frames).join(" ")}`)
    expect(rows).toContain("Login · Lantern Lobby: /m/login")
    expect(rows).toContain("Register · Harbour: /m/register /m/register.html")
    expect(new Set(rows).size).toBe(rows.length)
  })

  it("fit into the first packets of a connection", () => {
    const sizes = documents.map((document) => ({ ...document, kilobytes: sentBytes(document.file) / 1000 }))
    const large = sizes.filter((each) => each.kilobytes > most(each))
    expect(large.map(({ file, kilobytes }) => `${file}: ${kilobytes} kB`)).toEqual([])
  })

  it.each(documents)("$file names all files of its page", ({ html, plan }) => {
    const { files: named = [] } = plan
    expect(named.filter((name) => !existsSync(join("dist", name)))).toEqual([])
    const manifest = manifestOf("dist")
    const ofApp = new Set<string>()
    for (const module of firstScreen) filesOf(manifest, module, ofApp)
    const needed = Object.keys(plan.frames)
      .flatMap((path) => modulesOf(Pages.at(path)))
      .flatMap((module) => filesOf(manifest, module, new Set(ofApp)))
    expect(needed.filter((name) => !named.includes(`/${name}`) && !html.includes(`href="/${name}"`))).toEqual(
      [],
    )
  })

  it("have the same two inline scripts", () => {
    const scripts = documents.map(({ html }) => [
      ...html.matchAll(/<script(?: data-fill="\w+")?>([^]*?)<\/script>/g),
    ])
    expect(scripts.every((each) => each.length === 2)).toBe(true)
    expect(new Set(scripts.flatMap((each) => each.map(([, text]) => text))).size).toBe(3)
  })
})
