import { Context, Effect, Layer, Option, Schema } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as Merchant from "#domain/Merchant.ts"
import { accountOf, type Session } from "#domain/Session.ts"
import { CachedResponses } from "#gateway/CachedResponses.ts"
import { CurrentCaller } from "#gateway/Caller.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { Device } from "#platform/Device.ts"
import {
  draftsKey,
  local,
  playStateKey,
  receiptsKey,
  searchesKey,
  settledMovesKey,
  storageItems,
} from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { makeListeners } from "#platform/listeners.ts"

export type SessionChange =
  | "started"
  | "left"
  | "renewed"
  /** The backend rejects the session's token. */
  | "over"
  | "elsewhere"

/**
 * Empty for a guest, undefined for the stored account. Requests are sent only while this account is logged in.
 */
export const ActingAccount = Context.Reference<string | undefined>("h5/services/ActingAccount", {
  defaultValue: () => undefined,
})

export interface TrialAccount {
  readonly userName: string
  readonly password: string
}

export class CurrentSession extends Context.Service<
  CurrentSession,
  {
    readonly get: Effect.Effect<Option.Option<Session>>
    readonly merchant: Effect.Effect<string>
    readonly siteMerchant: string
    /** Stores the password in memory if the login forces its change. */
    readonly start: (session: Session, password?: string) => Effect.Effect<void>
    /** The login password, which is stored in memory until this session ends (open point 89). */
    readonly passwordInMemory: Effect.Effect<Option.Option<string>>
    readonly dropHeldPassword: Effect.Effect<void>
    /** The trial account is in memory only. The name of the account survives a reload (spec §3 "Auth state"). */
    readonly trialAccount: Effect.Effect<Option.Option<TrialAccount>>
    readonly keepTrialAccount: (account: TrialAccount) => Effect.Effect<void>
    readonly passwordChanged: Effect.Effect<void>
    /** Also removes the remembered login. Other tabs show a guest at once, this tab after `left`. */
    readonly leave: Effect.Effect<Option.Option<Session>>
    readonly drop: Effect.Effect<Option.Option<Session>>
    /** Ends the session in this tab, unless another session has started since `leave`. */
    readonly left: Effect.Effect<void>
    /** Removes a session that the backend rejects, and all values of this tab. */
    readonly over: Effect.Effect<void>
    readonly watch: (listener: (change: SessionChange) => void) => () => void
  }
>()("h5/services/CurrentSession") {
  static readonly layer = Layer.effect(
    CurrentSession,
    Effect.gen(function* () {
      const storage = yield* Storage
      const { host } = yield* Device
      const listeners = makeListeners<SessionChange>()
      // If the module cannot be imported, the next start erases the details.
      const erase = Effect.tryPromise(() => import("./eraseDetails.ts")).pipe(
        Effect.flatMap(({ eraseDetails }) => eraseDetails(storage)),
        Effect.ignore,
        Effect.forkDetach,
      )
      const tell = (change: SessionChange) =>
        Effect.andThen(
          erase,
          Effect.sync(() => listeners.notify(change)),
        )

      const site = Merchant.resolve(
        yield* storage.get(storageItems.testMerchant),
        host,
        yield* CurrentDeployment,
      )
      yield* storage.set(storageItems.merchant, site)
      const get = Effect.map(storage.get(storageItems.session), Option.fromNullishOr)

      const held = makeHeld()
      const trial = makeTrial(storage)
      const { clear } = yield* CachedResponses
      const empty = Effect.all([held.drop, trial.drop, storage.clearTab])
      const ended = Effect.all([
        ...[receiptsKey, settledMovesKey, searchesKey, playStateKey].map((key) =>
          storage.remove(local(key, Schema.String, "")),
        ),
        Effect.forkDetach(clear),
        erase,
      ])
      const tab = makeTab(storage, empty)

      yield* Effect.flatMap(get, tab.own)
      const elsewhere = Effect.gen(function* () {
        const session = yield* get
        yield* Option.isSome(session) ? tab.own(session) : empty
        yield* tell("elsewhere")
      })
      const stop = storage.watch(storageItems.session, () => Effect.runSync(elsewhere))
      yield* Effect.addFinalizer(() => Effect.sync(stop))

      return CurrentSession.of({
        get,
        merchant: Effect.map(get, (session) =>
          Option.match(session, { onNone: () => site, onSome: ({ merchantCode }) => merchantCode || site }),
        ),
        siteMerchant: site,
        passwordInMemory: Effect.map(get, Option.flatMap(held.of)),
        dropHeldPassword: held.drop,
        trialAccount: trial.get,
        keepTrialAccount: trial.keep,
        ...changesOf({ storage, get, tab, empty, ended, tell, held, trial }),
        watch: listeners.watch,
      })
    }),
  )
}

interface Dependencies {
  readonly storage: Storage["Service"]
  readonly get: Effect.Effect<Option.Option<Session>>
  readonly tab: ReturnType<typeof makeTab>
  readonly empty: Effect.Effect<unknown>
  /** Erases what the device stores of an account whose session ends. */
  readonly ended: Effect.Effect<unknown>
  readonly tell: (change: SessionChange) => Effect.Effect<void>
  readonly held: ReturnType<typeof makeHeld>
  readonly trial: ReturnType<typeof makeTrial>
}

const changesOf = ({ storage, get, tab, empty, ended, tell, held, trial }: Dependencies) => {
  const forget = Effect.all([
    storage.remove(storageItems.session),
    storage.remove(storageItems.token),
    empty,
    ended,
  ])
  const drop = Effect.tap(get, Effect.andThen(forget, storage.remove(local(draftsKey, Schema.String, ""))))
  return {
    start: (session: Session, password = "") =>
      Effect.all([
        Effect.flatMap(get, (before) =>
          Option.exists(before, (replaced) => accountOf(replaced) !== accountOf(session))
            ? ended
            : Effect.void,
        ),
        tab.own(Option.some(session)),
        held.hold(session, password),
        trial.drop,
        storage.set(storageItems.session, session),
        storage.set(storageItems.token, session.token),
        tell("started"),
      ]),
    passwordChanged: held.drop.pipe(
      Effect.andThen(get),
      Effect.flatMap(
        Option.match({
          onNone: () => Effect.void,
          onSome: (session) => storage.set(storageItems.session, { ...session, firstTimeLogin: false }),
        }),
      ),
      Effect.andThen(tell("renewed")),
    ),
    drop,
    leave: Effect.all([
      storage.set(storageItems.autoLogin, "0"),
      storage.remove(storageItems.remembered),
    ]).pipe(Effect.andThen(drop)),
    left: Effect.flatMap(get, (begun) =>
      Option.isSome(begun) ? Effect.void : Effect.andThen(empty, tell("left")),
    ),
    over: Effect.gen(function* () {
      const session = yield* get
      yield* forget
      // The tab belongs to this account from now on, so its drafts and the return page are restored for it only.
      yield* tab.own(session)
      yield* tell("over")
    }),
  }
}

const makeTab = (storage: Storage["Service"], empty: Effect.Effect<unknown>) => ({
  own: Effect.fnUntraced(function* (session: Option.Option<Session>) {
    if (Option.isNone(session)) return
    const account = accountOf(session.value)
    const owner = yield* storage.get(storageItems.tabOwner)
    if (owner !== "" && owner !== account) yield* empty
    yield* storage.set(storageItems.tabOwner, account)
  }),
})

// The password is in a variable only, because it must not survive a reload, be stored or be logged.
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

// The trial account is in a variable only, because it contains a password.
const makeTrial = (storage: Storage["Service"]) => {
  let stored: TrialAccount | undefined
  const set = (account: TrialAccount | undefined) =>
    Effect.sync(() => {
      stored = account
    })
  return {
    keep: (account: TrialAccount) =>
      Effect.andThen(set(account), storage.set(storageItems.trialName, account.userName)),
    drop: set(undefined),
    get: Effect.sync(() => Option.fromNullishOr(stored)),
  }
}

export const layerCaller = Layer.effect(
  CurrentCaller,
  Effect.gen(function* () {
    const current = yield* CurrentSession
    const storage = yield* Storage
    const device = yield* Device
    return CurrentCaller.of({
      get: Effect.gen(function* () {
        const acting = yield* ActingAccount
        const session = acting === "" ? Option.none<Session>() : yield* current.get
        const account = Option.match(session, { onNone: () => "", onSome: accountOf })
        if (acting !== undefined && acting !== account) return yield* Effect.fail(notSent)
        const whitelabel = yield* storage.get(storageItems.whitelabel)
        const { isStandalone } = yield* device.platform
        return {
          token: Option.match(session, { onNone: () => "", onSome: ({ token }) => token }),
          merchant: acting === "" ? current.siteMerchant : yield* current.merchant,
          language: yield* storage.get(storageItems.language),
          isStandalone,
          loginKey: whitelabel?.loginKey ?? "",
        }
      }),
      // Many calls may fail at once; only the first failure ends the session (open point 52).
      reportOver: (token) =>
        Effect.flatMap(current.get, (session) =>
          Option.exists(session, (held) => held.token === token) ? current.over : Effect.void,
        ),
    })
  }),
)

// The failure of a request that is not sent, because its session has ended.
const notSent = Failure.Refused({ code: "not_logged_in", captcha: false })
