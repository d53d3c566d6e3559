import { Layer } from "effect"

import { Cipher } from "#gateway/Cipher.ts"
import { Gateway } from "#gateway/Gateway.ts"

import { Accounts } from "./Accounts.ts"
import { Backend } from "./Backend.ts"
import { Chat } from "./Chat.ts"
import { CurrentSession, layerCaller } from "./CurrentSession.ts"
import { Games } from "./Games.ts"
import { Launcher } from "./Launcher.ts"
import { Members } from "./Members.ts"
import { Notices } from "./Notices.ts"
import { Preferences } from "./Preferences.ts"
import { SystemStatuses } from "./SystemStatuses.ts"
import { Unread } from "./Unread.ts"
import { Visit } from "./Visit.ts"
import { Wallets } from "./Wallets.ts"
import { Whitelabels } from "./Whitelabels.ts"
import { Winners } from "./Winners.ts"

/** Every service a page may reach through its atoms. */
export type AppServices =
  | Accounts
  | Chat
  | CurrentSession
  | Games
  | Launcher
  | Members
  | Notices
  | Preferences
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
  Accounts.layer,
  Chat.layer,
  Launcher.layer,
  Members.layer,
  Notices.layer,
  SystemStatuses.layer,
  Unread.layer,
  Wallets.layer,
  Winners.layer,
).pipe(Layer.provideMerge(catalogue))
