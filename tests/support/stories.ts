import type { RunOnly } from "axe-core"
import type { Page } from "playwright"

import { languages } from "#config/product.ts"

import { addressOf, type LadleSite, type Listed, type Look, settle } from "./ladle.ts"

const others = languages.filter((language) => language !== "EN")

/** Dark in English, and light in one of the other languages in turn. */
export const looksOf = (place: number): readonly [Look, Look] => [
  { theme: "dark", language: "EN" },
  { theme: "light", language: others[place % others.length] ?? "CN" },
]

/** The findings on a rendered story. */
export interface Seen {
  /** Errors of the page and its console, failed responses, requests to other servers. */
  readonly problems: ReadonlyArray<string>
  /** The WCAG 2.2 AA violations that axe found. */
  readonly violations: ReadonlyArray<string>
  readonly isDrawn: boolean
  /** Theme, language, background and text of the document. */
  readonly document: {
    readonly theme: string
    readonly language: string
    readonly background: string
    readonly text: string
  }
}

/** Collects the errors that a page reports; the returned function takes those so far. */
const listen = (page: Page, url: string): (() => ReadonlyArray<string>) => {
  let found: Array<string> = []
  page.on("pageerror", (error) => found.push(`page error: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`console error: ${message.text()}`)
  })
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      found.push(`asked elsewhere: ${request.url()}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`)
  })
  return () => {
    const taken = found
    found = []
    return taken
  }
}

/** Navigates to a story as Back and Forward do, without a reload. */
export const goOn = (address: string): void => {
  // Each story leaves preload links in the head, which have no further use but which axe checks.
  document.querySelectorAll("link[rel=modulepreload]").forEach((link) => link.remove())
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
}

/** What axe looks for: every rule of WCAG 2.2 AA, or those whose result depends on colours. */
const scopes = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const satisfies Readonly<Record<string, RunOnly>>

type Scope = keyof typeof scopes

const look = async (runOnly: RunOnly) => {
  const { axe } = window as unknown as { readonly axe: typeof import("axe-core") }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] })
  const root = document.documentElement
  const story = document.querySelector(".story")
  const beside = [...document.body.children].filter(({ id, className }) => id === "" && className === "")
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
    ),
    isDrawn: story?.querySelector("*") !== null || beside.length > 0,
    document: {
      theme: root.dataset["theme"] ?? "",
      language: root.lang,
      background: getComputedStyle(root).backgroundColor,
      text: document.body.innerText,
    },
  }
}

/** Looks at a settled story. A violation counts if it persists: a fade may begin while axe runs. */
const lookAt = async (page: Page, drawn: Look, scope: Scope) => {
  await settle(page, drawn)
  const found = await page.evaluate(look, scopes[scope])
  if (found.violations.length === 0) return found
  await settle(page, drawn)
  return page.evaluate(look, scopes[scope])
}

/** A page that goes from story to story. */
export interface Viewer {
  /** Shows a story. Two visits in a row differ in theme or language. */
  readonly view: (story: Listed, drawn: Look, scope: Scope) => Promise<Seen>
  readonly close: () => Promise<void>
}

export const newViewer = async (ladle: LadleSite): Promise<Viewer> => {
  const page = await ladle.newPage()
  const taken = listen(page, ladle.url)
  await page.goto("/?mode=preview")
  await page.locator(".story").waitFor({ state: "attached" })
  return {
    view: async ({ id }, drawn, scope) => {
      await page.evaluate(goOn, addressOf(id, drawn))
      const found = await lookAt(page, drawn, scope)
      return { ...found, problems: taken() }
    },
    close: () => page.close(),
  }
}
