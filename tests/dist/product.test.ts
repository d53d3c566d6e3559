import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"

import { describe, expect, it } from "vitest"

import { poster } from "#config/product.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { filesOf, isInPage, manifestOf, weigh } from "#tools/weight.ts"
import { foreignModules } from "#tools/productOnly.ts"

/** Words that stand only in the harness, the fixtures or msw and survive minification. */
const marks = [
  "mockServiceWorker",
  "[MSW]",
  "x-msw-",
  "@msw/data",
  "__harness",
  demoPassword,
  ...personas.map(({ nickname }) => nickname).filter((nickname) => nickname.includes(" ")),
]

/** Each file of a built folder that holds a mark, with the mark. */
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
  it("holds no byte of the harness, the fixtures or msw", () => {
    expect(readdirSync("dist")).toContain("index.html")
    expect(marked("dist")).toEqual([])
  })

  it("has every file compiled while it comes, and not when a tap waits for it", () => {
    const scripts = readdirSync("dist/assets").filter(
      (file) => /\.js$/.test(file) && !file.includes("polyfills"),
    )
    const hinted = scripts.filter((file) =>
      readFileSync(join("dist/assets", file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
    )
    expect(hinted.length).toBeGreaterThan(10)
    expect(hinted).toEqual(scripts)
  })

  it("has nothing that draws in the file that begins: React comes with the other", () => {
    const [start = ""] = readdirSync("dist/assets").filter((file) => file.startsWith("start-"))
    const text = readFileSync(join("dist/assets", start), "utf8")
    expect(text).not.toContain("react.dev")
    expect([...text.matchAll(/from"([^"]+)"/g)].map(([, file]) => file)).toEqual([
      expect.stringContaining("rolldown-runtime"),
    ])
  })

  it("names home's poster before any script, so that it is on its way first", () => {
    const html = readFileSync("dist/index.html", "utf8")
    const place = html.indexOf(`<link rel="preload" as="image" href="${poster}" fetchpriority="high" />`)
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(html.indexOf("<script"))
  })

  it("begins behind home's frame, and shows it: half of a page shows nothing that is not for its visitor", () => {
    const html = readFileSync("dist/index.html", "utf8")
    expect(html).toMatch(/<div id="shell"[^>]* hidden/)
    const frame = html.indexOf('<div id="shell"')
    const script = html.indexOf("earlyAnswers")
    expect(frame).toBeGreaterThan(0)
    expect(script).toBeGreaterThan(html.indexOf("</main>", frame))
    expect(html.indexOf("</body>")).toBeGreaterThan(script)
  })

  it("asks for all files of a page at once", () => {
    const manifest = manifestOf("dist")
    const table = manifest["src/app/LaterPage.tsx"]
    const text = readFileSync(join("dist", table?.file ?? ""), "utf8")
    const onFirst = new Set(weigh("dist", []).map(({ file }) => file))
    const pages = table?.dynamicImports?.filter((module) => module.endsWith("Page.tsx")) ?? []
    expect(pages.length).toBeGreaterThan(40)
    const unnamed = pages
      .flatMap((page) => filesOf(manifest, page, new Set()))
      .filter((file) => !onFirst.has(file) && !isInPage("dist", file) && !text.includes(basename(file)))
    expect(unnamed).toEqual([])
  })

  it("is told from the harness's build by these marks", () => {
    const found = marked("dist-harness").join("\n")
    for (const mark of ["mockServiceWorker", "__harness", demoPassword]) expect(found).toContain(`: ${mark}`)
  })

  it("would be caught with one", () => {
    const folder = mkdtempSync(join(tmpdir(), "dist-"))
    writeFileSync(join(folder, "a.js"), 'navigator.serviceWorker.register("/mockServiceWorker.js")')
    writeFileSync(join(folder, "b.js"), "window.__harness={}")
    expect(marked(folder)).toEqual([
      `${join(folder, "a.js")}: mockServiceWorker`,
      `${join(folder, "b.js")}: __harness`,
    ])
    rmSync(folder, { recursive: true })
  })

  it("would not build with a foreign module", () => {
    const own = ["/app/src/app/main.tsx", "/app/node_modules/react/tools/index.js", "\0virtual"]
    const others = ["/app/fixtures/db.ts", "/app/src/ui/A.stories.tsx", "/else/node_modules/msw/lib/index.js"]
    const found = ["/fixtures/db.ts", "/src/ui/A.stories.tsx", "/else/node_modules/msw/lib/index.js"]
    expect(foreignModules([...own, ...others], "/app")).toEqual(found)
  })
})
