import { Layer } from "effect"

import { type EarlyAnswers, layerFetch } from "#gateway/FetchTransport.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { KeptAnswers } from "#platform/KeptAnswers.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { Storage } from "#platform/Storage.ts"
import { layerKeptLobby } from "#services/keptLobby.ts"
import { layerServices } from "#services/layer.ts"
import { PolicyLog, type PolicyEvent } from "#services/PolicyLog.ts"

/** All services on the browser and the network. `origin` is the gateway's; empty for the page's own. */
export const layerBrowser = (origin: string, early: EarlyAnswers, policyLog: (event: PolicyEvent) => void) =>
  layerServices.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Storage.layer,
        Device.layer,
        Address.layer,
        ServiceLinks.layer,
        layerFetch(origin, early),
        layerKeptLobby.pipe(Layer.provide(KeptAnswers.layer)),
      ),
    ),
    Layer.provideMerge(Layer.succeed(PolicyLog)(policyLog)),
  )
