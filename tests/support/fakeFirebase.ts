import { Effect, Layer } from "effect"

import { Firebase } from "#platform/Firebase.ts"

/** The settings of a project, as in the whitelabel response. */
export const project = {
  apiKey: "key-1",
  authDomain: "auth.example",
  projectId: "p-1",
  appId: "app-1",
  sms: true,
  authEmulator: "",
} as const

/** A fake Firebase that accepts every user. Tests can override each method. */
export const layerFirebase = (otherwise: Partial<Firebase> = {}) =>
  Layer.succeed(Firebase)({
    prepare: otherwise.prepare ?? (() => Effect.void),
    sendCode: otherwise.sendCode ?? (() => Effect.void),
    verifyCode: otherwise.verifyCode ?? (() => Effect.succeed("id-token")),
    signIn: otherwise.signIn ?? (() => Effect.succeed("id-token")),
    forget: otherwise.forget ?? Effect.void,
  })
