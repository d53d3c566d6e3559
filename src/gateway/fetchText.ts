import type { WireResponse } from "./Transport.ts"

interface Init extends RequestInit {
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Fetches a path of the gateway's origin (empty: the page's own origin) and returns status and body.
 *
 * Sends cookies: the captcha's image depends on one. The browser does not cache responses of a session.
 */
export const fetchText = async (origin: string, address: string, init: Init): Promise<WireResponse> => {
  const credentials = origin === "" ? "same-origin" : "include"
  const cache = "Authorization" in init.headers ? "no-store" : "default"
  const response = await fetch(origin + address, { ...init, credentials, cache })
  const retryAfter = response.headers.get("Retry-After")
  const date = response.headers.get("Date")
  const read = { status: response.status, body: await response.text() }
  return {
    ...read,
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(date === null ? {} : { date }),
  }
}
