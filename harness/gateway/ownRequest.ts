import type { IncomingMessage } from "node:http"

/** Root of the paths by which pages on this computer control the simulated gateway of a server. */
export const controlRoot = "/__harness/"

const ownAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const ownOrigin = /^https?:\/\/(localhost|([\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export const isOwnOrigin = (origin: string): boolean => ownOrigin.test(origin)

/** Whether a request comes from this computer, and not from a page of another site. */
export const isOwn = ({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean =>
  ownAddress.test(socket.remoteAddress ?? "") && (headers.origin === undefined || isOwnOrigin(headers.origin))
