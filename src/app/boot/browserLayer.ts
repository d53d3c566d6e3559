import { Layer } from "effect"

import type { Deployment } from "#config/deployment.ts"
import { type PrefetchedResponses, layerFetch } from "#gateway/FetchTransport.ts"
import { Address } from "#platform/Address.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { Device } from "#platform/Device.ts"
import { ResponseCache } from "#platform/ResponseCache.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { Storage } from "#platform/Storage.ts"
import { layerLobbyCache } from "#services/home/lobbyCache.ts"
import { layerServices } from "#services/layer.ts"
import { RequestPolicyLog, type RequestPolicyEvent } from "#services/RequestPolicyLog.ts"

export const layerBrowser = (
  deployment: Deployment,
  prefetched: PrefetchedResponses,
  requestPolicyLog: (event: RequestPolicyEvent) => void,
  host?: string,
) =>
  layerServices.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Storage.layer,
        Device.layerAt(host),
        Address.layer,
        ServiceLinks.layer,
        layerFetch([deployment.gateway, ...deployment.fallbacks], prefetched),
        layerLobbyCache.pipe(Layer.provide(ResponseCache.layer)),
      ),
    ),
    Layer.provideMerge(
      Layer.mergeAll(
        Layer.succeed(RequestPolicyLog)(requestPolicyLog),
        Layer.succeed(CurrentDeployment)(deployment),
      ),
    ),
  )
