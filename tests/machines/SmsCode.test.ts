import { assert, describe, it } from "@effect/vitest"

import { at, events, failed, now, pressed, verified, sent, target } from "#fixtures/machines/SmsCode.ts"
import { Command, Event, machine, State } from "#machines/SmsCode.ts"

import {
  count,
  everyTransitionKeeps,
  explore,
  follow,
  keepingWords,
  sendingTwice,
} from "../support/explore.ts"

/** An event sequence after the start, which resumes a kept countdown. */
const commandsAfter = (path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  assert.deepStrictEqual(commands[0], Command.Resume())
  return { state, commands: commands.slice(1) }
}

const tagsAfter = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = commandsAfter(path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

const seconds = (...path: ReadonlyArray<Event>) => {
  const { state } = follow(machine, path)
  return state._tag === "Counting" ? state.countdown.seconds : state._tag
}

describe("SMS code", () => {
  it("[RG-09] an SMS code is requested only after the human verification", () => {
    assert.deepStrictEqual(tagsAfter(pressed).commands, ["VerifyHuman"])
    const { commands } = commandsAfter([pressed, verified])
    assert.deepStrictEqual(commands[1], Command.Send({ target, verificationToken: "verificationToken" }))
  })

  it("[RG-09] a cancelled human verification sends no SMS code and shows no message", () => {
    assert.deepStrictEqual(tagsAfter(pressed, Event.VerificationCancelled()), {
      state: State.Idle(),
      commands: ["VerifyHuman"],
    })
  })

  it("an SMS code whose human verification is unavailable shows a message", () => {
    const { state, commands } = commandsAfter([pressed, Event.VerificationUnavailable()])
    assert.deepStrictEqual(state, State.Idle())
    assert.deepStrictEqual(commands[1], Command.ShowToast({ message: { key: "proof_unavailable" } }))
  })

  it("an SMS code that could not be sent shows a message and may be requested again", () => {
    const { state, commands } = tagsAfter(pressed, verified, failed)
    assert.deepStrictEqual(state, State.Idle())
    assert.deepStrictEqual(commands, ["VerifyHuman", "Send", "ShowToast"])
  })

  it("another SMS code can be requested when the countdown ends", () => {
    assert.deepStrictEqual(tagsAfter(pressed, verified, sent, at(0.5), at(45)), {
      state: State.Idle(),
      commands: ["VerifyHuman", "Send", "Keep", "ShowCodeSent", "Tick", "Tick"],
    })
    assert.strictEqual(seconds(pressed, verified, sent, at(45), pressed), "VerifyingHuman")
  })

  it("[RG-15] an SMS countdown that resumes shows the seconds left, and no countdown after its end", () => {
    const resumed = (later: number) =>
      Event.Resumed({ countdown: { endsAt: now + 45_000, seconds: 60 }, now: now + later * 1000 })
    assert.strictEqual(seconds(resumed(10)), 35)
    assert.strictEqual(seconds(resumed(45)), "Idle")
    assert.strictEqual(seconds(pressed, verified, sent, resumed(10)), 60)
  })

  it("no SMS code can be requested during the countdown", () => {
    assert.strictEqual(seconds(pressed, verified, sent, pressed), 60)
  })
})

describe("every event sequence of an SMS code", () => {
  const sequences = [...explore(machine, events, 5)]

  it("no event sequence of an SMS code has two requests in flight", () => {
    const broken = sendingTwice(
      sequences,
      "Send",
      ({ before, event }) =>
        before._tag === "Sending" && (event._tag === "Sent" || event._tag === "SendFailed"),
    )
    assert.isEmpty(broken)
  })

  everyTransitionKeeps(sequences, {
    "sends no code without human verification": ({ before, event, commands }) =>
      count(commands, "Send") === 0 || (before._tag === "VerifyingHuman" && event._tag === "Verified"),
    "has one timer during the countdown, and none otherwise": ({ before, event, state, commands }) =>
      count(commands, "Tick") ===
      (state._tag === "Counting" && (before._tag !== "Counting" || event._tag === "Ticked") ? 1 : 0),
  })

  it("no state of an SMS code contains the result of the human verification", () => {
    assert.isEmpty(keepingWords(sequences, ['"verificationToken"']))
  })

  it("every countdown of an SMS code ends, even when the device's clock changes", () => {
    const later = Event.Ticked({ now: now + 3_600_000 + 600_000 })
    const broken = sequences.filter(
      ({ state }) => state._tag === "Counting" && machine.transition(state, later).state._tag === "Counting",
    )
    assert.isEmpty(broken)
  })
})
