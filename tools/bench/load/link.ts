import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import type { Duplex } from "node:stream"

// Sizes in bytes: the payload of a TCP segment, its IPv4 and TCP headers, and the first window (RFC 6928).
const [payload, headers, firstWindow] = [1460, 40, 14_600]

/** Lighthouse's "Slow 4G": ms, kilobits per second, and the share of segments that get lost. */
export const slow4G = { roundTrip: 150, down: 1638.4, up: 750, loss: 0 }
export type Network = typeof slow4G

// One direction of the link, which all connections share. The last byte leaves at `freeAt`.
const makePipe = (rate: number) => ({ rate, freeAt: 0 })

const at = (time: number, run: () => void): void => {
  setTimeout(run, Math.max(0, Math.ceil(time - performance.now())))
}

/** Carries one direction of a connection: in order, at the pipe's rate, with TCP's slow start. */
export const carry = async (
  from: Duplex,
  to: Duplex,
  pipe: ReturnType<typeof makePipe>,
  { roundTrip, loss }: Pick<Network, "roundTrip" | "loss">,
): Promise<void> => {
  const travelling: Array<Buffer | "end"> = []
  let [unconfirmed, window, threshold, arrival] = [0, firstWindow, Infinity, 0]
  let resume = (): void => {}
  // Timers may fire out of order, so each one delivers the oldest segment.
  const deliver = (): void => {
    const segment = travelling.shift()
    if (segment === "end") to.end()
    else to.write(segment)
  }
  const send = (segment: Buffer): void => {
    const isLost = Math.random() < loss
    pipe.freeAt = Math.max(performance.now(), pipe.freeAt) + ((segment.length + headers) * 8) / pipe.rate
    // A lost segment is sent again after a round trip, and those behind it wait for it.
    arrival = Math.max(arrival, pipe.freeAt + (isLost ? 1.5 : 0.5) * roundTrip)
    if (isLost) threshold = window = Math.max(window / 2, 2 * payload)
    unconfirmed += segment.length
    travelling.push(segment)
    at(arrival, deliver)
    at(arrival + roundTrip / 2, () => {
      unconfirmed -= segment.length
      window += window < threshold ? segment.length : (payload * segment.length) / window
      resume()
    })
  }
  try {
    for await (const data of from.iterator({ destroyOnReturn: false }))
      for (let start = 0; start < data.length; start += payload) {
        while (unconfirmed >= window) await new Promise<void>((done) => (resume = done))
        send(data.subarray(start, start + payload))
      }
  } catch {
    // A dropped connection ends its other half too, after the segments that are travelling.
  }
  travelling.push("end")
  at(arrival, deliver)
}

/**
 * Starts a link in front of a server on this computer. Every byte passes it, also TLS handshakes and the requests of
 * service workers, which the network throttling of DevTools leaves out.
 */
export const startLink = async (target: number, network: Network) => {
  const [down, up] = [makePipe(network.down), makePipe(network.up)]
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true })
    for (const socket of [client, upstream]) {
      sockets.add(socket.on("close", () => sockets.delete(socket)))
      socket.on("error", () => socket.destroy())
    }
    // The first byte follows the handshake of TCP, which takes a round trip.
    setTimeout(() => void carry(client, upstream, up, network), network.roundTrip)
    void carry(upstream, client, down, network)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    /** Resolves when no byte has been sent for this time in ms, or after 45 s. */
    quiet: async (time: number): Promise<void> => {
      const start = performance.now()
      const isBusy = (now: number): boolean => now - Math.max(start, down.freeAt, up.freeAt) < time
      for (let now = start; isBusy(now) && now < start + 45_000; now = performance.now())
        await new Promise((done) => setTimeout(done, 100))
    },
    /** Drops all connections and refuses new ones. */
    cut: (): void => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
