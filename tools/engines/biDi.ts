import { commandLimit, type Tab } from "./Engine.ts"

/** The used parts of the results. */
interface Result {
  readonly capabilities?: { readonly browserVersion: string }
  readonly context?: string
  readonly data?: string
  readonly type?: "success" | "exception"
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

type Message =
  | { readonly type: "success"; readonly id: number; readonly result: Result }
  | { readonly type: "error"; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: "event" }

/** A browser controlled by W3C WebDriver BiDi. */
export interface Connection {
  readonly send: (method: string, parameters: Readonly<Record<string, unknown>>) => Promise<Result>
  readonly close: () => void
}

interface Waiting {
  readonly done: (result: Result) => void
  readonly failed: (error: Error) => void
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((done, failed) => {
    const fail = () => failed(new Error(`No connection to ${socket.url}`))
    socket.addEventListener("open", () => done(), { once: true })
    socket.addEventListener("error", fail, { once: true })
    AbortSignal.timeout(commandLimit).addEventListener("abort", fail)
  })

export const connect = async (address: string): Promise<Connection> => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  let last = 0
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.type === "event") return
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === "success") request?.done(message.result)
    else request?.failed(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener("close", () => {
    for (const { failed } of waiting.values()) failed(new Error("The browser has closed the connection"))
    waiting.clear()
  })
  await opened(socket)
  return {
    send: (method, parameters) =>
      new Promise((done, failed) => {
        last += 1
        const id = last
        const limit = setTimeout(() => {
          waiting.delete(id)
          failed(new Error(`No answer to ${method} in ${commandLimit} ms`))
        }, commandLimit)
        const answered =
          <A>(then: (answer: A) => void) =>
          (answer: A): void => {
            clearTimeout(limit)
            then(answer)
          }
        waiting.set(id, { done: answered(done), failed: answered(failed) })
        socket.send(JSON.stringify({ id, method, params: parameters }))
      }),
    close: () => socket.close(),
  }
}

export interface TabOptions {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly devicePixelRatio: number
  readonly userAgent: string
}

/** Opens a page of phone size. */
export const newTab = async ({ send }: Connection, { userAgent, ...size }: TabOptions): Promise<Tab> => {
  const { context } = await send("browsingContext.create", { type: "tab" })
  await send("browsingContext.setViewport", { context, ...size })
  await send("emulation.setUserAgentOverride", { contexts: [context], userAgent })
  return {
    pointer: "touch",
    open: async (address) => {
      await send("browsingContext.navigate", { context, url: address, wait: "complete" })
    },
    run: async (script) => {
      const { result, exceptionDetails } = await send("script.callFunction", {
        functionDeclaration: `() => JSON.stringify((() => { ${script} })() ?? null)`,
        awaitPromise: false,
        target: { context },
      })
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? "null")
    },
    perform: async (inputs) => {
      await send("input.performActions", { context, actions: inputs })
    },
    back: async () => {
      await send("browsingContext.traverseHistory", { context, delta: -1 })
    },
    picture: async () => {
      const { data = "" } = await send("browsingContext.captureScreenshot", { context })
      return Buffer.from(data, "base64")
    },
  }
}
