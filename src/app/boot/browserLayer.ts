import { Layer } from "effect"

import { type PrefetchedResponses, layerFetch } from "#gateway/FetchTransport.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { ResponseCache } from "#platform/ResponseCache.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { Storage } from "#platform/Storage.ts"
import { layerLobbyCache } from "#services/home/lobbyCache.ts"
import { layerServices } from "#services/layer.ts"
import { PolicyLog, type PolicyEvent } from "#services/PolicyLog.ts"

/**
 * All services on the browser and the network. `origins` are the gateway's; an empty one is the page's own. Another
 * host replaces the page's.
 */
export const layerBrowser = (
  origins: ReadonlyArray<string>,
  prefetched: PrefetchedResponses,
  policyLog: (event: PolicyEvent) => void,
  host?: string,
) =>
  layerServices.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Storage.layer,
        Device.layerAt(host),
        Address.layer,
        ServiceLinks.layer,
        layerFetch(origins, prefetched),
        layerLobbyCache.pipe(Layer.provide(ResponseCache.layer)),
      ),
    ),
    Layer.provideMerge(Layer.succeed(PolicyLog)(policyLog)),
  )
