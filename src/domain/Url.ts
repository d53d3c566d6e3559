const secure = /^https:\/\/[^\s/?#\\@:]+(:\d+)?([/?#][^\s\\]*)?$/i
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#][^\s\\]*)?$/i

const parses = (url: string): boolean => {
  try {
    return new URL(url).hostname !== ""
  } catch {
    return false
  }
}

/** Whether an external address may be opened: a valid https URL, or http on loopback (decision 114). */
export const isSafe = (url: string): boolean => (secure.test(url) || loopback.test(url)) && parses(url)

/** Whether a picture may be loaded: a safe URL, or a path of this origin. */
export const isSafePicture = (url: string): boolean => isSafe(url) || isOwnPath(url)

// Browsers read a host after a second slash or a backslash (decision 102).
const ownPath = /^\/(?![/\\])[^\s\\]*$/

export const isOwnPath = (path: string): boolean => ownPath.test(path)

/** Whether an address is a page of this app. Stored and linked pages must be. */
export const isInApp = (path: string): boolean => isOwnPath(path) && /^\/(m([/?#]|$)|[?#]|$)/.test(path)

/** The path of a link within this app. Returns `undefined` for any other address. */
export const inAppPath = (link: string, origin: string): string | undefined => {
  const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link
  return isInApp(path) ? path : undefined
}

/** The prefixes of this origin's paths that belong to the gateway. */
export const gatewayPrefixes = ["/wps", "/lgw", "/lotto"]

/** Whether an address opens a response of the gateway as a document of the lobby's own origin. */
export const isOfGateway = (address: string, origin: string): boolean => {
  try {
    const url = new URL(address, origin)
    const path = decodeURIComponent(url.pathname)
    return (
      url.origin === origin &&
      gatewayPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    )
  } catch {
    return true
  }
}
