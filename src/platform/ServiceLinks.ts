import { Context, Effect, Layer } from "effect"

import type { CustomerService } from "#domain/SystemStatus.ts"
import * as Url from "#domain/Url.ts"

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
      Effect.tryPromise(() => import("./openLink.ts").then(({ openLink }) => openLink(path))).pipe(
        Effect.map((url) => (Url.isSafe(url) || /^tel:[+\d][\d\s-]*$/.test(url) ? url : "")),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("A service link did not open", String(error)), ""),
        ),
      ),
  })
}
