const isElsewhere = (address: string, lobby: string): boolean => {
  try {
    const { protocol, origin } = new URL(address, lobby)
    return /^https?:$/.test(protocol) && origin !== new URL(lobby).origin
  } catch {
    return false
  }
}

export const sandboxOf = (address: string, lobby: string, permissions: string): string =>
  // With `allow-same-origin`, or in a window that escapes the sandbox, a page of the app's origin could read the session.
  isElsewhere(address, lobby)
    ? `allow-scripts allow-same-origin allow-popups-to-escape-sandbox ${permissions}`
    : `allow-scripts ${permissions}`

export const originOf = (address: string, lobby: string): string =>
  // A page in a sandbox without `allow-same-origin` has the origin "null".
  isElsewhere(address, lobby) ? new URL(address, lobby).origin : "null"
