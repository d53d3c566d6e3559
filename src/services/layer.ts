import { Layer } from "effect"

import { Cipher } from "#gateway/Cipher.ts"
import { Gateway } from "#gateway/Gateway.ts"
import type { Address } from "#platform/Address.ts"
import type { Device } from "#platform/Device.ts"
import type { Storage } from "#platform/Storage.ts"
import { Members } from "#services/account/Members.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { Unread } from "#services/messages/Unread.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession, layerCaller } from "./CurrentSession.ts"
import { LazyLayers } from "./lazyLayer.ts"
import { Preferences } from "./Preferences.ts"
import { Whitelabels } from "./Whitelabels.ts"

export type AppServices =
  | Address
  | Backend
  | CurrentSession
  | Device
  | LazyLayers
  | Members
  | Preferences
  | Storage
  | SystemStatuses
  | Unread
  | Whitelabels

const wire = Gateway.layer.pipe(Layer.provide(Cipher.layer), Layer.provideMerge(layerCaller))

const ground = Backend.layer.pipe(
  Layer.provide(wire),
  Layer.provideMerge(Layer.mergeAll(CurrentSession.layer, LazyLayers.layer, Preferences.layer)),
)

const catalogue = Whitelabels.layer.pipe(Layer.provideMerge(ground))

export const layerServices = Layer.mergeAll(Members.layer, SystemStatuses.layer, Unread.layer).pipe(
  Layer.provideMerge(catalogue),
)
