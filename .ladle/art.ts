import type { IncomingMessage, ServerResponse } from "node:http"

import { artRoot } from "../fixtures/art/paths.ts"
import { artFor } from "../fixtures/art/serve.ts"
import { banners } from "../fixtures/data/banners.ts"
import { promotions } from "../fixtures/data/promotions.ts"
import { games } from "../fixtures/data/games.ts"
import { allGoods } from "../fixtures/data/goods.ts"
import { liveRooms } from "../fixtures/data/liveRooms.ts"
import { lotteries } from "../fixtures/data/lotteries.ts"
import { paymentIcons } from "../fixtures/data/payments.ts"
import { winners } from "../fixtures/data/winners.ts"
import { storyArtRoot } from "./artRoot.ts"

/** What page stories show, as addresses of the gateway. */
const shown = (): ReadonlyArray<string> => [
  ...banners.map(({ url }) => url),
  ...promotions(0).map(({ image }) => image),
  ...paymentIcons,
  ...allGoods(20).map(({ image }) => image),
  ...winners(0).map(({ iconUrl }) => iconUrl),
  ...lotteries(0).map(({ iconUrl }) => iconUrl),
  ...liveRooms.map(({ cover }) => cover),
  ...games().flatMap(({ iconUrl, mobileLargeIcon }) => [iconUrl, mobileLargeIcon]),
]

interface Bundle {
  readonly emitFile: (file: { type: "asset"; fileName: string; source: string }) => string
}

interface DevServer {
  readonly middlewares: {
    readonly use: (
      path: string,
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ) => void
  }
}

/** Puts the pretend merchant's drawn pictures beside the stories, as files of the build. */
export const storyArt = {
  name: "story-art",
  generateBundle(this: Bundle) {
    for (const path of new Set(shown())) {
      const source = artFor(path)
      if (source !== undefined)
        this.emitFile({
          type: "asset",
          fileName: path.replace(artRoot, storyArtRoot).replace(/^\//, ""),
          source,
        })
    }
  },
  configureServer({ middlewares }: DevServer) {
    middlewares.use(storyArtRoot, (request, response, next) => {
      const drawn = artFor(`/art${request.url ?? ""}`)
      if (drawn === undefined) next()
      else response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(drawn)
    })
  },
}
