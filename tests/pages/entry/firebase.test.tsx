import { Effect } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { Failure } from "#domain/Failure.ts"
import { issue } from "#fixtures/logic/entry/firebase.ts"
import { login, sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { registerMobile } from "#gateway/calls/entry/registration.ts"
import type { Firebase } from "#platform/Firebase.ts"
import { IdentityFailed } from "#platform/identity.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { expectAt, expectLoggedIn, goToDetails } from "#tests/support/pageEntry.ts"
import { expectSaid, main, player } from "#tests/support/pagePlayer.ts"

const rightCode = "123456"

const refused = (code: string) => Failure.Refused({ code, captcha: false })

/** A Firebase that knows one code. What it did is in `order`; `fails` lets it refuse for a reason. */
const smsFirebase = () => {
  const order: Array<string> = []
  let reason: Failure | undefined
  const answer = <A,>(value: A, otherwise = reason) =>
    otherwise === undefined ? Effect.succeed(value) : Effect.fail(new IdentityFailed({ reason: otherwise }))
  const firebase: Partial<Firebase> = {
    sendCode: (_, mobile) =>
      Effect.suspend(() => {
        order.push(`send ${mobile}`)
        return answer(undefined)
      }),
    verifyCode: (_, mobile, code) =>
      Effect.suspend(() => {
        order.push(`verify ${mobile} ${code}`)
        const wrong = code === rightCode ? reason : refused("verification_code_error")
        return answer(issue({ phone: mobile }, Date.now()).idToken, wrong)
      }),
  }
  return {
    firebase,
    order,
    fails: (next?: Failure) => {
      reason = next
    },
  }
}

const timer = () => main().getByRole("timer")

const visitSms = async (options: VisitOptions = {}) => {
  const { firebase, order, fails } = smsFirebase()
  const settings = { firebase: true, modulesOff: ["VALID_CAPTCHA3"] } as const
  const visited = await visit({ path: paths.login, settings, firebase, ...options })
  await player.presses("Login with SMS code")
  await player.types("Mobile number", "09175551000")
  return { ...visited, order, failsWith: fails }
}

const fetchCode = async (): Promise<void> => {
  await player.presses("Fetch code")
  await expect.element(timer()).toBeVisible()
}

const logInBy = async (code: string): Promise<void> => {
  await player.types("SMS code", code)
  await player.presses("Login")
}

describe("login by Firebase's SMS code", () => {
  it("[EN-27] logs in without a code of the gateway", async () => {
    const { at, callsTo, order, world } = await visitSms()
    await fetchCode()
    await expectSaid("The code was sent", "status")
    expect(order).toEqual(["send +639175551000"])
    await logInBy(rightCode)
    await expectAt(at, paths.home)
    await expectLoggedIn()
    for (const call of [sendLoginCode, sendRegisterCode]) expect(callsTo(call)).toEqual([])
    expect(callsTo(login)).toHaveLength(1)
    expect(JSON.stringify(world.log.entries()), "no code in the log").not.toContain(rightCode)
  })

  it("refuses a wrong code without a request to the gateway, and accepts the right one", async () => {
    const { callsTo } = await visitSms()
    await fetchCode()
    await logInBy("000000")
    await expectSaid("Verification code error")
    expect(callsTo(login)).toEqual([])
    await logInBy(rightCode)
    await expectLoggedIn()
  })
})

describe("registration by mobile number with Firebase", () => {
  const fillNumber = async () => {
    const { firebase, order } = smsFirebase()
    const visited = await visit({
      path: paths.register,
      settings: { firebase: true, modulesOff: ["VALID_CAPTCHA3", "MOBILENUMPASSREG3"] },
      firebase,
    })
    await player.presses("Register with mobile number")
    await player.types("Mobile number", "9175550001")
    await fetchCode()
    return { ...visited, order }
  }

  const registersBy = async (code: string): Promise<void> => {
    await player.types("SMS code", code)
    await goToDetails()
    await player.presses("Register")
  }

  it("[RG-21] goes on with the right code after a wrong one", async () => {
    const { at, callsTo, order, world } = await fillNumber()
    await registersBy("000000")
    await expectSaid("Verification code error")
    expect(callsTo(registerMobile)).toEqual([])
    await registersBy(rightCode)
    await expectAt(at, paths.home)
    await expectLoggedIn("9175550001")
    expect(order.at(-1)).toBe(`verify +639175550001 ${rightCode}`)
    expect(callsTo(registerMobile)).toHaveLength(1)
    for (const call of [sendLoginCode, sendRegisterCode]) expect(callsTo(call)).toEqual([])
    expect(JSON.stringify(world.log.entries()), "no code in the log").not.toContain(rightCode)
  })
})
