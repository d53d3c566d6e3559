import { Schema } from "effect"

import { Flag, withFallback, text } from "./Lenient.ts"

/**
 * A merchant's Firebase project, reduced to the settings that the app uses.
 *
 * Assumed: Firebase's own names, plus two of the gateway. A project without an API key is treated as missing.
 */
export const FirebaseProject = Schema.Struct({
  apiKey: Schema.NonEmptyString,
  /** Host of the login windows of Facebook and Google. Empty when the project has none. */
  authDomain: text,
  projectId: text,
  appId: text,
  /** Assumed: whether Firebase sends the SMS codes (decision 98). The default is true. */
  sms: withFallback(Flag, true),
  /** Assumed: origin of a Firebase emulator. Empty for Firebase itself. */
  authEmulator: text,
})
export type FirebaseProject = typeof FirebaseProject.Type
