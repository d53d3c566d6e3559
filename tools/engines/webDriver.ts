import { setTimeout as wait } from "node:timers/promises"

import type { Child } from "./child.ts"
import { type Browser, commandLimit, scriptLimit, type Tab } from "./Engine.ts"

type Capabilities = Readonly<Record<string, unknown>>

export interface Session {
  readonly tab: Tab
  /** The browser's version, as it reports it. */
  readonly version: string
  /** Sets the outer size of the window. */
  readonly resize: (width: number, height: number) => Promise<void>
  readonly close: () => Promise<void>
}

interface Reply {
  readonly value: unknown
}

const isRefusal = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === "object" && value !== null && "error" in value && "message" in value

interface Command {
  readonly body?: unknown
  /** Milliseconds. */
  readonly limit?: number
}

const ask = async (
  method: "GET" | "POST" | "DELETE",
  address: string,
  { body, limit = commandLimit }: Command = {},
): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    // A browser that hangs fails its journey, not the run.
    signal: AbortSignal.timeout(limit),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  const { value }: Reply = JSON.parse(await response.text())
  if (isRefusal(value)) throw new Error(`${value.error}: ${value.message}`)
  return value
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

const isNewSession = (value: unknown): value is NewSession =>
  typeof value === "object" && value !== null && "sessionId" in value

/** Whether a driver accepts sessions. */
const isReady = async (driver: string): Promise<boolean> => {
  try {
    await ask("GET", `${driver}/status`)
    return true
  } catch {
    return false
  }
}

/** Waits until a started driver accepts sessions. */
export const untilReady = async (driver: string, child: Pick<Child, "expectAlive">): Promise<void> => {
  const limit = AbortSignal.timeout(commandLimit)
  while (!(await isReady(driver))) {
    child.expectAlive()
    if (limit.aborted) throw new Error(`${driver} accepts no session in ${commandLimit} ms`)
    await wait(50)
  }
}

/**
 * Opens a browser by a driver that speaks W3C WebDriver. The package `webdriver` is not used: it installs 124
 * packages, two of which run download scripts at installation.
 */
export const newSession = async (
  driver: string,
  capabilities: Capabilities,
  pointer: Tab["pointer"],
): Promise<Session> => {
  const begun = await ask("POST", `${driver}/session`, {
    body: { capabilities: { alwaysMatch: capabilities } },
  })
  if (!isNewSession(begun)) throw new Error(`No session: ${JSON.stringify(begun)}`)
  const session = `${driver}/session/${begun.sessionId}`
  const post = (path: string, body: unknown, limit?: number) =>
    ask("POST", `${session}/${path}`, limit === undefined ? { body } : { body, limit })
  return {
    version: begun.capabilities.browserVersion,
    resize: async (width, height) => {
      await post("window/rect", { width, height })
    },
    close: async () => {
      await ask("DELETE", session)
    },
    tab: {
      pointer,
      open: async (address) => {
        await post("url", { url: address })
      },
      run: async (script) => {
        const call = { script: `return JSON.stringify((() => { ${script} })() ?? null)`, args: [] }
        const text = await post("execute/sync", call, scriptLimit)
        return JSON.parse(String(text))
      },
      perform: async (inputs) => {
        await post("actions", { actions: inputs })
      },
      back: async () => {
        await post("back", {})
      },
      picture: async () => Buffer.from(String(await ask("GET", `${session}/screenshot`)), "base64"),
    },
  }
}

/** A session as a browser that stops with its programs. */
export const browserOf = ({ version, tab, close }: Session, children: ReadonlyArray<Child>): Browser => ({
  version,
  tab,
  stop: async () => {
    // A browser that does not close is ended with its driver.
    await close().catch(() => {})
    for (const child of children) await child.stop()
  },
})
