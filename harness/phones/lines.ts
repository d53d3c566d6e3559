import { numberOf, phoneOrigin, type HostLocation } from "./hosts.ts"
import { type FromPhone, readFromPhone, type ToPhone } from "./messages.ts"

/** The window of an iframe, as the embedding page sees it. */
interface IframeWindow {
  readonly postMessage: (message: ToPhone, origin: string) => void
}

/** The window of the page with the phones. */
export interface Host {
  readonly location: HostLocation
  readonly addEventListener: Window["addEventListener"]
  readonly removeEventListener: Window["removeEventListener"]
}

interface Line {
  readonly frame: IframeWindow
  hasStarted: boolean
  /** The number of changes sent since the phone started, including waiting changes. */
  sent: number
  waiting: ReadonlyArray<ToPhone>
}

const isChange = ({ kind }: ToPhone): boolean => kind === "change"

/**
 * Exchanges messages between the page and its phones. Accepts a message only if origin and window belong to the same
 * phone, and sends to the phone's origin only.
 */
export const makeLines = (host: Host) => {
  const lines = new Map<number, Line>()
  const post = (number: number, { frame }: Line, message: ToPhone): void =>
    frame.postMessage(message, phoneOrigin(host.location, number))
  const start = (number: number, line: Line): void => {
    const { waiting } = line
    Object.assign(line, { hasStarted: true, waiting: [], sent: waiting.filter(isChange).length })
    for (const message of waiting) post(number, line, message)
  }
  const isOutdated = ({ sent, waiting }: Line, message: FromPhone): boolean =>
    message.kind === "started" ? waiting.some(isChange) : message.kind === "scenario" && message.done < sent
  return {
    /** Connects a phone's number to its iframe. Replaces the iframe of an earlier phone with this number. */
    connect: (number: number, frame: IframeWindow) =>
      lines.set(number, { frame, hasStarted: false, sent: 0, waiting: [] }),
    disconnect: (number: number): void => void lines.delete(number),
    /** Sends a message, or queues it until the phone has started. */
    send: (number: number, message: ToPhone): void => {
      const line = lines.get(number)
      if (line === undefined) return
      if (isChange(message)) line.sent += 1
      if (line.hasStarted) post(number, line, message)
      else line.waiting = [...line.waiting, message]
    },
    /**
     * Calls the listener for each message of a connected phone. Ignores scenarios that do not yet include a change that
     * was sent. Returns an unsubscribe function.
     */
    listen: (listener: (number: number, message: FromPhone) => void) => {
      const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
        const number = numberOf(host.location, origin)
        const line = number === undefined ? undefined : lines.get(number)
        const message = readFromPhone(data)
        if (number === undefined || line === undefined || line.frame !== source || message === undefined)
          return
        if (!isOutdated(line, message)) listener(number, message)
        if (message.kind === "started") start(number, line)
      }
      host.addEventListener("message", onMessage)
      return () => host.removeEventListener("message", onMessage)
    },
  }
}

export type Lines = ReturnType<typeof makeLines>
