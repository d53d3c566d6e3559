import type { IncomingMessage, ServerResponse } from "node:http"

import { drawVendorPage, pageKindAt } from "#fixtures/logic/games/vendorPage.ts"

/**
 * Sends the page of a simulated vendor, or returns false for any other path. In the harness, the gateway runs in a
 * service worker, which gets no requests from iframes with an opaque origin.
 */
export const sendVendorPage = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://site")
  const kind = pageKindAt(pathname)
  if (kind === undefined) return false
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
  response.end(drawVendorPage(kind, searchParams, "message"))
  return true
}
