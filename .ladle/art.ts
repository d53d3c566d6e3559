import type { IncomingMessage, ServerResponse } from "node:http"

import { artPath, artRoot } from "#fixtures/art/paths.ts"
import { pictureFiles } from "#fixtures/art/pictureFiles.ts"
import { artFor } from "#fixtures/art/serve.ts"
import { avatarFaces } from "#fixtures/data/account/avatarFaces.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { promotions } from "#fixtures/data/promo/promotions.ts"
import { games } from "#fixtures/data/games/games.ts"
import { allGoods } from "#fixtures/data/promo/goods.ts"
import { liveRooms } from "#fixtures/data/games/liveRooms.ts"
import { lotteries } from "#fixtures/data/games/lotteries.ts"
import { paymentIcons } from "#fixtures/data/cashier/payments.ts"
import { winners } from "#fixtures/data/home/winners.ts"

import { storyArtRoot } from "./artRoot.ts"

/** The gateway addresses of the pictures that page stories show. */
const shown = (): ReadonlyArray<string> => [
  ...banners.map(({ url }) => url),
  ...promotions(0).map(({ image }) => image),
  ...paymentIcons,
  ...avatarFaces.map((face) => artPath("avatar", face)),
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
      handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
    ) => void
  }
}

/** Copies the simulated merchant's images into the Ladle build, and serves them in Ladle's dev server. */
export const storyArt = {
  name: "story-art",
  async generateBundle(this: Bundle) {
    for (const path of new Set(shown())) {
      const source = await artFor(path, pictureFiles)
      if (source !== undefined)
        this.emitFile({
          type: "asset",
          fileName: path.replace(artRoot, storyArtRoot).replace(/^\//, ""),
          source,
        })
    }
  },
  configureServer({ middlewares }: DevServer) {
    middlewares.use(storyArtRoot, ({ url = "" }, response, next) => {
      artFor(`/art${url}`, pictureFiles).then((svg) => {
        if (svg === undefined) next()
        else response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(svg)
      }, next)
    })
  },
}
