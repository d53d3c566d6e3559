import { text } from "node:stream/consumers"
import type { IncomingMessage } from "node:http"

import { isGatewayPath } from "#tools/serve/gatewayProxy.ts"

/** Actions that the measuring tool gives a target. */
interface Hand {
  /** Taps the match of a selector; with `expected`, measures until that is in the page and painted. */
  readonly tap: (selector: string, expected?: string, label?: string) => Promise<void>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly page: { readonly goBack: () => Promise<unknown>; readonly keyboard: Keyboard }
}

interface Keyboard {
  readonly press: (key: string) => Promise<void>
}

/** A page that is measured. */
interface Target {
  readonly name: string
  readonly host: string
  readonly url: string
  /** A selector for the page's content. */
  readonly ready: string
  readonly quietMs?: number
  readonly interact?: (hand: Hand) => Promise<void>
}

interface TargetResponse {
  readonly status: number
  readonly body: Buffer
  readonly type: string
  readonly cache: string
}

interface Site {
  readonly root: string
  readonly api?: (url: URL, request: IncomingMessage) => Promise<TargetResponse | undefined>
}

interface Rig {
  readonly targets: ReadonlyArray<Target>
  readonly sites: Readonly<Record<string, Site>>
  readonly state: unknown
}

const named = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: this file is for npm run bench:load`)
  return value
}

const rig: Rig = await import(named("BENCH_RIG_TARGETS"))
const gateway = named("BENCH_GATEWAY")

/** Forwards a request to the simulated gateway, as a proxy in front of both does. */
const ask = async (
  { pathname, search }: URL,
  request: IncomingMessage,
): Promise<TargetResponse | undefined> => {
  if (!isGatewayPath(pathname)) return undefined
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" && !name.startsWith(":") ? [[name, value] as const] : [],
  )
  const { method = "GET" } = request
  const response = await fetch(gateway + pathname + search, {
    method,
    headers: Object.fromEntries(headers.filter(([name]) => name !== "host" && name !== "content-length")),
    ...(method === "GET" || method === "HEAD" ? {} : { body: await text(request) }),
  })
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get("content-type") ?? "application/octet-stream",
    cache: response.headers.get("cache-control") ?? "no-store",
  }
}

const host = "app.perf.test"
const target = (name: string, path: string, ready: string, interact?: Target["interact"]): Target => ({
  name,
  host,
  url: `https://${host}${path}`,
  ready,
  // The banners start three seconds after the rest.
  quietMs: 3500,
  ...(interact === undefined ? {} : { interact }),
})

/** Taps on home: menu, category, and login. */
const homeTaps = async ({ tap, wait, page }: Hand): Promise<void> => {
  await tap('header button[aria-label="Menu"]', '[role="dialog"] a', "menu")
  await page.keyboard.press("Escape")
  await wait(600)
  await tap(
    'nav[aria-label="Games"] li:nth-child(4) button',
    '[role="tab"][aria-selected="true"]',
    "category",
  )
  await page.goBack()
  await wait(600)
  await tap('header a[href="/m/login"]', 'form input[name="username"]', "open login")
}

export const { state } = rig

export const sites: Rig["sites"] = { ...rig.sites, [host]: { root: named("BENCH_DIST"), api: ask } }

export const targets: ReadonlyArray<Target> = [
  ...rig.targets,
  // The first winner row or the first tile, whichever is earlier: visible and interactive.
  target("app", "/m/home", "main tbody tr, main ul li button img", homeTaps),
  target("seen", "/m/home", "tbody tr, main ul li button img"),
  target("login", "/m/login", 'form input[name="username"]'),
  target("gameList", "/m/gameList?gameType=RNG", 'main [role="list"] button'),
  target("terms", "/m/registerTerms", "main h2"),
]
