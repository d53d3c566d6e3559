import { createHash } from "node:crypto"

/** A script that stands in the page; plain data does not run, and needs no leave to. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/gi

/** The CSP sources of the scripts that stand in a page itself. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )

/** Where the human verification has its scripts and styles; its answers come as scripts too. */
const challenge = ["https://static.geetest.com", "https://*.geetest.com"]

/** Firebase: Google's script for its windows, and the proof that a person asks for a code. */
const firebaseScripts = [
  "https://apis.google.com",
  "https://www.google.com/recaptcha/",
  "https://www.gstatic.com/recaptcha/",
]
const firebaseCalls = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  "https://www.google.com/recaptcha/",
]

/**
 * The content security policy of a page: scripts of this site, of the human
 * verification and of Firebase only, pictures and game frames from anywhere over HTTPS. `gateway`
 * is an origin the app may speak to, take pictures from and show in a frame; the
 * pretend one has no HTTPS, and its games are at this site's own origin, which
 * passes its paths on.
 */
export const contentSecurity = (html: string, gateway: string | undefined): string => {
  const origin = gateway === undefined ? [] : [new URL(gateway).origin]
  const sources: Readonly<Record<string, ReadonlyArray<string>>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...challenge, ...firebaseScripts, ...inlineScriptHashes(html)],
    "style-src": ["'self'", "'unsafe-inline'", ...challenge],
    // Pictures that a player is about to send are looked at from the page's own memory.
    "img-src": ["'self'", "https:", "data:", "blob:", ...origin],
    "connect-src": ["'self'", ...firebaseCalls, ...origin],
    "frame-src": ["https:", ...(gateway === undefined ? [] : ["'self'"]), ...origin],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(" "))
    .join("; ")
}

/** The security headers of every file of the site, and of its page by its HTML. */
export const securityHeaders = (
  html: string | undefined,
  gateway: string | undefined,
): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  ...(html === undefined ? {} : { "content-security-policy": contentSecurity(html, gateway) }),
})
