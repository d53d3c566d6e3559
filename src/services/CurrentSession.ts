import { Context, Effect, Layer, Option } from "effect"

import * as Merchant from "#domain/Merchant.ts"
import type { Session } from "#domain/Session.ts"
import { CurrentCaller } from "#gateway/Caller.ts"
import { Device } from "#platform/Device.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

/** How a session came to change. */
export type SessionChange =
  | "started"
  | "left"
  /** What is known of it changed; whose it is did not. */
  | "renewed"
  /** The backend no longer knows it. */
  | "over"
  /** Another tab logged in or out. */
  | "elsewhere"

/** What the gateway says of a free-play account. */
export interface TrialAccount {
  readonly userName: string
  readonly password: string
}

/** Who the visitor is: a guest, or the session that the device holds (spec §4 "Guest vs member"). */
export class CurrentSession extends Context.Service<
  CurrentSession,
  {
    readonly get: Effect.Effect<Option.Option<Session>>
    /** The merchant every call is made for: the session's, or the site's. */
    readonly merchant: Effect.Effect<string>
    /** Starts a session. The password it was begun with is held if its change is forced. */
    readonly start: (session: Session, password?: string) => Effect.Effect<void>
    /** The password of a login that forces its change: in memory alone, and of this session alone (decision 89). */
    readonly heldPassword: Effect.Effect<Option.Option<string>>
    readonly dropHeldPassword: Effect.Effect<void>
    /** The account behind a free-play session, in memory alone; its name outlives a reload (spec §3 "Auth state"). */
    readonly trialAccount: Effect.Effect<Option.Option<TrialAccount>>
    readonly keepTrialAccount: (account: TrialAccount) => Effect.Effect<void>
    /** The password was changed: it is forced no longer, and what was held is dropped. */
    readonly passwordChanged: Effect.Effect<void>
    /**
     * Forgets the session: token, session info, everything that ends with the
     * tab, and with it the trial account (spec §4 "Logout").
     */
    readonly end: (change: "left" | "over") => Effect.Effect<void>
    /** Calls back on every change, in order; answers how to stop. */
    readonly watch: (listener: (change: SessionChange) => void) => () => void
  }
>()("h5/services/CurrentSession") {
  static readonly layer = Layer.effect(
    CurrentSession,
    Effect.gen(function* () {
      const storage = yield* Storage
      const { host } = yield* Device
      const listeners = new Set<(change: SessionChange) => void>()
      const tell = (change: SessionChange) =>
        Effect.sync(() => listeners.forEach((listener) => listener(change)))

      const site = Merchant.resolve(yield* storage.get(slots.testMerchant), host)
      yield* storage.set(slots.merchant, site)
      const get = Effect.map(storage.get(slots.session), Option.fromNullishOr)

      const held = makeHeld()
      const trial = makeTrial(storage)

      return CurrentSession.of({
        get,
        merchant: Effect.map(get, (session) =>
          Option.match(session, { onNone: () => site, onSome: ({ merchantCode }) => merchantCode || site }),
        ),
        start: (session, password = "") =>
          held
            .hold(session, password)
            .pipe(
              Effect.andThen(trial.drop),
              Effect.andThen(storage.set(slots.session, session)),
              Effect.andThen(storage.set(slots.token, session.token)),
              Effect.andThen(tell("started")),
            ),
        heldPassword: Effect.map(get, Option.flatMap(held.of)),
        dropHeldPassword: held.drop,
        trialAccount: trial.get,
        keepTrialAccount: trial.keep,
        passwordChanged: held.drop.pipe(
          Effect.andThen(get),
          Effect.flatMap(
            Option.match({
              onNone: () => Effect.void,
              onSome: (session) => storage.set(slots.session, { ...session, firstTimeLogin: false }),
            }),
          ),
          Effect.andThen(tell("renewed")),
        ),
        end: (change) =>
          held.drop.pipe(
            Effect.andThen(trial.drop),
            Effect.andThen(forgetIn(storage)),
            Effect.andThen(tell(change)),
          ),
        watch: (listener) => {
          listeners.add(listener)
          const stop = storage.watch(slots.session, () => listener("elsewhere"))
          return () => {
            listeners.delete(listener)
            stop()
          }
        },
      })
    }),
  )
}

/** A password that is held: a variable and nothing else, for it must not outlive the page, nor be stored or logged. */
const makeHeld = () => {
  let held = { token: "", password: "" }
  const set = (token: string, password: string) =>
    Effect.sync(() => {
      held = { token, password }
    })
  return {
    hold: ({ token, firstTimeLogin }: Session, password: string) =>
      set(token, firstTimeLogin ? password : ""),
    drop: set("", ""),
    of: ({ token }: Session) =>
      held.password !== "" && held.token === token ? Option.some(held.password) : Option.none<string>(),
  }
}

/** The trial account: it has a password, so it is a variable too. */
const makeTrial = (storage: Storage["Service"]) => {
  let kept: TrialAccount | undefined
  const set = (account: TrialAccount | undefined) =>
    Effect.sync(() => {
      kept = account
    })
  return {
    keep: (account: TrialAccount) =>
      Effect.andThen(set(account), storage.set(slots.trialName, account.userName)),
    drop: set(undefined),
    get: Effect.sync(() => Option.fromNullishOr(kept)),
  }
}

/** Takes the session and everything that ends with the tab out of the storage. */
const forgetIn = (storage: Storage["Service"]) =>
  storage
    .remove(slots.session)
    .pipe(Effect.andThen(storage.remove(slots.token)), Effect.andThen(storage.clearTab))

/** The caller of every request: the session, its merchant, the language and the key for secrets. */
export const layerCaller = Layer.effect(
  CurrentCaller,
  Effect.gen(function* () {
    const current = yield* CurrentSession
    const storage = yield* Storage
    const device = yield* Device
    return CurrentCaller.of({
      get: Effect.gen(function* () {
        const session = yield* current.get
        const whitelabel = yield* storage.get(slots.whitelabel)
        const { isStandalone } = yield* device.platform
        return {
          token: Option.match(session, { onNone: () => "", onSome: ({ token }) => token }),
          merchant: yield* current.merchant,
          language: yield* storage.get(slots.language),
          isStandalone,
          loginKey: whitelabel?.loginKey ?? "",
        }
      }),
      // Many calls may fail at once; only the first finds the session still there (decision 52).
      reportOver: (token) =>
        Effect.flatMap(current.get, (session) =>
          Option.exists(session, (held) => held.token === token) ? current.end("over") : Effect.void,
        ),
    })
  }),
)
