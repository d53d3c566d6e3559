import { describe, expect, it } from "vitest"

import { HtmlText } from "#ui/text/HtmlText.tsx"
import { renderComponent } from "#tests/ui/render.tsx"

import { payloads } from "./payloads.ts"

const tags = new Set(
  "A B BLOCKQUOTE BR DIV EM H2 H3 H4 HR I IMG LI OL P SPAN STRONG TABLE TBODY TD TH THEAD TR U UL".split(" "),
)
/** DOMPurify empties `is`, which cannot be removed from an element. */
const isEmptied = ({ name, value }: Attr): boolean => name === "is" && value === ""

const attributes = new Set(["href", "src", "alt", "colspan", "rowspan", "target", "rel"])
const address = /^(https:\/\/|tel:|mailto:|\/(?![/\\]))/i

/** Renders HTML from outside and returns the element that contains the sanitized result. */
const renderHtml = async (html: string): Promise<Element> => {
  const screen = await renderComponent(<HtmlText html={`<p>before</p>${html}`} />)
  await expect.poll(() => screen.container.textContent).toContain("before")
  const holder = screen.container.firstElementChild
  if (holder === null) throw new Error("nothing was rendered")
  return holder
}

/** The forbidden elements and attributes, as `tag attribute=value`. */
const forbidden = (holder: Element): ReadonlyArray<string> =>
  [...holder.querySelectorAll("*")].flatMap((element) => [
    ...(tags.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter((attribute) => !isEmptied(attribute))
      .filter(({ name, value }) => !attributes.has(name) || (/href|src/.test(name) && !address.test(value)))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ])

describe("HTML from the gateway", () => {
  it("shows what follows it together with the text, so that nothing moves down later", async () => {
    const above: Array<string | null | undefined> = []
    await renderComponent(
      <HtmlText html="<p>Rules</p>">
        <button ref={(element) => void (element && above.push(element.previousElementSibling?.textContent))}>
          Next
        </button>
      </HtmlText>,
    )
    await expect.poll(() => above).toEqual(["Rules"])
  })

  it.for(payloads)("sanitized HTML contains nothing harmful from %s", async (html) => {
    Reflect.deleteProperty(window, "__ran")
    expect(forbidden(await renderHtml(html))).toEqual([])
    expect(Reflect.has(window, "__ran")).toBe(false)
  })

  it("sanitized HTML keeps colspan and rowspan of table cells", async () => {
    const holder = await renderHtml(`<table><tr><td colspan="2" rowspan="3">a</td></tr></table>`)
    const cell = holder.querySelector("td")
    expect([cell?.colSpan, cell?.rowSpan]).toEqual([2, 3])
  })

  it("links in HTML open another tab without access to this page", async () => {
    const link = (await renderHtml(`<a href="https://a.example/" target="_self">a</a>`)).querySelector("a")
    expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"])
  })

  it.for(["/wps/x", "/lgw", "/lotto/a?b", "/m/../wps/x", "/%77ps/x", `${location.origin}/wps/x`])(
    "a link to the gateway's document %s loses its href",
    async (href) => {
      const link = (await renderHtml(`<a href="${href}">a</a>`)).querySelector("a")
      expect([link?.textContent, link?.hasAttribute("href")]).toEqual(["a", false])
    },
  )

  it("sanitized HTML keeps https pictures and removes data URLs", async () => {
    const html = `<img src="https://a.example/x.png"><img src="data:image/png;base64,iVBORw0KGgo=">`
    const holder = await renderHtml(html)
    expect([...holder.querySelectorAll("img")].map(({ src, alt }) => [src, alt])).toEqual([
      ["https://a.example/x.png", ""],
    ])
  })
})
