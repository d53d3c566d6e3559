import { Effect } from "effect"

import { login } from "#gateway/calls/entry/account.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import type { TestServicesOptions } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

import { openWithKey } from "../openWithKey.ts"

export const response = {
  token: "T-9",
  userName: "neo",
  type: 0,
  firstTimeLogin: false,
  id: 9,
  merchantCode: "lantern",
}

export const openLogin = (reply: ScriptedReply = { value: response }, options: TestServicesOptions = {}) =>
  Effect.map(openWithKey({ ...options, script: { [login.path]: reply, ...options.script } }), (services) => ({
    ...services,
    payload: services.read(login.path),
    accounts: services.of(Accounts),
  }))

export const stored = (areas: { local: { getItem: (key: string) => string | null } }, key: string) =>
  areas.local.getItem(key)
