import { Schema } from "effect"

import { Flag, optionalInContract, text, withFallback } from "./Lenient.ts"

/** Assumed: all fields but two have Firebase's names. A project without an API key counts as missing. */
export const FirebaseProject = Schema.Struct({
  apiKey: Schema.NonEmptyString,
  // The login windows of Facebook and Google use this host. Empty means that the project has no such host.
  authDomain: optionalInContract(text),
  projectId: text,
  appId: text,
  // Assumed: Firebase sends the SMS codes unless the gateway states otherwise (open point 98).
  sms: optionalInContract(withFallback(Flag, true)),
  // Assumed: this is the origin of a Firebase emulator. Empty means Firebase itself.
  authEmulator: optionalInContract(text),
})
export type FirebaseProject = typeof FirebaseProject.Type
