import { assert, describe, it } from "@effect/vitest"

import { Command, Event, machine, State } from "#machines/SmsCode.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const now = 1_700_000_000_000
const target = { mobile: "9175551000", countryDialingCode: "63" }
const pressed = Event.FetchPressed({ target })
const proved = Event.Proved({ proof: "proof" })
const sent = Event.Sent({ expirationTime: now + 45_000, now })
const failed = Event.SendFailed({ message: { key: "no_permission" } })
const at = (seconds: number) => Event.Ticked({ now: now + seconds * 1000 })

const told = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

const seconds = (...path: ReadonlyArray<Event>) => {
  const { state } = follow(machine, path)
  return state._tag === "Counting" ? state.countdown.seconds : state._tag
}

describe("the stories of a code", () => {
  it("[RG-09] is sent with the proof, and not before it", () => {
    assert.deepStrictEqual(told(pressed).commands, ["AskProof"])
    const { commands } = follow(machine, [pressed, proved])
    assert.deepStrictEqual(commands[1], Command.Send({ target, proof: "proof" }))
  })

  it("[RG-09] a proof that is cancelled sends nothing and says nothing", () => {
    assert.deepStrictEqual(told(pressed, Event.ProofCancelled()), {
      state: State.Idle(),
      commands: ["AskProof"],
    })
  })

  it("a proof that cannot be had is told", () => {
    const { state, commands } = follow(machine, [pressed, Event.ProofUnavailable()])
    assert.deepStrictEqual(state, State.Idle())
    assert.deepStrictEqual(commands[1], Command.Say({ message: { key: "proof_unavailable" } }))
  })

  it("a code that is not sent is told, and may be asked for again", () => {
    const { state, commands } = told(pressed, proved, failed)
    assert.deepStrictEqual(state, State.Idle())
    assert.deepStrictEqual(commands, ["AskProof", "Send", "Say"])
  })

  it("[RG-13, RG-11] counts from 60, then what is left until expirationTime", () => {
    assert.strictEqual(seconds(pressed, proved, sent), 60)
    assert.strictEqual(seconds(pressed, proved, sent, at(0.5)), 45)
    assert.strictEqual(seconds(pressed, proved, sent, at(10)), 35)
    assert.strictEqual(seconds(pressed, proved, sent, at(10), at(44.4)), 1)
  })

  it("at its end another one may be asked for", () => {
    assert.deepStrictEqual(told(pressed, proved, sent, at(0.5), at(45)), {
      state: State.Idle(),
      commands: ["AskProof", "Send", "SaySent", "Tick", "Tick"],
    })
    assert.strictEqual(seconds(pressed, proved, sent, at(45), pressed), "Proving")
  })

  it("while it counts no other one can be asked for", () => {
    assert.strictEqual(seconds(pressed, proved, sent, pressed), 60)
  })
})

describe("every run of a code", () => {
  const events = [
    pressed,
    proved,
    Event.ProofCancelled(),
    Event.ProofUnavailable(),
    sent,
    Event.Sent({ expirationTime: now - 1, now }),
    failed,
    at(1),
    at(3600),
    at(-3600),
  ]
  const runs = [...explore(machine, events, 5)]

  it("never has two codes on their way", () => {
    const broken = breaking(runs, ({ steps }) => {
      let waiting = 0
      return steps.every(({ event, commands, before }) => {
        if (before._tag === "Sending" && (event._tag === "Sent" || event._tag === "SendFailed")) waiting = 0
        waiting += count(commands, "Send")
        return waiting <= 1
      })
    })
    assert.isEmpty(broken)
  })

  it("sends nothing without a proof", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, commands }) =>
        count(commands, "Send") === 0 || (before._tag === "Proving" && event._tag === "Proved"),
    )
    assert.isEmpty(broken)
  })

  it("ticks while it counts and at no other time, once at a time", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, state, commands }) =>
        count(commands, "Tick") ===
        (state._tag === "Counting" && (before._tag !== "Counting" || event._tag === "Ticked") ? 1 : 0),
    )
    assert.isEmpty(broken)
  })

  it("a countdown ends, whatever the clock does meanwhile", () => {
    const later = Event.Ticked({ now: now + 3_600_000 + 600_000 })
    const broken = runs.filter(
      ({ state }) => state._tag === "Counting" && machine.step(state, later).state._tag === "Counting",
    )
    assert.isEmpty(broken)
  })
})
