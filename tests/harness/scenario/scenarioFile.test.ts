import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"

import { memoryKeys } from "#fixtures/stateStore.ts"
import { demoPassword } from "#fixtures/personas.ts"
import * as account from "#gateway/calls/entry/account.ts"
import * as security from "#gateway/calls/account/security.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import * as records from "#gateway/calls/records/accountRecord.ts"
import * as ScenarioFile from "#harness/scenario/scenarioFile.ts"
import { memoryAreas } from "#platform/Storage.ts"
import { connectAs, type GatewayClient } from "#tests/support/gatewayClient.ts"

const every = { startDate: "", endDate: "", pageNo: 1, pageSize: 10_000 }
const newPassword = "secretnew1"
const cardNumber = "4929123456781234"

const ready = (...of: Parameters<typeof connectAs>) =>
  Effect.tap(connectAs(...of), (client) =>
    Effect.map(client.send(whitelabel, {}), ({ loginKey }) => client.caller.set({ loginKey })),
  )

const wrongLogin = ({ send }: GatewayClient) =>
  Effect.map(
    Effect.flip(send(account.login, { username: "trial4", password: "wrong000", type: "username" })),
    ({ reason }) => reason,
  )

/** A world after some actions of a member. */
const acted = Effect.gen(function* () {
  const client = yield* ready("0")
  yield* client.send(depositManual, {
    vendor: "JADEBANK",
    bankCode: "MANUAL-JADEBANK",
    amount: 500,
    requestId: "r1",
  })
  yield* client.send(security.addBankCard, {
    bankCode: "JADEBANK",
    cardNumber,
    payeeName: "Maria Santos",
    paymentPassword: "246810",
  })
  yield* client.send(account.changePassword, {
    oldPassword: demoPassword,
    newPassword,
    confirmNewPassword: newPassword,
  })
  for (const _ of [1, 2, 3]) yield* wrongLogin(client)
  return client
})

const fileOf = ({ world }: GatewayClient): string =>
  ScenarioFile.write({ page: "/m/withdraw", scenario: "persona:0", gateway: world.sharedState() })

describe("a scenario file", () => {
  it.effect("restores in a new gateway the changes that players made, and all accounts can log in", () =>
    Effect.gen(function* () {
      const before = yield* acted
      const file = ScenarioFile.read(fileOf(before))
      assert.isTrue(Result.isSuccess(file))
      if (Result.isFailure(file)) return
      assert.strictEqual(file.success.page, "/m/withdraw")
      const memory = memoryAreas().local
      memory.setItem(memoryKeys.deeds, file.success.deeds)
      const after = yield* ready("0", {}, { memory })
      const { content } = yield* after.send(records.deposits, every)
      assert.include(content[0], { amount: 500 })
      assert.lengthOf(yield* after.send(security.bankCards, {}), 3)
      assert.isTrue((yield* after.send(security.hasPaymentPassword, {})).has)
      const login = { username: "member0", password: demoPassword, type: "username" } as const
      assert.strictEqual((yield* after.send(account.login, login)).type, 0)
      assert.deepInclude(yield* wrongLogin(after), { _tag: "Refused", code: "captcha_wrong", captcha: true })
    }),
  )

  it.effect("contains no password, token, security answer or card number", () =>
    Effect.gen(function* () {
      const client = yield* acted
      const text = fileOf(client)
      for (const secret of [newPassword, demoPassword, "246810", cardNumber, "token", "answers"])
        assert.notInclude(text, secret)
      assert.include(text, "•••• 1234")
    }),
  )

  it.effect("is refused with a reason if the file is of another kind", () =>
    Effect.gen(function* () {
      const good = fileOf(yield* ready("0"))
      const reasonOf = (text: string) => Result.getOrElse(Result.flip(ScenarioFile.read(text)), () => "")
      assert.strictEqual(reasonOf(good), "")
      for (const other of [
        "PNG",
        '{"private":true}',
        "[]",
        good.replace('"/m/withdraw"', '"//evil.example"'),
      ])
        assert.include(reasonOf(other), "This is no scenario file")
      assert.include(reasonOf(good.replace('"members"', '"people"')), "of another version")
    }),
  )
})
