import { createHash } from "node:crypto"

import type { PolicyFeature } from "#config/deployment.ts"
import { deploymentIn } from "#tools/configure/page.ts"

/** The two inline scripts of each document (index.html). */
const ownScript = /<script data-fill="(theme|boot)">([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const scriptHashes = (html: string): ReadonlyArray<string> => {
  const scripts = new Map<string, string>()
  for (const [, name = "", text = ""] of html.matchAll(ownScript)) {
    if ((scripts.get(name) ?? text) !== text) throw new Error(`Two scripts have the name ${name}.`)
    scripts.set(name, text)
  }
  return [...scripts.values()].map(hashOf)
}

const styleHashes = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(inlineStyle)].map(([, text = ""]) => hashOf(text))

/** Hosts of Geetest, whose API responses are scripts too. */
const geetest = ["https://static.geetest.com", "https://*.geetest.com"]

const firebaseCalls = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"]

const hosts = {
  geetest: { scripts: geetest, styles: geetest, calls: [] },
  google: { scripts: ["https://apis.google.com"], styles: [], calls: firebaseCalls },
  // Firebase requires reCAPTCHA before it sends a code by SMS.
  sms: {
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    styles: [],
    calls: [...firebaseCalls, "https://www.google.com/recaptcha/"],
  },
} as const satisfies Record<PolicyFeature, unknown>

/** Assumed: Geetest and reCAPTCHA write style attributes into their own elements. */
const writesStyleAttributes = (feature: PolicyFeature): boolean => feature !== "google"

/**
 * Trusted Types: the app sets HTML through DOMPurify only, and script addresses through its own two policies.
 * The scripts of Geetest, Google and reCAPTCHA set both as text, so a site with one of them has no Trusted Types.
 */
const trustedTypes = (used: ReadonlyArray<PolicyFeature>): Readonly<Record<string, ReadonlyArray<string>>> =>
  used.length > 0
    ? {}
    : { "require-trusted-types-for": ["'script'"], "trusted-types": ["dompurify", "polyfills", "worker"] }

/**
 * The content security policy of a document, or of all documents of a brand together. Allows scripts from this site and
 * from the enabled features of its deployment, and images and iframes from any HTTPS address.
 *
 * `proxied` is the address of a gateway behind this server. A simulated gateway has no HTTPS, and its games have paths
 * on this site.
 */
export const contentSecurity = (html: string, proxied?: string): string => {
  const { policyFeatures: features, gateway, fallbacks, telemetry } = deploymentIn(html)
  const used = features.map((feature) => hosts[feature])
  const gateways = [gateway, ...fallbacks].filter((origin) => origin !== "")
  const own = proxied === undefined ? [] : [new URL(proxied).origin]
  const collector = URL.canParse(telemetry.address) ? [new URL(telemetry.address).origin] : []
  const styles = used.flatMap((feature) => feature.styles)
  const sources: Readonly<Record<string, ReadonlyArray<string>>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...used.flatMap(({ scripts }) => scripts), ...scriptHashes(html)],
    // Engines that lack the two directives below use `style-src`.
    "style-src": ["'self'", ...styles, ...styleHashes(html)],
    // Radix locks scrolling by a style element whose text depends on the device, so no hash can match (docs/decisions.md).
    "style-src-elem": ["'self'", "'unsafe-inline'", ...styles],
    "style-src-attr": [features.some(writesStyleAttributes) ? "'unsafe-inline'" : "'none'"],
    // Previews of images to upload are blob URLs.
    "img-src": ["'self'", "https:", "data:", "blob:", ...gateways, ...own],
    "connect-src": ["'self'", ...used.flatMap(({ calls }) => calls), ...gateways, ...collector, ...own],
    "frame-src": ["https:", ...(proxied === undefined ? [] : ["'self'"]), ...own],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    ...trustedTypes(features),
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values)].join(" "))
    .join("; ")
}

/** The content security policy of a gateway's response that is opened as a document: scripts do not run, and no page may embed the document. */
export const gatewayDocument = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * The content security policy of a gateway's response. The gateway's own policy applies only if it is a sandbox without
 * the lobby's origin; otherwise `gatewayDocument` replaces it.
 */
export const gatewayPolicy = (own: string | undefined): string =>
  own !== undefined && /^sandbox(?=[\s;]|$)/i.test(own) && !/allow-same-origin/i.test(own)
    ? own
    : gatewayDocument

/** The content security policy of a picture that is opened as a document, because an SVG may contain a script. */
export const pictureDocument = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The security headers of every file of the site. */
const siteHeaders = {
  "x-content-type-options": "nosniff",
  // The address of a link may contain a token, which no request may repeat.
  "referrer-policy": "strict-origin",
  // Browsers ignore this header over HTTP.
  "strict-transport-security": "max-age=31536000",
  // Google's login windows must be able to send messages to the page that opened them.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), midi=(), usb=(), display-capture=()",
} as const

/** The security headers of a file of the site. `html` is the text of a page; undefined for other files. */
export const securityHeaders = (
  html: string | undefined,
  proxied?: string,
): Readonly<Record<string, string>> => ({
  ...siteHeaders,
  ...(html === undefined ? {} : { "content-security-policy": contentSecurity(html, proxied) }),
})

/** The security headers of a gateway's response. `ownPolicy` is the content security policy that the gateway has sent. */
export const gatewayHeaders = (ownPolicy: string | undefined): Readonly<Record<string, string>> => ({
  "x-content-type-options": siteHeaders["x-content-type-options"],
  "strict-transport-security": siteHeaders["strict-transport-security"],
  "content-security-policy": gatewayPolicy(ownPolicy),
})

const written = "# Written by the build or by npm run configure (tools/serve/contentSecurity.ts)."

/** The headers of every file as nginx configuration, for the `server` block of deploy/nginx.conf. */
export const nginxHeaders = (): string =>
  [
    written,
    ...Object.entries(siteHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
    "",
  ].join("\n")

const mapOf = (from: string, to: string, entries: ReadonlyArray<readonly [string, string]>): string =>
  [`map ${from} ${to} {`, ...entries.map(([value, result]) => `  ${value} "${result}";`), "}"].join("\n")

/**
 * The brand's folder and the content security policy of each host as nginx configuration, for the `http` block. An
 * unlisted host gets the default brand.
 */
export const nginxBrands = (
  pages: ReadonlyArray<{ readonly place: string; readonly html: string }>,
  placeByHost: Readonly<Record<string, string>>,
): string =>
  [
    written,
    mapOf("$host", "$lobby_brand", [["default", ""], ...Object.entries(placeByHost)]),
    mapOf(
      "$lobby_brand",
      "$page_policy",
      [...new Set(pages.map(({ place }) => place))].map((place) => {
        const documents = pages.filter((page) => page.place === place)
        return [place || "default", contentSecurity(documents.map(({ html }) => html).join(""))]
      }),
    ),
    "",
  ].join("\n")
