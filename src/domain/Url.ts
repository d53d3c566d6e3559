const secure = /^https:\/\/[^\s/?#\\@:]+(:\d+)?([/?#][^\s\\]*)?$/i
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#][^\s\\]*)?$/i

/** Whether an address from outside may be followed: https only, http on loopback (decision 114). */
export const isSafe = (url: string): boolean => secure.test(url) || loopback.test(url)

/** Whether a picture may be asked for: a safe address, or a path of this origin. */
export const isSafePicture = (url: string): boolean => isSafe(url) || isOwnPath(url)

// A second slash or a backslash would make the browser read a host (decision 102).
const ownPath = /^\/(?![/\\])[^\s\\]*$/

export const isOwnPath = (path: string): boolean => ownPath.test(path)

/** Whether an address is a page of this app, the only ones a remembered or linked page may lead to. */
export const isInApp = (path: string): boolean => isOwnPath(path) && /^\/(m([/?#]|$)|[?#]|$)/.test(path)

/** The path of a link to this app's own origin or of an in-app path; nothing for any other address. */
export const inAppPath = (link: string, origin: string): string | undefined => {
  const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link
  return isInApp(path) ? path : undefined
}
