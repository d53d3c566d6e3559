import { connect, createServer, type Socket } from "node:net"

import { freePort } from "#tools/serve/freePort.ts"

/** A port in front of a server that counts the bytes which the server sends. */
export interface CountedPort {
  readonly url: string
  readonly sent: () => number
  readonly close: () => Promise<void>
}

export const countBytes = async (target: string): Promise<CountedPort> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let sent = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // A browser ends connections whenever it likes.
      socket.on("error", () => other.destroy())
      socket.on("close", () => sockets.delete(socket))
      socket.pipe(other)
    }
    far.on("data", (chunk) => (sent += chunk.length))
  })
  const own = await freePort()
  await new Promise<void>((done) => server.listen(own, "127.0.0.1", done))
  return {
    url: `http://127.0.0.1:${own}`,
    sent: () => sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
