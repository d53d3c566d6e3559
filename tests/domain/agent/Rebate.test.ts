import { describe, expect, it } from "vitest"

import * as NewDownline from "#domain/agent/NewDownline.ts"
import * as Rebate from "#domain/agent/Rebate.ts"

const setting = (change: Partial<Rebate.RebateSetting> = {}): Rebate.RebateSetting => ({
  product: "RNG",
  min: 0,
  max: 1.2,
  step: 0.1,
  own: 1,
  ...change,
})

describe("rebate rates", () => {
  it("[RO-11] the highest rebate rate is limited by the rates of the agent, the group and the merchant", () => {
    const [quota] = Rebate.quotas([setting({ own: 1.2 })], [setting()], [setting({ max: 0.8, min: 0.2 })])
    expect(quota).toEqual({ product: "RNG", min: 0.2, most: 0.8, step: 0.1 })
    expect(Rebate.quotas([setting({ own: 0.3 })], [setting()])).toMatchObject([{ most: 0.3 }])
  })

  it("rebate rates are offered in steps up to the highest rate, without rounding errors", () => {
    expect(Rebate.choices({ product: "RNG", min: 0, most: 0.3, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3])
    expect(Rebate.choices({ product: "RNG", min: 0, most: 0.25, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.25])
    expect(Rebate.choices({ product: "RNG", min: 1, most: 1, step: 0.1 })).toEqual([1])
    expect(Rebate.choices({ product: "RNG", min: 0, most: 90, step: 0.001 })).toHaveLength(101)
  })

  it.for([
    [{ min: 0.5, max: 0.2, own: 0.1 }, [0.5]],
    [{ step: 0, own: 0.1 }, [0, 0.1]],
    [{ step: -1, own: 0.1 }, [0, 0.1]],
    [{ min: -1, own: 0.1 }, [0, 0.1]],
  ] as const)("the invalid rebate settings %j still offer at least one rate", ([change, choices]) => {
    expect(Rebate.quotas([setting(change)]).map(Rebate.choices)).toEqual([choices])
  })

  it("the rebate form starts with the account's own rates if they are allowed, else with the lowest rates", () => {
    const quotas = Rebate.quotas([setting(), setting({ product: "LIVE", own: 0.5 })])
    expect(Rebate.ratesOf(quotas, { RNG: 0.4, LIVE: 0.9, FISH: 1 })).toEqual({ RNG: 0.4, LIVE: 0 })
    expect(Rebate.isWithin(quotas, { RNG: 0.4 })).toBe(false)
    expect(Rebate.isWithin(quotas, { RNG: 0.4, LIVE: 0.5 })).toBe(true)
    expect(Rebate.isWithin(quotas, { RNG: 1.1, LIVE: 0.5 })).toBe(false)
  })
})

describe("form that opens an account", () => {
  const quotas = Rebate.quotas([setting()])
  const good: NewDownline.Typed = { account: "newbie01", password: "secret1", type: 0, rebates: { RNG: 0.5 } }
  const check = (change: Partial<NewDownline.Typed>) =>
    NewDownline.check({ ...good, ...change }, { patterns: {} }, quotas)

  it("[RO-11][ER-28] the account form shows an error for each invalid field", () => {
    expect(check({})).toEqual({})
    expect(check({ account: "a b" })).toEqual({ account: "check_username" })
    expect(check({ password: "1" })).toEqual({ password: "check_password" })
    expect(check({ rebates: { RNG: 1.1 } })).toEqual({ rebates: "rate_too_high" })
    expect(check({ account: "" })).toEqual({ account: "check_username" })
  })
})
