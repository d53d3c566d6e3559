import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { extname, join, resolve } from "node:path"
import { arrayBuffer } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { getResponse } from "msw"

import { paths } from "#config/paths.ts"
import { pictureFiles } from "#fixtures/art/pictureFiles.ts"
import { makeWorld } from "#fixtures/world.ts"
import { storageItems } from "#platform/storageItems.ts"

import { references } from "./loadBudgets.ts"

// The rig loads this module in its own process and folder (`PERF_TARGETS`), with the builds in `BENCH_DIST` and
// `BENCH_AGAINST`.
const reference = await import(pathToFileURL(resolve("targets.mjs")).href)

/** Actions of a simulated user on a page. */
interface Hand {
  /** Taps the element of a selector. With `expected`, measures the time until an element of that selector is painted. */
  readonly tap: (selector: string, expected?: string, label?: string) => Promise<void>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly page: {
    readonly goBack: () => Promise<unknown>
    readonly keyboard: { readonly press: (key: string) => Promise<void> }
  }
}

interface Page {
  readonly name: string
  readonly path: string
  /** A selector that matches once the content is rendered. */
  readonly ready: string
  readonly isMember?: boolean
  readonly interact?: (hand: Hand) => Promise<void>
}

const menuButton = 'header button[aria-label="Menu"]'
const row = "main tbody tr, main ul li button img"
const payment = 'section[aria-label="Payment method"] button'

const homeTaps = async ({ tap, wait, page }: Hand): Promise<void> => {
  await tap(menuButton, '[role="dialog"] a', "menu")
  await page.keyboard.press("Escape")
  // The closing menu covers the page during its animation, which is slow on a slow machine.
  await wait(2500)
  const category = 'nav[aria-label="Games"] li:nth-child(4) button'
  await tap(category, '[role="tab"][aria-selected="true"]', "category")
  await page.goBack()
  await wait(1500)
  await tap('header a[href="/m/login"]', 'form input[name="username"]', "open login")
}

const menuToDeposit = async ({ tap }: Hand): Promise<void> => {
  await tap(menuButton, undefined, "menu")
  await tap(`[role="dialog"] a[href="${paths.deposit}"]`, payment, "deposit")
}

const pages: ReadonlyArray<Page> = [
  { name: "home", path: paths.home, ready: row, interact: homeTaps },
  // The first row on screen, which may appear before the app has loaded.
  { name: "first row", path: paths.home, ready: "tbody tr, main ul li button img" },
  { name: "home as member", path: paths.home, ready: row, isMember: true, interact: menuToDeposit },
  { name: "login", path: paths.login, ready: 'form input[name="username"]' },
  { name: "register", path: paths.register, ready: 'form[aria-label="Register"] input' },
  {
    name: "game list",
    path: `${paths.gameList}?gameType=RNG`,
    ready: 'main [role="list"][aria-label="Games"] button',
  },
  { name: "category", path: paths.rng, ready: '[role="tabpanel"] button' },
  { name: "terms", path: paths.terms, ready: "main h2" },
  { name: "help", path: paths.help, ready: 'nav[aria-label="Help topics"] a' },
  { name: "promotions", path: paths.activity, ready: 'ul[aria-label="Promotion"] a' },
  { name: "deposit", path: paths.deposit, ready: payment, isMember: true },
  { name: "inbox", path: paths.inbox, ready: 'ul[aria-label="Inbox"] a', isMember: true },
]

const world = await makeWorld({}, { pictures: pictureFiles })
const session = await world.signInAs("0")
const storeSession = `<script>
  localStorage.setItem(${JSON.stringify(storageItems.session.key)}, ${JSON.stringify(JSON.stringify(session))})
  localStorage.setItem(${JSON.stringify(storageItems.token.key)}, ${JSON.stringify(session?.token)})
</script>`

/** The response of the simulated gateway; undefined for an address that is not the gateway's. */
const callGateway = async (url: URL, incoming: IncomingMessage) => {
  const { method = "GET" } = incoming
  // Leaves out the pseudo-headers of HTTP/2, such as `:path`.
  const headers = Object.entries(incoming.headers).flatMap(
    ([name, value]): ReadonlyArray<[string, string]> =>
      typeof value === "string" && !name.startsWith(":") ? [[name, value]] : [],
  )
  const body = method === "GET" || method === "HEAD" ? null : await arrayBuffer(incoming)
  const response = await getResponse([...world.handlers], new Request(url, { method, headers, body }))
  return (
    response && {
      status: response.status,
      type: response.headers.get("content-type") ?? "application/octet-stream",
      cache: response.headers.get("cache-control") ?? "no-store",
      body: Buffer.from(await response.arrayBuffer()),
    }
  )
}

/** A build as a site of the rig, with a separate origin. For a member, a script in the page stores the session first. */
const siteOf = (dist: string, isMember: boolean) => ({
  root: dist,
  api: async (url: URL, incoming: IncomingMessage) => {
    const response = await callGateway(url, incoming)
    if (response !== undefined || !isMember || !["", ".html"].includes(extname(url.pathname))) return response
    const html = readFileSync(join(dist, "index.html"), "utf8").replace("<head>", `<head>${storeSession}`)
    return { type: "text/html; charset=utf-8", cache: "no-cache", body: html }
  },
})

const builds = [
  { mark: "", host: "app", dist: process.env["BENCH_DIST"] },
  { mark: " (other build)", host: "other", dist: process.env["BENCH_AGAINST"] },
].flatMap(({ dist, ...build }) => (dist === undefined ? [] : [{ ...build, dist }]))

const hostOf = (build: string, isMember = false): string =>
  `${isMember ? "member" : "guest"}.${build}.perf.test`

export const sites = {
  ...reference.sites,
  ...Object.fromEntries(
    builds.flatMap(({ host, dist }) =>
      [false, true].map((isMember) => [hostOf(host, isMember), siteOf(dist, isMember)]),
    ),
  ),
}

export const targets = [
  ...reference.targets.filter(({ name }: { readonly name: string }) => references.includes(name)),
  ...builds.flatMap(({ mark, host }) =>
    pages.map(({ name, path, isMember, ...page }) => ({
      ...page,
      name: name + mark,
      host: hostOf(host, isMember),
      url: `https://${hostOf(host, isMember)}${path}`,
      // Longer than three seconds, because the banners load three seconds after the other content.
      quietMs: 3500,
    })),
  ),
]
