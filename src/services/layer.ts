import { Layer } from "effect"

import { Cipher } from "#gateway/Cipher.ts"
import { Gateway } from "#gateway/Gateway.ts"
import type { Address } from "#platform/Address.ts"
import type { Device } from "#platform/Device.ts"
import type { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession, layerCaller } from "./CurrentSession.ts"
import { Games } from "./Games.ts"
import { Members } from "./Members.ts"
import { Notices } from "./Notices.ts"
import { Preferences } from "./Preferences.ts"
import { SystemStatuses } from "./SystemStatuses.ts"
import { Unread } from "./Unread.ts"
import { Visit } from "./Visit.ts"
import { Wallets } from "./Wallets.ts"
import { Whitelabels } from "./Whitelabels.ts"
import { Winners } from "./Winners.ts"

/**
 * What effects run on. Services that nobody needs before the first press
 * (`Accounts`, `Launcher`, `Chat`) are not among them: whoever uses one
 * provides its layer, so that its code comes with that use.
 */
export type AppServices =
  | Address
  | Backend
  | CurrentSession
  | Device
  | Games
  | Members
  | Notices
  | Preferences
  | Storage
  | SystemStatuses
  | Unread
  | Visit
  | Wallets
  | Whitelabels
  | Winners

const wire = Gateway.layer.pipe(Layer.provide(Cipher.layer), Layer.provideMerge(layerCaller))

const ground = Backend.layer.pipe(
  Layer.provide(wire),
  Layer.provideMerge(Layer.mergeAll(CurrentSession.layer, Preferences.layer, Visit.layer)),
)

const catalogue = Layer.mergeAll(Games.layer, Whitelabels.layer).pipe(Layer.provideMerge(ground))

/** All services over a platform and a transport, which the app, the stories and the tests choose. */
export const layerServices = Layer.mergeAll(
  Members.layer,
  Notices.layer,
  SystemStatuses.layer,
  Unread.layer,
  Wallets.layer,
  Winners.layer,
).pipe(Layer.provideMerge(catalogue))
