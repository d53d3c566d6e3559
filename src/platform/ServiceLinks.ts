import { Context, Effect, Layer } from "effect"

import type { CustomerService } from "#domain/frame/SystemStatus.ts"
import * as Url from "#domain/Url.ts"

/** Decrypts the addresses of customer service (gateway §2 "Customer-service path"). */
export class ServiceLinks extends Context.Service<
  ServiceLinks,
  {
    /** The address. Empty when decryption fails or the scheme is neither https nor tel. */
    readonly open: (entry: CustomerService) => Effect.Effect<string>
  }
>()("h5/platform/ServiceLinks") {
  static readonly layer = Layer.succeed(ServiceLinks)({
    // Only the error pages and the service popup need DES, so its library is imported on first use.
    open: ({ path }) =>
      Effect.tryPromise(() => import("./openLink.ts").then(({ openLink }) => openLink(path))).pipe(
        Effect.map((url) => (Url.isSafe(url) || /^tel:[+\d][\d\s-]*$/.test(url) ? url : "")),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("A service link did not open", String(error)), ""),
        ),
      ),
  })
}
