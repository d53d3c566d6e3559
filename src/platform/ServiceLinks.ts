import { Context, Effect, Layer } from "effect"

import type { CustomerService } from "#domain/SystemStatus.ts"
import * as Url from "#domain/Url.ts"

const keyLength = 8

/** Opens the encrypted addresses of customer service (gateway §2 "Customer-service path"). */
export class ServiceLinks extends Context.Service<
  ServiceLinks,
  {
    /** The address; empty when the path does not open or is neither https nor tel. */
    readonly open: (entry: CustomerService) => Effect.Effect<string>
  }
>()("h5/platform/ServiceLinks") {
  static readonly layer = Layer.succeed(ServiceLinks)({
    // DES is needed on the error pages and in the service popup alone, so its library comes when asked for.
    open: ({ path }) =>
      Effect.tryPromise(() => import("des.js").then(({ DES }) => decrypt(path, DES))).pipe(
        Effect.map((url) => (Url.isSafe(url) || /^tel:[+\d][\d\s-]*$/.test(url) ? url : "")),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("A service link did not open", String(error)), ""),
        ),
      ),
  })
}

const decrypt = (path: string, DES: (typeof import("des.js"))["DES"]): string => {
  const key = new TextEncoder().encode(path.slice(-keyLength))
  const sealed = Uint8Array.from(atob(path.slice(0, -keyLength)), (character) => character.charCodeAt(0))
  const opener = DES.create({ type: "decrypt", key })
  return new TextDecoder().decode(new Uint8Array([...opener.update(sealed), ...opener.final()]))
}
