import { Context, Effect, Layer } from "effect"

import type { Language } from "#config/product.ts"
import type { Banner } from "#domain/Banner.ts"
import { lobbyNews } from "#gateway/calls/news.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** News of the lobby. */
export class News extends Context.Service<
  News,
  {
    /** Banners whose linkage is a video (spec §2 "Hot News"). */
    readonly videos: (language: Language) => Effect.Effect<ReadonlyArray<Banner>, GatewayError>
  }
>()("h5/services/News") {
  static readonly layer = Layer.effect(
    News,
    Effect.map(Backend, (backend) => ({ videos: (language) => backend.read(lobbyNews, { language }) })),
  )
}
