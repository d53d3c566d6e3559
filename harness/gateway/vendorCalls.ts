import { Result, Schema } from "effect"
import { getResponse, type HttpHandler } from "msw"

import { callMessage, vendorPaths } from "#fixtures/logic/games/vendorPage.ts"

const decodeCall = Schema.decodeUnknownResult(
  Schema.Struct({
    type: Schema.Literal(callMessage),
    path: Schema.Literals([vendorPaths.round, vendorPaths.opened]),
    body: Schema.String,
  }),
)

/** Responds to calls that vendor pages in iframes send as messages. */
export const answerVendorCalls = (page: Window, handlers: ReadonlyArray<HttpHandler>): void => {
  page.addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const call = decodeCall(data)
    if (port === undefined || Result.isFailure(call)) return
    const { path, body } = call.success
    const request = new Request(new URL(path, page.location.origin), { method: "POST", body })
    getResponse([...handlers], request)
      .then((response) => response?.text())
      .then((text) => port.postMessage(text))
      .catch((error: unknown) => console.error(error))
  })
}
