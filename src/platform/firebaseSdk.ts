import { Effect } from "effect"
import { FirebaseError, initializeApp } from "firebase/app"
import {
  type Auth,
  browserPopupRedirectResolver,
  type ConfirmationResult,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type User,
} from "firebase/auth"

import { Failure } from "#domain/Failure.ts"
import type { FirebaseProject } from "#domain/FirebaseProject.ts"
import type { Provider } from "#domain/entry/Identity.ts"

import { type ProjectOptions, IdentityFailed, WindowBlocked, WindowClosed } from "./identity.ts"

// SMS codes do not need Google's script for login windows, so SMS codes use a separate Firebase app.
type Use = "codes" | "windows"

const auths = new Map<string, Auth>()

const authOf = ({ project, language }: ProjectOptions, use: Use): Auth => {
  const key = `${use} ${JSON.stringify(project)}`
  // Firebase keeps its login in memory only, because the gateway manages the session.
  const auth = auths.get(key) ?? open(project, use, `h5-${auths.size}`)
  auths.set(key, auth)
  auth.languageCode = language
  return auth
}

const open = ({ authEmulator, sms: _ours, ...options }: FirebaseProject, use: Use, name: string): Auth => {
  const auth = initializeAuth(initializeApp(options, name), {
    persistence: inMemoryPersistence,
    ...(use === "windows" ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  })
  // With the emulator, which accepts any app verification, the SDK performs no app verification.
  if (authEmulator !== "") connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  return auth
}

const refused = (code: string): Failure => Failure.Refused({ code, captcha: false })

// The gateway's error code for each error code of Firebase (gateway §9).
const failures: Readonly<Record<string, Failure>> = {
  "auth/invalid-verification-code": refused("verification_code_error"),
  "auth/missing-verification-code": refused("verification_code_error"),
  "auth/invalid-verification-id": refused("verification_code_error"),
  "auth/code-expired": refused("verification_code_error"),
  "auth/invalid-phone-number": refused("phone_format"),
  "auth/missing-phone-number": refused("phone_format"),
  "auth/user-disabled": refused("user_disabled"),
  "auth/too-many-requests": Failure.Broken({ status: 429 }),
  "auth/quota-exceeded": Failure.Broken({ status: 429 }),
  "auth/network-request-failed": Failure.Unreachable(),
  "auth/timeout": Failure.TimedOut(),
}

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : "")

const failed = (error: unknown): IdentityFailed =>
  new IdentityFailed({ reason: failures[codeOf(error)] ?? refused("verification_failed") })

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, IdentityFailed> =>
  Effect.tryPromise({ try: run, catch: failed })

let sent: { readonly mobile: string; readonly confirmation: ConfirmationResult } | undefined
let verified: { readonly mobile: string; readonly code: string; readonly user: User } | undefined

export const prepare = (options: ProjectOptions): Effect.Effect<void, IdentityFailed> =>
  attempt(() => authOf(options, "windows").authStateReady())

const withVerifier = async <A>(auth: Auth, use: (verifier: RecaptchaVerifier) => Promise<A>): Promise<A> => {
  const place = document.createElement("div")
  document.body.append(place)
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" })
  try {
    return await use(verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}

export const sendCode = (options: ProjectOptions, mobile: string): Effect.Effect<void, IdentityFailed> =>
  attempt(async () => {
    const auth = authOf(options, "codes")
    const confirmation = await withVerifier(auth, (verifier) => signInWithPhoneNumber(auth, mobile, verifier))
    sent = { mobile, confirmation }
    verified = undefined
  })

const confirmed = async (mobile: string, code: string): Promise<User> => {
  if (verified?.mobile === mobile && verified.code === code) return verified.user
  if (sent?.mobile !== mobile) throw new FirebaseError("auth/invalid-verification-id", "No code was sent")
  const { user } = await sent.confirmation.confirm(code)
  verified = { mobile, code, user }
  return user
}

export const verifyCode = (
  _options: ProjectOptions,
  mobile: string,
  code: string,
): Effect.Effect<string, IdentityFailed> => attempt(async () => (await confirmed(mobile, code)).getIdToken())

const windowsOf: Readonly<Record<Provider, () => FacebookAuthProvider | GoogleAuthProvider>> = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
}

const closings: ReadonlyArray<string> = [
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]

export const signIn = (
  options: ProjectOptions,
  provider: Provider,
): Effect.Effect<string, IdentityFailed | WindowBlocked | WindowClosed> =>
  Effect.tryPromise({
    try: async () =>
      (await signInWithPopup(authOf(options, "windows"), windowsOf[provider]())).user.getIdToken(),
    catch: (error) => {
      const code = codeOf(error)
      if (closings.includes(code)) return new WindowClosed()
      return code === "auth/popup-blocked" ? new WindowBlocked() : failed(error)
    },
  })

export const forget: Effect.Effect<void> = Effect.suspend(() => {
  sent = undefined
  verified = undefined
  return Effect.promise(() => Promise.all([...auths.values()].map((auth) => signOut(auth)))).pipe(
    Effect.asVoid,
  )
})
