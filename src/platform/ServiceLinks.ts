import { Context, Effect, Layer } from "effect"

import type { CustomerService } from "#domain/frame/SystemStatus.ts"
import * as Url from "#domain/Url.ts"

export class ServiceLinks extends Context.Service<
  ServiceLinks,
  {
    /**
     * Returns "" if the decryption fails or the scheme is neither https nor tel (gateway §2 "Customer-service
     * path").
     */
    readonly open: (entry: CustomerService) => Effect.Effect<string>
  }
>()("h5/platform/ServiceLinks") {
  static readonly layer = Layer.succeed(ServiceLinks)({
    // Most visits need no DES decryption, so the library loads on first use.
    open: ({ path }) =>
      Effect.tryPromise(() =>
        import("./decryptServicePath.ts").then(({ decryptServicePath }) => decryptServicePath(path)),
      ).pipe(
        Effect.map((url) => (Url.isSafe(url) || /^tel:[+\d][\d\s-]*$/.test(url) ? url : "")),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("A service link did not open", String(error)), ""),
        ),
      ),
  })
}
