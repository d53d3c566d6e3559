import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as MemberType from "#domain/MemberType.ts"
import { good } from "#fixtures/machines/Registration.ts"
import { freePlay, login, logout, trialUser } from "#gateway/calls/entry/account.ts"
import { register } from "#gateway/calls/entry/registration.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { Registrations } from "#services/entry/Registrations.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { settled } from "#tests/support/services.ts"

import { openWithKey } from "../openWithKey.ts"

const typed = { username: "neo", password: "secret1", captcha: "", countryDialingCode: "" }

const started = (type: number) => ({
  value: { token: "T-9", id: "9", userName: "neo", type, firstTimeLogin: false, merchantCode: "m" },
})

const logInAt = Effect.fnUntraced(function* (siteAccountType: MemberType.SiteAccountType, type: number) {
  const script = { [login.path]: started(type), [logout.path]: { value: null } }
  const services = yield* openWithKey({ script }, { siteAccountType })
  yield* services.of(Whitelabels).refresh
  const outcome = yield* services
    .of(Accounts)
    .logIn("username", typed, true)
    .pipe(Effect.match({ onSuccess: () => undefined, onFailure: ({ reason }) => reason }))
  yield* settled
  return { ...services, outcome }
})

describe("the account type of a site", () => {
  itEffect.each([
    ["RO-13", "member", 9, "not_member"],
    ["RO-14", "agent", 0, "not_agent"],
  ] as const)("[%s] a %s site refuses a login of type %s", function* ([_row, site, type, code]) {
    const { outcome, fake, areas } = yield* logInAt(site, type)
    assert.deepStrictEqual(outcome, Failure.Refused({ code, captcha: false }))
    assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
    assert.isNull(areas.local.getItem("remPass"))
    const [ended] = fake.requestsTo(logout.path)
    assert.deepStrictEqual(JSON.parse(ended?.body ?? "{}"), { token: "T-9" })
  })

  itEffect.each([
    ["RO-13", "member", 9, "not_member"],
    ["RO-14", "agent", 0, "not_agent"],
  ] as const)(
    "[%s] a site for %s accounts starts no session of type %s after a registration",
    function* ([_row, siteAccountType, type, code]) {
      const script = { [register.path]: started(type), [logout.path]: { value: null } }
      const { of, fake, areas } = yield* openWithKey({ script }, { siteAccountType })
      const { reason } = yield* Effect.flip(of(Registrations).register(good, "proof"))
      yield* settled
      assert.deepInclude(reason, { _tag: "Refused", code })
      assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
      assert.lengthOf(fake.requestsTo(logout.path), 1)
    },
  )

  itEffect(
    "[RO-14] a site for agents starts no session for a member who logs in through a provider",
    function* () {
      const script = { [login.path]: started(0), [logout.path]: { value: null } }
      const { of, fake, areas } = yield* openWithKey({ script }, { siteAccountType: "agent" })
      const credentials = { provider: "google", idToken: "ID-1", captcha: "" } as const
      const { reason } = yield* Effect.flip(of(Accounts).logInWith(credentials))
      yield* settled
      assert.deepInclude(reason, { _tag: "Refused", code: "not_agent" })
      assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
      assert.lengthOf(fake.requestsTo(logout.path), 1)
    },
  )

  itEffect("[RO-14] a site for agents starts no free play", function* () {
    const trial = { token: "T-4", userName: "trial77", customerType: 4 }
    const script = { [freePlay.path]: { value: trial }, [logout.path]: { value: null } }
    const { of, fake, areas } = yield* openWithKey({ script }, { siteAccountType: "agent" })
    const { reason } = yield* Effect.flip(of(Accounts).playFree(""))
    yield* settled
    assert.deepInclude(reason, { _tag: "Refused", code: "not_agent" })
    assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
    assert.lengthOf(fake.requestsTo(logout.path), 1)
    assert.isEmpty(fake.requestsTo(trialUser.path))
  })
})
