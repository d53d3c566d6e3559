import { Effect } from "effect"

import { login } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import * as sample from "#tests/domain/samples.ts"
import { theLock } from "#tests/gateway/lock.ts"
import { type BenchOptions, openBench } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

export const response = {
  token: "T-9",
  userName: "neo",
  type: 0,
  firstTimeLogin: false,
  id: 9,
  merchantCode: "lantern",
}

export const openLogin = (reply: ScriptedReply = { value: response }, options: BenchOptions = {}) =>
  Effect.gen(function* () {
    const lock = yield* Effect.promise(theLock)
    const bench = yield* openBench({
      ...options,
      script: {
        [login.path]: reply,
        [whitelabel.path]: { value: { ...sample.bareWhitelabel, loginKey: lock.loginKey } },
        ...options.script,
      },
    })
    const payload = Effect.promise(() => lock.read(bench.fake.requestsTo(login.path).at(-1)))
    return { ...bench, payload, accounts: bench.of(Accounts) }
  })

export const stored = (areas: { local: { getItem: (key: string) => string | null } }, key: string) =>
  areas.local.getItem(key)
