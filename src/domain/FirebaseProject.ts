import { Schema } from "effect"

import { Flag, orElse, text } from "./Lenient.ts"

/**
 * A merchant's project at Firebase; settings that are not named here are left out.
 *
 * Assumed: the names of Firebase's own web configuration, beside two of ours. Without a key it is no project.
 */
export const FirebaseProject = Schema.Struct({
  apiKey: Schema.NonEmptyString,
  /** Where the windows of Facebook and Google are at home; empty when the project has none. */
  authDomain: text,
  projectId: text,
  appId: text,
  /** Assumed: whether SMS codes go by Firebase (decision 98); they do unless it says no. */
  sms: orElse(Flag, true),
  /** Assumed: the origin of an emulator that answers in Firebase's place; empty for Firebase itself. */
  authEmulator: text,
})
export type FirebaseProject = typeof FirebaseProject.Type
