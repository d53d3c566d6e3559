const secure = /^https:\/\/[^\s/?#\\@:]+(:\d+)?([/?#][^\s\\]*)?$/i
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#][^\s\\]*)?$/i

const parses = (url: string): boolean => {
  try {
    return new URL(url).hostname !== ""
  } catch {
    return false
  }
}

/** Accepts valid https URLs, and http on loopback (open point 114). */
export const isSafe = (url: string): boolean => (secure.test(url) || loopback.test(url)) && parses(url)

export const isSafePicture = (url: string): boolean => isSafe(url) || isOwnPath(url)

// After the first slash, no slash or backslash may follow, because browsers would read a host (open point 102).
const ownPath = /^\/(?![/\\])[^\s\\]*$/

export const isOwnPath = (path: string): boolean => ownPath.test(path)

export const isInApp = (path: string): boolean => isOwnPath(path) && /^\/(m([/?#]|$)|[?#]|$)/.test(path)

export const inAppPath = (link: string, origin: string): string | undefined => {
  const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link
  return isInApp(path) ? path : undefined
}

export const gatewayPrefixes = ["/wps", "/lgw", "/lotto"]

/** Returns whether the address would open a response of the gateway as a document of the app's origin. */
export const isOfGateway = (address: string, origin: string): boolean => {
  try {
    const url = new URL(address, origin)
    const path = decodeURIComponent(url.pathname)
    return (
      url.origin === origin &&
      gatewayPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    )
  } catch {
    // An invalid address counts as unsafe.
    return true
  }
}
