import type { WireResponse } from "./Transport.ts"

interface Init extends RequestInit {
  readonly headers: Readonly<Record<string, string>>
}

/** An empty origin means the page's origin. */
export const fetchText = async (origin: string, address: string, init: Init): Promise<WireResponse> => {
  // Cookies are included, because a cookie links the captcha's image to the next request.
  const credentials = origin === "" ? "same-origin" : "include"
  // The browser must not cache the responses of a session.
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
