import { Context, Effect, Layer, Logger, type Scope } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { assert, describe, it } from "vitest"

import { Failure } from "#domain/Failure.ts"
import { restrictionOf } from "#domain/protection/PlayPermission.ts"
import { takeBreak } from "#gateway/calls/protection/protection.ts"
import { Transport } from "#gateway/Transport.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"
import { Protections } from "#services/protection/Protections.ts"
import { openTestServices, sessionOf, settled, withClockSet } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"

const minute = 60_000
const day = 24 * 60 * minute
/** The first account has a limit of the play session. */
const limited = { minutes: 15, endsAt: 15 * minute, closedUntil: 45 * minute }

const kinds = ["right", "late", "lost", "html", "empty", "no limits", "odd session"] as const
type Kind = (typeof kinds)[number]

const untold = { at: 0, isRestricted: false, isOpen: false, hasLimit: false, hasEnded: false }

interface Stated {
  readonly isLimited: boolean
  readonly isKept: boolean
  readonly isOdd: boolean
}

const sessionOfTold = (told: typeof untold, now: number, { isLimited, isKept, isOdd }: Stated) => {
  if (isLimited) return { hasLimit: true, hasEnded: limited.endsAt <= now }
  const isOver = isOdd && told.hasEnded && limited.closedUntil <= now
  return isKept && !isOver
    ? { hasLimit: told.hasLimit, hasEnded: told.hasEnded }
    : { hasLimit: false, hasEnded: false }
}

interface State {
  now: number
  kind: Kind
  account: number
  isOnline: boolean
  // Is what the device knows of its account, worked out without the rules under test.
  told: typeof untold
}

const makeGateway = () => {
  const accounts = [
    { break: 0, exclusion: 0 },
    { break: 0, exclusion: 0 },
  ]
  const state: State = { now: 0, kind: "right", account: 0, isOnline: true, told: untold }
  const truthOf = (account: number) => {
    const { break: pause = 0, exclusion = 0 } = accounts[account] ?? {}
    return {
      now: state.now,
      limits: [],
      ...(pause > state.now ? { break: { until: pause } } : {}),
      ...(exclusion > state.now ? { exclusion: { until: exclusion } } : {}),
      ...(account === 0 && state.now < limited.closedUntil ? { since: 0, session: limited } : {}),
    }
  }
  const tell = (truth: ReturnType<typeof truthOf>, isWhole: boolean, isOdd: boolean) => {
    const { told } = state
    if (truth.now < told.at) return
    const isRestricted = "break" in truth || "exclusion" in truth
    const isLimited = "session" in truth && !isOdd
    state.told = {
      at: isWhole || isRestricted || isLimited ? truth.now : told.at,
      isRestricted: isRestricted || (!isWhole && told.isRestricted),
      isOpen: isWhole && !isRestricted,
      ...sessionOfTold(told, truth.now, { isLimited, isKept: isOdd || !isWhole, isOdd }),
    }
  }
  const carry = Effect.fnUntraced(function* (account: number) {
    const { kind: sent, isOnline } = state
    const truth = truthOf(account)
    if (!isOnline || sent === "lost") return yield* Effect.fail(Failure.Unreachable())
    if (sent === "late") yield* Effect.sleep("5 seconds")
    if (sent === "html") return "<html>"
    const isTold = account === state.account && sent !== "empty"
    if (isTold) tell(truth, sent !== "no limits", sent === "odd session")
    const odd = { "no limits": { limits: 7 }, "odd session": { session: 7 } }[String(sent)]
    return JSON.stringify({ success: true, value: sent === "empty" ? {} : { ...truth, ...odd } })
  })
  return { accounts, state, truthOf, carry }
}

const start = Effect.fnUntraced(function* () {
  const gateway = makeGateway()
  const { accounts, state } = gateway
  const transport = Layer.succeed(Transport)({
    carry: Effect.fnUntraced(function* ({ path, headers }) {
      const account = headers["Authorization"] === sessionOf(1).token ? 1 : 0
      const own = accounts[account]
      if (path === takeBreak.path && own !== undefined && state.isOnline) own.break = state.now + day
      return { status: 200, body: yield* gateway.carry(account) }
    }),
  })
  const browser = openBrowser()
  const places = [browser.newTab(), browser.newTab()]
  const load = Effect.forEach(
    places,
    Effect.fnUntraced(function* (place) {
      const services = yield* openTestServices({ ...place, transport, online: state.isOnline })
      const built = yield* Effect.provideContext(Layer.build(Protections.layer), services.context)
      return { ...services, protections: Context.get(built, Protections) }
    }),
  )
  places[0]?.areas.local.setItem("MC_SESSION_INFO", JSON.stringify(sessionOf(0)))
  return { ...gateway, load, run: { tabs: yield* load, shift: 0 } }
})

type App = Effect.Success<ReturnType<typeof start>>
type Act = (app: App, tab: App["run"]["tabs"][number]) => Effect.Effect<unknown, unknown, Scope.Scope>

const does =
  (change: (app: App, tab: App["run"]["tabs"][number]) => unknown): Act =>
  (app, tab) =>
    Effect.sync(() => change(app, tab))

const passes =
  (time: number): Act =>
  ({ state }) => {
    state.now += time
    return TestClock.adjust(time)
  }

const asks: Act = (_, { protections }) => Effect.forkChild(Effect.ignore(protections.refresh))

const reloads: Act = (app) => Effect.map(app.load, (tabs) => Object.assign(app.run, { tabs }))

const acts: Readonly<Record<string, Act>> = {
  ...Object.fromEntries(
    kinds.map((kind): [string, Act] => [
      kind,
      (app, tab) => {
        app.state.kind = kind
        return asks(app, tab)
      },
    ]),
  ),
  break: does(({ accounts, state }) =>
    Object.assign(accounts[state.account] ?? {}, { break: state.now + day }),
  ),
  exclusion: does(({ accounts, state }) =>
    Object.assign(accounts[state.account] ?? {}, { exclusion: state.now + 2 * day }),
  ),
  "own break": (_, { protections }) => Effect.forkChild(Effect.ignore(protections.takeBreak(24))),
  refusal: ({ state, truthOf }, { protections }) => {
    const { break: pause } = truthOf(state.account)
    if (pause === undefined) return Effect.void
    const refusal = Failure.Refused({ code: "on_break", captcha: false, value: pause })
    // A refusal has the device's time, so an older response is ignored unless the device's clock is wrong too.
    return Effect.flatMap(protections.now, (now) => {
      state.told = { ...state.told, at: Math.max(state.told.at, now), isRestricted: true, isOpen: false }
      return Effect.forkChild(protections.refused(refusal))
    })
  },
  "16 minutes": passes(16 * minute),
  "25 hours": passes(25 * 60 * minute),
  switch: ({ state }, { of }) => {
    state.account = 1 - state.account
    state.told = untold
    return of(CurrentSession).start(sessionOf(state.account))
  },
  reload: reloads,
  // An older version of the app stored other fields.
  update: (app, tab) => {
    const { local } = tab.areas
    const stored: unknown = JSON.parse(local.getItem(playStateItem.key) ?? "{}")
    const { check: _, since: __, limits: ___, ...older } = Object(stored)
    if (stored !== null) local.setItem(playStateItem.key, JSON.stringify({ ...older, hasChecks: true }))
    return reloads(app, tab)
  },
  online: does(({ state, run }) => {
    state.isOnline = true
    run.tabs.forEach(({ device }) => device.tell("online"))
  }),
  offline: does(({ state, run }) => {
    state.isOnline = false
    run.tabs.forEach(({ device }) => device.tell("offline"))
  }),
  "clock set back": does(({ run }) => (run.shift -= 48)),
}

const look = Effect.fnUntraced(function* ({ state, run: { tabs } }: App, after: string) {
  for (const { protections } of tabs) {
    yield* protections.pass(true)
    const { hasLimit, hasEnded } = state.told
    const isOver = hasEnded || (hasLimit && limited.endsAt <= (yield* protections.now))
    state.told = { ...state.told, hasEnded: isOver }
  }
  for (const { protections } of tabs) {
    const permission = yield* protections.permission
    const isEnded = (yield* protections.session)._tag === "ended"
    const { isRestricted, isOpen, hasEnded } = state.told
    const shown = { isRestricted: restrictionOf(permission) !== undefined, isEnded }
    assert.deepStrictEqual(shown, { isRestricted, isEnded: hasEnded }, after)
    if (permission._tag === "open") assert.isTrue(isOpen, after)
  }
})

const follow = Effect.fnUntraced(function* (sequence: ReadonlyArray<readonly [name: string, tab: 0 | 1]>) {
  const app = yield* start()
  for (const [name, at] of sequence) {
    const tab = app.run.tabs[at]
    const act = acts[name]
    if (tab === undefined || act === undefined) continue
    yield* passes(1_000)(app, tab)
    yield* withClockSet(app.run.shift)(act(app, tab))
    yield* settled
    yield* withClockSet(app.run.shift)(look(app, name))
  }
})

describe("play permission of a device", () => {
  it("follows the last thing that the gateway has told, in every sequence of events and responses", async () => {
    const end = ["online", "25 hours", "25 hours", "right", "16 minutes", "right"].map(
      (name) => [name, 0] as const,
    )
    const step = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.constantFrom(0, 1))
    const property = fc.asyncProperty(fc.array(step, { maxLength: 15 }), (steps) => {
      const run = Effect.scoped(follow([...steps, ...end]))
      return Effect.runPromise(Effect.provide(run, [TestClock.layer(), Logger.layer([])]))
    })
    const { failed, counterexample } = await fc.check(property)
    assert.isFalse(failed, JSON.stringify(counterexample))
  })
})
