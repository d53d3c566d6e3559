import { Context, Effect, Layer, Option } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as Merchant from "#domain/Merchant.ts"
import { accountOf, type Session } from "#domain/Session.ts"
import { CurrentCaller } from "#gateway/Caller.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import { Device } from "#platform/Device.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

/** The cause of a session change. */
export type SessionChange =
  | "started"
  | "left"
  /** The session's data changed; the account is the same. */
  | "renewed"
  /** The backend rejects its token. */
  | "over"
  /** Another tab logged in or out. */
  | "elsewhere"

/**
 * The account that an effect runs for; empty for a guest, undefined for whichever account is stored.
 *
 * An account's request is sent with a token of that account, or not at all. A guest's request has no token, even if
 * another tab has just stored one.
 */
export const ActingAccount = Context.Reference<string | undefined>("h5/services/ActingAccount", {
  defaultValue: () => undefined,
})

/** The gateway's data of a free-play account. */
export interface TrialAccount {
  readonly userName: string
  readonly password: string
}

/** The visitor: a guest, or the stored session (spec §4 "Guest vs member"). */
export class CurrentSession extends Context.Service<
  CurrentSession,
  {
    readonly get: Effect.Effect<Option.Option<Session>>
    /** The merchant of every call: the session's, else the site's. */
    readonly merchant: Effect.Effect<string>
    /** The merchant of a guest's calls. */
    readonly siteMerchant: string
    /** Starts a session. Its login password is remembered when a change is forced. */
    readonly start: (session: Session, password?: string) => Effect.Effect<void>
    /** The password of a login that forces its change: in memory only, for this session only (decision 89). */
    readonly passwordInMemory: Effect.Effect<Option.Option<string>>
    readonly dropHeldPassword: Effect.Effect<void>
    /** The account of a free-play session, in memory only; its name survives a reload (spec §3 "Auth state"). */
    readonly trialAccount: Effect.Effect<Option.Option<TrialAccount>>
    readonly keepTrialAccount: (account: TrialAccount) => Effect.Effect<void>
    /** Ends the forced change and clears the remembered password. */
    readonly passwordChanged: Effect.Effect<void>
    /**
     * Removes the session and the remembered login from the device, and turns auto-login off.
     * Returns the removed session. Other tabs become a guest's at once, this tab by `left`.
     */
    readonly leave: Effect.Effect<Option.Option<Session>>
    /** Removes the session from the device and keeps the remembered login. Returns the removed session. */
    readonly drop: Effect.Effect<Option.Option<Session>>
    /** Ends the session in this tab, unless another session started since `leave`. */
    readonly left: Effect.Effect<void>
    /** Removes a session that the backend rejects, and all values of this tab. */
    readonly over: Effect.Effect<void>
    /** Calls back on every change, in order. Returns an unsubscribe function. */
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
        Effect.sync(() => [...listeners].forEach((listener) => listener(change)))

      const site = Merchant.resolve(yield* storage.get(slots.testMerchant), host, yield* CurrentDeployment)
      yield* storage.set(slots.merchant, site)
      const get = Effect.map(storage.get(slots.session), Option.fromNullishOr)

      const held = makeHeld()
      const trial = makeTrial(storage)
      const empty = Effect.all([held.drop, trial.drop, storage.clearTab])
      const tab = makeTab(storage, empty)

      yield* Effect.flatMap(get, tab.own)
      const elsewhere = Effect.gen(function* () {
        const session = yield* get
        yield* Option.isSome(session) ? tab.own(session) : empty
        yield* tell("elsewhere")
      })
      const stop = storage.watch(slots.session, () => Effect.runSync(elsewhere))
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
        ...changesOf({ storage, get, tab, empty, tell, held, trial }),
        watch: (listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      })
    }),
  )
}

interface Parts {
  readonly storage: Storage["Service"]
  readonly get: Effect.Effect<Option.Option<Session>>
  readonly tab: ReturnType<typeof makeTab>
  /** Clears all values of the tab. */
  readonly empty: Effect.Effect<unknown>
  readonly tell: (change: SessionChange) => Effect.Effect<void>
  readonly held: ReturnType<typeof makeHeld>
  readonly trial: ReturnType<typeof makeTrial>
}

/** The operations that start, change or end the session. */
const changesOf = ({ storage, get, tab, empty, tell, held, trial }: Parts) => {
  const forget = Effect.all([storage.remove(slots.session), storage.remove(slots.token), empty])
  const drop = Effect.tap(get, forget)
  return {
    start: (session: Session, password = "") =>
      Effect.all([
        tab.own(Option.some(session)),
        held.hold(session, password),
        trial.drop,
        storage.set(slots.session, session),
        storage.set(slots.token, session.token),
        tell("started"),
      ]),
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
    drop,
    leave: Effect.all([storage.set(slots.autoLogin, "0"), storage.remove(slots.remembered)]).pipe(
      Effect.andThen(drop),
    ),
    left: Effect.flatMap(get, (begun) =>
      Option.isSome(begun) ? Effect.void : Effect.andThen(empty, tell("left")),
    ),
    over: Effect.gen(function* () {
      const session = yield* get
      yield* forget
      // The return page is stored after this, for the same account only.
      yield* tab.own(session)
      yield* tell("over")
    }),
  }
}

/** The tab's storage, which contains the data of one account at a time. */
const makeTab = (storage: Storage["Service"], empty: Effect.Effect<unknown>) => ({
  /** Clears another account's data, then assigns the tab to the session's account. */
  own: Effect.fnUntraced(function* (session: Option.Option<Session>) {
    if (Option.isNone(session)) return
    const account = accountOf(session.value)
    const owner = yield* storage.get(slots.tabOwner)
    if (owner !== "" && owner !== account) yield* empty
    yield* storage.set(slots.tabOwner, account)
  }),
})

/** The remembered password: a variable only, because it must not survive the page, nor be stored or logged. */
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

/** The trial account: it contains a password, so it is a variable too. */
const makeTrial = (storage: Storage["Service"]) => {
  let stored: TrialAccount | undefined
  const set = (account: TrialAccount | undefined) =>
    Effect.sync(() => {
      stored = account
    })
  return {
    keep: (account: TrialAccount) =>
      Effect.andThen(set(account), storage.set(slots.trialName, account.userName)),
    drop: set(undefined),
    get: Effect.sync(() => Option.fromNullishOr(stored)),
  }
}

/** The caller of every request: the session, its merchant, the language and the key for secrets. */
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
        const whitelabel = yield* storage.get(slots.whitelabel)
        const { isStandalone } = yield* device.platform
        return {
          token: Option.match(session, { onNone: () => "", onSome: ({ token }) => token }),
          merchant: acting === "" ? current.siteMerchant : yield* current.merchant,
          language: yield* storage.get(slots.language),
          isStandalone,
          loginKey: whitelabel?.loginKey ?? "",
        }
      }),
      // Many calls may fail at once; only the first one ends the session (decision 52).
      reportOver: (token) =>
        Effect.flatMap(current.get, (session) =>
          Option.exists(session, (held) => held.token === token) ? current.over : Effect.void,
        ),
    })
  }),
)

/** The session of the request no longer exists. */
const notSent = Failure.Refused({ code: "not_logged_in", captcha: false })
