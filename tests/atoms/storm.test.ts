import { assert, describe, it } from "@effect/vitest"

import type { Atom } from "jotai"

import { teamTodayAtom } from "#atoms/agent/agentHome.ts"
import { awaitDrawAtom, closedIssuesAtom } from "#atoms/games/lotteries.ts"
import { awaitEndAtom, protectionAtom } from "#atoms/protection/protection.ts"
import { playSessionAtom, playSessionEndAtom, watchPlaySessionAtom } from "#atoms/protection/sessionLimit.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { followRainAtom } from "#atoms/promo/redRain.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { popularLotteries } from "#gateway/calls/games/lotteries.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"

import * as sample from "../domain/samples.ts"
import { type TestServicesOptions, sessionOf } from "../support/services.ts"
import { openStore, reads } from "../support/store.ts"
import type { ScriptedReply } from "../support/gatewayClient.ts"

const good: Readonly<Record<string, ScriptedReply>> = {
  [systemStatus.path]: { value: sample.bareStatus },
  [whitelabel.path]: { value: sample.bareWhitelabel },
  [memberInfo.path]: { value: sample.member },
  [memberWallet.path]: { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } },
  [inboxUnread.path]: { value: { unReadCount: 1 } },
  [chatUnread.path]: { value: { unReadCount: 1 } },
}

/** The app of a member, on a gateway that returns the same response to every call. */
const openOn = (reply: ScriptedReply, options: TestServicesOptions = {}) => {
  const script = Object.fromEntries(Object.keys(good).map((path) => [path, reply]))
  const app = openStore({ session: sessionOf(0), ...options, script: { ...script, ...options.script } })
  for (const atom of [sessionLifeAtom, lifecycleAtom, gateAtom, walletAtom, inboxUnreadAtom, chatUnreadAtom])
    reads(atom)(app.store)
  return app
}

describe("a gateway that fails", () => {
  it.each<ScriptedReply>([
    { status: 500 },
    { status: 503 },
    { status: 429 },
    { status: 503, retryAfter: "30" },
    { status: 429, retryAfter: "30" },
    "never",
    "unreachable",
    { text: "<html>" },
  ])(
    "when each response is %j, receives at most 6 requests per path in 10 s, and the page recovers in 40 s",
    async (reply) => {
      const { store, device, adjust, fake } = openOn(reply)
      await adjust(0)
      for (let turn = 0; turn < 20; turn++) {
        device.tell("shown")
        await adjust("500 millis")
      }
      for (const path of Object.keys(good)) assert.isAtMost(fake.requestsTo(path).length, 6, path)
      for (const [path, response] of Object.entries(good)) fake.respondWith(path, response)
      for (let second = 0; second < 40; second++) await adjust("1 second")
      assert.strictEqual(store.get(walletAtom)._tag, "Loaded")
      assert.strictEqual(store.get(gateAtom)._tag, "Open")
    },
  )
})

type App = ReturnType<typeof openOn>

const step = 100

/** Milliseconds from an event until a path gets its next request. */
const untilNext = async ({ fake, adjust }: App, path: string, startRequest = () => {}): Promise<number> => {
  const before = fake.requestsTo(path).length
  startRequest()
  let waited = 0
  for (; waited < 60_000 && fake.requestsTo(path).length === before; waited += step) await adjust(step)
  return waited
}

const recover = ({ fake }: App): void => {
  for (const [path, response] of Object.entries(good)) fake.respondWith(path, response)
}

/** What each of four clients measures; they differ in nothing but chance. */
const onClients = async (
  measure: (app: App) => Promise<number>,
  reply: ScriptedReply | undefined,
  script: TestServicesOptions["script"] = {},
): Promise<ReadonlyArray<number>> => {
  const measured: Array<number> = []
  for (const chance of [0.05, 0.35, 0.65, 0.95]) {
    const app = openOn(reply ?? "unreachable", {
      visitSeed: chance,
      random: chance,
      script: { ...(reply === undefined ? good : {}), ...script },
    })
    await app.adjust(0)
    measured.push(await measure(app))
    await app.stop()
  }
  return measured
}

/** That each client has a different moment, between two times, and that these fill a third of the span. */
const expectSpread = (moments: ReadonlyArray<number>, [from, to]: readonly [number, number]): void => {
  const text = moments.join(", ")
  assert.strictEqual(new Set(moments).size, moments.length, text)
  assert.isAtLeast(Math.min(...moments), from, text)
  assert.isAtMost(Math.max(...moments), to, text)
  assert.isAtLeast(Math.max(...moments) - Math.min(...moments), (to - from) / 3, text)
}

describe("many clients that react to the same event", () => {
  it("clients that receive `Retry-After` 30 s send their next requests within 6 s after the pause, each at a random time", async () => {
    const moments = await onClients((app) => untilNext(app, memberWallet.path), {
      status: 503,
      retryAfter: "30",
    })
    expectSpread(moments, [30_000, 36_100])
  })

  it("clients refetch at most 24 s after the gateway recovers from an outage, each at a random time", async () => {
    const moments = await onClients(
      async (app) => {
        for (let second = 0; second < 60; second++) await app.adjust("1 second")
        recover(app)
        return untilNext(app, memberWallet.path)
      },
      { status: 500 },
    )
    expectSpread(moments, [0, 24_100])
  })

  it("clients refetch within 2 s after their network returns, each at a random time", async () => {
    const moments = await onClients(async (app) => {
      app.device.tell("offline")
      await app.adjust("1 minute")
      return untilNext(app, memberWallet.path, () => app.device.tell("online"))
    }, undefined)
    expectSpread(moments, [0, 2000])
  })

  it("reads that wait for the network are sent within 2 s after the network returns, each client at a random time", async () => {
    const moments = await onClients(async (app) => {
      app.device.tell("offline")
      app.fake.respondWith(memberWallet.path, "unreachable")
      app.store.set(walletAtom.refetchAtom)
      await app.adjust("1 minute")
      recover(app)
      return untilNext(app, memberWallet.path, () => app.device.tell("online"))
    }, undefined)
    expectSpread(moments, [0, 2000])
  })

  it.each([
    ["the start", 60_000],
    ["the middle", 90_000],
    ["the end", 120_000],
  ])("clients refetch a red packet rain within 11 s after %s, each at a random time", async (_, turn) => {
    const rain = { title: "", startTime: 60_000, endTime: 120_000, received: [] }
    const moments = await onClients(
      async (app) => {
        reads(followRainAtom)(app.store)
        for (let second = 0; second < turn / 1000; second++) await app.adjust("1 second")
        return untilNext(app, redRain.path)
      },
      undefined,
      { [redRain.path]: { value: rain } },
    )
    expectSpread(moments, [0, 11_000])
  })
})

describe("a clock that disagrees with the responses", () => {
  it.each<[string, (index: number) => number]>([
    ["always a day ahead", () => 1],
    ["a day ahead in two of four responses", (index) => (index % 4 < 2 ? 0 : 1)],
  ])("and is %s starts no storm: time sends each call at most 10 times a minute", async (_, daysAhead) => {
    const day = 86_400_000
    const hour = day / 24
    const wallet = good[memberWallet.path]
    const replies = (value: unknown): ReadonlyArray<ScriptedReply> =>
      Array.from({ length: 4_000 }, (_, index) => {
        const body = JSON.stringify({ success: true, value })
        return { status: 200, body, date: new Date((10 + daysAhead(index)) * day).toUTCString() }
      })
    const rain = { title: "R", startTime: 10 * day + hour, endTime: 12 * day, received: [] }
    const session = { minutes: 60, endsAt: 10 * day + hour, closedUntil: 12 * day }
    const lottery = {
      gameId: 1,
      gameName: "L",
      vassalage: "LOTT",
      issue: 1,
      closeTime: 10 * day + hour,
      lastNumbers: [],
    }
    const script = {
      [redRain.path]: replies(rain),
      [protection.path]: replies({ now: 10 * day, since: 10 * day, limits: [], session }),
      [teamMembers.path]: replies({}),
      [popularLotteries.path]: replies([lottery]),
    }
    const { store, adjust, fake } = openOn(wallet ?? "unreachable", { script: { ...good, ...script } })
    for (const atom of [followRainAtom, protectionAtom, teamTodayAtom, closedIssuesAtom]) reads(atom)(store)
    // Starts again after a change, as an effect of a page does after its render.
    const effectOf = <A>(watched: Atom<A>, start: (value: A) => () => void) => {
      reads(watched)(store)
      let value = store.get(watched)
      let stop = start(value)
      return () => {
        if (value === store.get(watched)) return
        stop()
        value = store.get(watched)
        stop = start(value)
      }
    }
    const effects = [
      effectOf(playSessionAtom, (session) =>
        store.set(watchPlaySessionAtom, { session, isVisible: () => true }),
      ),
      effectOf(playSessionEndAtom, (end) =>
        end === undefined ? () => {} : store.set(awaitEndAtom, end.endsAt),
      ),
      effectOf(closedIssuesAtom, (closed) => (closed === "" ? () => {} : store.set(awaitDrawAtom))),
    ]
    await adjust(0)
    for (let turn = 0; turn < 600; turn++) {
      await adjust("100 millis")
      for (const render of effects) render()
    }
    for (const path of Object.keys(script)) assert.isAtMost(fake.requestsTo(path).length, 10, path)
  })
})
