import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"

import type { BootPlan } from "#app/boot/plan.ts"
import { brandPlaceholder } from "#config/product.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { filesOf, isInPage, manifestOf, weigh } from "#tools/bench/weight.ts"
import { foreignModules } from "#tools/build/productOnly.ts"
import { traceStack } from "#tools/trace/traceStack.ts"

/** A text of the State panel, whose reading of the app must not reach the product. */
const stateMark = "would lead to"

/** Texts that only the harness, the fixtures or msw contain and that survive minification. */
const marks = [
  "mockServiceWorker",
  "[MSW]",
  "x-msw-",
  "@msw/data",
  "__harness",
  stateMark,
  demoPassword,
  ...personas.map(({ nickname }) => nickname).filter((nickname) => nickname.includes(" ")),
]

/** Each file of a build folder that contains a mark, with the mark. */
const marked = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const content = readFileSync(file, "latin1")
      return marks
        .filter((mark) => file.includes(mark) || content.includes(mark))
        .map((mark) => `${file}: ${mark}`)
    })

describe("the built product", () => {
  it("the product contains no code of the harness, the fixtures or msw", () => {
    expect(readdirSync("dist")).toContain("index.html")
    expect(marked("dist")).toEqual([])
  })

  it("the product's start script does not contain or import React", () => {
    const [start = ""] = readdirSync("dist/assets").filter((file) => file.startsWith("entry-"))
    const text = readFileSync(join("dist/assets", start), "utf8")
    expect(text).not.toContain("react.dev")
    const imports = [...text.matchAll(/from"([^"]+)"/g)].map(([, file = ""]) => file)
    expect(imports.filter((file) => !file.includes("rolldown-runtime"))).toEqual([])
  })

  it.each([
    ["entry", "src/platform/Storage.ts", '"h5/platform/Storage"'],
    ["render", "src/app/boot/render.tsx", '"A component of the page failed"'],
  ])("the script %s begins with the compile hint, which its source map counts", (name, source, mark) => {
    const isScript = (file: string) => file.startsWith(`${name}-`) && file.endsWith(".js")
    const script = readdirSync("dist/assets").find(isScript) ?? ""
    const lines = readFileSync(join("dist/assets", script), "utf8").replaceAll("`", '"').split("\n")
    expect(lines[0]).toBe("//# allFunctionsCalledOnLoad")
    const at = lines.findIndex((line) => line.includes(mark))
    const report = `(/assets/${script}:${at + 1}:${(lines[at] ?? "").indexOf(mark) + 1})`
    const build = readFileSync("dist-maps/build.txt", "utf8").trim()
    const own = readFileSync(source, "utf8").split("\n")
    const line = own.findIndex((text) => text.includes(mark)) + 1
    expect(traceStack(report, "dist-maps", build)).toContain(`${source}:${line}:`)
  })

  it("the built page preloads the brand's placeholder picture before any script", () => {
    const html = readFileSync("dist/index.html", "utf8")
    const place = html.indexOf(
      `<link rel="preload" as="image" href="${brandPlaceholder}" fetchpriority="high">`,
    )
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(html.indexOf("<script"))
  })

  it("the built page contains the shell's texts in the default language only, with all placeholders filled in", () => {
    const html = readFileSync("dist/index.html", "utf8")
    const plan = /<script id="plan"[^>]*>([^<]*)</.exec(html)?.[1] ?? "{}"
    const texts: BootPlan["texts"] = JSON.parse(plan).texts
    expect(Object.keys(texts).length).toBeGreaterThan(10)
    expect(texts["home"]).toBe("Home")
    expect(Object.values(texts).join()).not.toContain("{{")
  })

  it("the built table of pages lists all files of each page, so that these load in parallel", () => {
    const manifest = manifestOf("dist")
    const isPage = (module: string) => module.endsWith("Page.tsx")
    const table = Object.values(manifest).find(
      ({ dynamicImports = [] }) => dynamicImports.filter(isPage).length > 40,
    )
    const text = readFileSync(join("dist", table?.file ?? ""), "utf8")
    const onFirst = new Set(weigh("dist", firstScreen).map(({ file }) => file))
    const pages = table?.dynamicImports?.filter(isPage) ?? []
    expect(pages.length).toBeGreaterThan(40)
    const unnamed = pages
      .flatMap((page) => filesOf(manifest, page, new Set()))
      .filter((file) => !onFirst.has(file) && !isInPage("dist", file) && !text.includes(basename(file)))
    expect(unnamed).toEqual([])
  })

  it("the harness build contains the texts by which the product check detects test code", () => {
    const found = marked("dist-harness").join("\n")
    for (const mark of ["mockServiceWorker", "__harness", stateMark, demoPassword])
      expect(found).toContain(`: ${mark}`)
  })

  it("the product build reports modules of fixtures, stories and other folders as foreign", () => {
    const own = ["/app/src/app/main.tsx", "/app/node_modules/react/tools/index.js", "\0virtual"]
    const others = ["/app/fixtures/db.ts", "/app/src/ui/A.stories.tsx", "/else/node_modules/msw/lib/index.js"]
    const found = ["/fixtures/db.ts", "/src/ui/A.stories.tsx", "/else/node_modules/msw/lib/index.js"]
    expect(foreignModules([...own, ...others], "/app")).toEqual(found)
  })
})
