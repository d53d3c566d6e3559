import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

import { ensureChromium, ensureProgram } from "#tools/test/programs.ts"

import type { Forward } from "./forward.ts"

const shared = resolve("../shared")
/** Reused between runs, because installation and build take minutes. */
const scratch = resolve("node_modules/.cache/bench")

/** The folder of the measuring tool's copy. */
export const rigFolder = join(scratch, "rig")

/** Actions on a page. */
export interface Hand {
  /** Taps the match of a selector; with `expected`, measures until that is in the page and painted. */
  readonly tap: (selector: string, expected?: string, label?: string) => Promise<void>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly page: {
    readonly goBack: () => Promise<unknown>
    readonly evaluate: (script: string) => Promise<unknown>
    readonly keyboard: { readonly press: (key: string) => Promise<void> }
  }
}

/** A reference page of the measuring tool. */
export interface Floor {
  readonly name: string
  readonly host: string
  readonly url: string
  /** A selector for the page's content. */
  readonly ready: string
  readonly interact?: (hand: Hand) => Promise<void>
}

/** A host: the built files in `root`, or what `api` returns. */
interface Site {
  readonly root?: string
  readonly api?: Forward
}

/** A request of a page; `start` in seconds. */
interface SentRequest {
  readonly who: string
  readonly url: string
  readonly type: string
  readonly start: number
}

/** What the entries of a page's performance timeline say: times in ms. */
export interface Timeline {
  readonly fcp: number
  readonly lcp: number
  readonly ready: number
  readonly tbt: number
  readonly cls: number
  readonly elements: number
  readonly events: ReadonlyArray<{ readonly d: number }>
  readonly firstInput: number
}

/** Sizes in bytes. */
interface Traffic {
  readonly js: number
  readonly beforeLcp: number
  readonly bytesBeforeLcp: number
  readonly depth: number
  readonly total: number
}

/** A phone with a slowed processor and network, and one page. */
export interface Phone {
  readonly page: {
    readonly goto: (url: string, options: object) => Promise<unknown>
    readonly waitForSelector: (selector: string, options: object) => Promise<unknown>
    readonly evaluateOnNewDocument: (script: string) => Promise<unknown>
    readonly evaluate: (script: string) => Promise<unknown>
  }
  readonly cdp: { readonly send: (method: string) => Promise<{ readonly usedSize: number }> }
  readonly net: {
    readonly reqs: ReadonlyArray<SentRequest>
    readonly quiet: (idle: number) => Promise<boolean>
    readonly reset: () => void
    readonly summary: (times: { readonly lcp: number }) => Traffic
  }
  readonly h: Hand
  readonly taps: ReadonlyArray<{ readonly label: string; readonly ms: number | null }>
  readonly read: () => Promise<Timeline | null>
  readonly setOffline: (isOffline: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Link {
  readonly port: number
  readonly close: () => void
}

/** Functions of the measuring tool. */
interface Rig {
  readonly floors: ReadonlyArray<Floor>
  readonly floorSites: Readonly<Record<string, Site>>
  readonly startServer: (options: {
    readonly sites: Readonly<Record<string, Site>>
    readonly tls: unknown
  }) => Promise<{ readonly port: number; readonly close: () => Promise<void> }>
  readonly ensureCerts: (hosts: ReadonlyArray<string>) => unknown
  readonly startLink: (options: Readonly<Record<string, number>>) => Promise<Link>
  readonly openPhone: (options: {
    readonly port: number
    readonly link: Link
    readonly net: string
    readonly cpu: number
    readonly ready: string
  }) => Promise<Phone>
  /** Waits some seconds for an idle moment; returns the busy share of the cores. */
  readonly calm: () => Promise<number>
}

/** Why nothing can be measured here, or undefined. */
export const whyNot = (): string | undefined => {
  if (!existsSync(join(shared, "rig")) || !existsSync(join(shared, "floor")))
    return "../shared/rig and ../shared/floor are not there."
  // A private certificate authority validates the tool's origins; these two commands create it.
  const hasTrust =
    ensureProgram("openssl") !== undefined && ensureProgram("certutil", "libnss3-tools") !== undefined
  return hasTrust ? undefined : "the rig needs openssl and certutil (on Debian: openssl and libnss3-tools)."
}

/** Runs a command in a scratch folder; prints its output on failure. */
const inside = (folder: string, line: string): void => {
  const [name = "", ...rest] = line.split(" ")
  const { status, stdout, stderr } = spawnSync(name, rest, { cwd: join(scratch, folder), encoding: "utf8" })
  if (status !== 0) throw new Error(`${line} in ${folder}:\n${stdout}${stderr}`)
}

/** Copies the measuring tool and its reference pages from `../shared`, installs them, and builds the pages. */
const prepare = (): void => {
  for (const folder of ["rig", "floor"])
    cpSync(join(shared, folder), join(scratch, folder), { recursive: true })
  mkdirSync(join(rigFolder, "results"), { recursive: true })
  if (!existsSync(join(rigFolder, "node_modules"))) inside("rig", "npm install --no-audit --no-fund")
  if (existsSync(join(scratch, "floor/dist/stack-best/index.html"))) return
  inside("floor", "npm install --legacy-peer-deps --no-audit --no-fund")
  inside("floor", `${process.execPath} build.mjs`)
}

/** The measuring tool, installed and ready to use. */
export const loadRig = async (): Promise<Rig> => {
  prepare()
  process.env["CHROME_PATH"] = ensureChromium()
  const load = (file: string) => import(pathToFileURL(join(rigFolder, file)).href)
  const [all, server, certificates, link, session, calm] = await Promise.all(
    ["targets.mjs", ...["server", "certs", "link", "session", "calm"].map((name) => `lib/${name}.mjs`)].map(
      load,
    ),
  )
  return {
    floors: all.targets,
    floorSites: all.sites,
    startServer: server.startServer,
    ensureCerts: certificates.ensureCerts,
    startLink: link.startLink,
    openPhone: session.openPhone,
    calm: calm.calm,
  }
}
