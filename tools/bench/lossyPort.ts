import { connect, createServer, type Server, type Socket } from "node:net"
import { pipeline } from "node:stream/promises"
import { setTimeout as wait } from "node:timers/promises"

/** Bytes of a TCP segment. */
const segment = 1460

/** Every hundredth segment is lost, so that each build and run loses as many. */
const lostOf = 100

export interface LossyPort {
  readonly port: number
  readonly close: () => void
}

const listening = (server: Server): Promise<number> =>
  new Promise((done, failed) => {
    server.once("error", failed)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      done(typeof address === "object" && address !== null ? address.port : 0)
    })
  })

/**
 * Opens a port that forwards to another one and loses one segment in a hundred. A lost segment holds its direction of
 * its connection for the round trip (ms) in which TCP repeats it. TCP would also send more slowly afterwards.
 */
export const lossyPort = async (target: number, roundTrip: number): Promise<LossyPort> => {
  const sockets = new Set<Socket>()
  let sent = 0
  const isLost = (bytes: number): boolean => {
    const before = sent
    sent += Math.ceil(bytes / segment)
    return Math.floor(before / lostOf) < Math.floor(sent / lostOf)
  }
  async function* withLoss(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      if (isLost(chunk.length)) await wait(roundTrip)
      yield chunk
    }
  }
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: target, host: "127.0.0.1", noDelay: true, allowHalfOpen: true })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.once("close", () => sockets.delete(socket))
    }
    const either = () => {
      client.destroy()
      upstream.destroy()
    }
    pipeline(client, withLoss, upstream).catch(either)
    pipeline(upstream, withLoss, client).catch(either)
  })
  return {
    port: await listening(server),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
