const isElsewhere = (address: string, lobby: string): boolean => {
  try {
    const { protocol, origin } = new URL(address, lobby)
    return /^https?:$/.test(protocol) && origin !== new URL(lobby).origin
  } catch {
    return false
  }
}

/**
 * The sandbox of a frame: scripts, its own storage and the given permissions. A page of the lobby's origin gets
 * an opaque origin instead, because with `allow-same-origin` it could leave its sandbox and read the session.
 */
export const sandboxOf = (address: string, lobby: string, permissions: string): string =>
  isElsewhere(address, lobby)
    ? `allow-scripts allow-same-origin ${permissions}`
    : `allow-scripts ${permissions}`

/** The origin of the messages that a page in this sandbox sends. */
export const originOf = (address: string, lobby: string): string =>
  isElsewhere(address, lobby) ? new URL(address, lobby).origin : "null"
