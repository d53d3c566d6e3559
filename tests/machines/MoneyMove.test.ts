import { assert, describe, it } from "@effect/vitest"

import {
  confirmed,
  type Event,
  events,
  type Form,
  good,
  issued,
  left,
  machine,
  moved,
  notTaken,
  opened,
  over,
  recordOpened,
  refused,
  retry,
  retryWith,
  rules,
  settled,
  stored,
  submitted,
  superseded,
  unsettled,
  wrongWord,
} from "#fixtures/machines/MoneyMove.ts"
import * as MoneyMove from "#machines/moneyMove/MoneyMove.ts"
import type * as Model from "#machines/moneyMove/model.ts"

import {
  breakingTransition,
  count,
  everySequenceKeeps,
  everyTransitionKeeps,
  explore,
  follow,
} from "../support/explore.ts"

type State = Model.State<Form, string>
const other: Form = { amount: 200, word: "lantern" }

/** The machine after it read the device, which stored no money move. */
const form = { ...machine, initial: follow(machine, [opened]).state }

const to = (...path: ReadonlyArray<Event>) => follow(form, path)
const sending = [issued("a"), submitted(good), confirmed] as const
const sent = (path: ReadonlyArray<Event>) =>
  to(...path).commands.flatMap((command) => (command._tag === "Send" ? [command.request] : []))

describe("examples of a form that moves money", () => {
  it("a money move is confirmed, sent once, and finished with a receipt", () => {
    assert.strictEqual(to(issued("a"), submitted(good)).state._tag, "Confirming")
    const path = [...sending, confirmed, submitted(good), moved]
    assert.deepStrictEqual(to(...path).state, { _tag: "Done", formNumber: 0, receipt: "R1" })
    assert.deepStrictEqual(sent(path), [{ form: good, requestId: "a" }])
  })

  it("the first request of a money move is not marked as a repetition, and each retry is", () => {
    const first = to(...sending)
    assert.deepInclude(first.state, { _tag: "Sending", isRepeat: false, isRecordOpened: false })
    assert.deepStrictEqual(first.commands.at(-1), {
      _tag: "Send",
      request: { form: good, requestId: "a" },
      isRepeat: false,
    })
    const second = to(...sending, unsettled, retry)
    assert.deepInclude(second.state, { _tag: "Sending", isRepeat: true })
    assert.deepStrictEqual(second.commands.at(-1), {
      _tag: "Send",
      request: { form: good, requestId: "a" },
      isRepeat: true,
    })
  })

  it("a refused money move focuses the field that the gateway names, and a refusal without a field shows in the form", () => {
    assert.deepStrictEqual(to(...sending, wrongWord).commands.slice(-2), [
      { _tag: "IssueId" },
      { _tag: "FocusFirst", fields: ["word"] },
    ])
    const other = to(...sending, refused)
    assert.deepInclude(other.state, { _tag: "Editing", refusal: { key: "insufficient_balance" } })
    assert.deepStrictEqual(other.commands.at(-1), { _tag: "IssueId" })
  })

  it("a refused money move that has no form shows the refusal as a toast", () => {
    const none = { fields: [], check: () => ({}), fieldOf: () => undefined, fingerprint: () => "" }
    const bare = MoneyMove.machine<Form, never, string>(none)
    const message = { key: "insufficient_balance" } as const
    const { commands } = follow(bare, [
      { _tag: "StoredRead", stored: undefined },
      { _tag: "IdIssued", requestId: "a" },
      { _tag: "Submitted", form: good },
      { _tag: "Confirmed" },
      { _tag: "Refused", message },
    ])
    assert.deepStrictEqual(commands.at(-1), { _tag: "ShowToast", message })
  })

  it("a reopened page of a money move shows no refusal from before", () => {
    const { state } = to(...sending, left, refused, { _tag: "PageOpened" })
    assert.deepInclude(state, { _tag: "Editing", refusal: undefined })
  })

  it("a money move that the gateway did not process shows the reason, and a retry that the gateway did not process stays unsettled", () => {
    const message = { key: "too_many_requests" } as const
    const first = to(...sending, notTaken)
    assert.deepInclude(first.state, { _tag: "Editing", requestId: "a", refusal: message })
    const second = to(...sending, unsettled, retry, notTaken)
    assert.strictEqual(second.state._tag, "Unsettled")
    assert.deepStrictEqual(second.commands.at(-1), { _tag: "ShowToast", message })
  })

  it("keeps the player's input in a money form when the device turns out to have no stored money move", () => {
    assert.strictEqual(to(issued("a"), opened).state._tag, "Editing")
    assert.strictEqual(to(issued("a"), submitted(good), opened).state._tag, "Confirming")
    assert.deepInclude(to(issued("a"), issued("b")).state, { requestId: "a" })
    assert.strictEqual(follow(machine, [issued("a")]).state._tag, "Opening")
  })

  it("a finished money move ignores all events until the player leaves the page", () => {
    assert.strictEqual(to(...sending, moved, confirmed, refused).state._tag, "Done")
  })

  it("a retry of a money move sends the request unchanged, whatever the form contains", () => {
    const typed = to(...sending, unsettled, retryWith("other"))
    assert.deepInclude(typed.state, { request: { form: good, requestId: "a" } })
  })

  it("a money form requests an id when it opens, and sends nothing until the id arrives", () => {
    assert.deepStrictEqual(machine.start, [{ _tag: "ReadStored" }])
    assert.deepStrictEqual(follow(machine, [opened]).commands.at(-1), { _tag: "IssueId" })
    assert.strictEqual(to(submitted(good), confirmed).state._tag, "Editing")
  })

  it("a money form shows errors at invalid fields, focuses the first, and an edit clears a field's error", () => {
    const { state, commands } = to(issued("a"), submitted({ amount: 0, word: "" }))
    assert.deepInclude(state, {
      errors: { amount: { key: "field_required" }, word: { key: "enter_password" } },
    })
    assert.deepStrictEqual(commands.at(-1), { _tag: "FocusFirst", fields: ["amount", "word"] })
    const edited = to(issued("a"), submitted({ amount: 0, word: "" }), { _tag: "Edited", field: "amount" })
    assert.deepInclude(edited.state, { errors: { word: { key: "enter_password" } } })
  })

  it("a money move that the player does not confirm is not sent, and keeps its id", () => {
    const path = [issued("a"), submitted(good), { _tag: "Cancelled" }, submitted(other), confirmed] as const
    assert.deepStrictEqual(sent(path), [{ form: other, requestId: "a" }])
  })

  it("a refused money move shows the reason at its field, and the next attempt is a new request", () => {
    assert.deepInclude(to(...sending, refused).state, { refusal: { key: "insufficient_balance" } })
    assert.deepStrictEqual(to(...sending, wrongWord).state, {
      _tag: "Editing",
      formNumber: 0,
      requestId: undefined,
      errors: { word: { key: "payment_password_wrong" } },
      refusal: undefined,
    })
    const again = sent([...sending, wrongWord, issued("b"), submitted(other), confirmed])
    assert.deepStrictEqual(again, [
      { form: good, requestId: "a" },
      { form: other, requestId: "b" },
    ])
  })

  it("a money move without a response keeps its form, and a retry sends the same request", () => {
    assert.strictEqual(to(...sending, unsettled, submitted(other), confirmed).state._tag, "Unsettled")
    const path = [...sending, unsettled, retry, retry, unsettled, retry]
    assert.deepStrictEqual(sent(path), [
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
    ])
  })

  it("when the player leaves the page, a sent money move is kept without its password, and everything else is cleared", () => {
    for (const path of [sending, [...sending, unsettled]])
      assert.deepInclude(to(...path, left).state, {
        _tag: to(...path).state._tag,
        request: { form: { ...good, word: "" }, requestId: "a" },
      })
    assert.strictEqual(to(...sending, left, moved).state._tag, "Done")
    assert.deepStrictEqual(to(issued("a"), submitted(good), left).state, to(issued("a")).state)
    assert.deepStrictEqual(to(...sending, moved, left).state, to(...sending, moved, over).state)
    const refusedAndLeft = to(...sending, refused, left).state
    assert.deepInclude(refusedAndLeft, { _tag: "Editing", errors: {}, refusal: undefined })
  })

  it("a retry after the player has left the page requires the password, and sends the same request", () => {
    const path = [...sending, unsettled, left] as const
    assert.deepInclude(to(...path, retry).state, { _tag: "Unsettled", error: { key: "enter_password" } })
    assert.deepStrictEqual(sent([...path, retry, retryWith("lantern")]).at(-1), {
      form: good,
      requestId: "a",
    })
  })

  it("shows a deposit, withdrawal or transfer without a known outcome instead of the form when the page opens", () => {
    const { state } = follow(machine, [stored])
    assert.deepInclude(state, { _tag: "Unsettled", formNumber: 0, isRecordOpened: false })
    assert.strictEqual(to(stored, submitted(good), confirmed).state._tag, "Unsettled")
  })

  it("a money move sent in another tab replaces the form", () => {
    for (const path of [[], [issued("a"), submitted(good)]])
      assert.strictEqual(to(...path, stored).state._tag, "Unsettled")
    assert.deepStrictEqual(to(...sending, superseded).commands.at(-1), { _tag: "ReadStored" })
    assert.strictEqual(to(...sending, superseded, stored).state._tag, "Unsettled")
  })

  it("a money move settled in another tab leaves an empty form", () => {
    assert.deepInclude(to(stored, opened).state, { _tag: "Editing", formNumber: 1 })
  })

  it("the player can mark a money move as settled only after opening the account record", () => {
    assert.strictEqual(to(stored, settled).state._tag, "Unsettled")
    const { state, commands } = to(stored, recordOpened, settled)
    assert.deepStrictEqual(state, { _tag: "Opening", formNumber: 1 })
    assert.deepStrictEqual(commands.slice(-2), [
      { _tag: "MarkOpened", requestId: "k" },
      { _tag: "Forget", requestId: "k" },
    ])
  })

  it("a money form reopened after a finished money move is empty and requests a new id", () => {
    const { state, commands } = to(...sending, moved, over, opened)
    assert.deepInclude(state, { _tag: "Editing", formNumber: 1, requestId: undefined })
    assert.deepStrictEqual(commands.at(-1), { _tag: "IssueId" })
  })
})

describe("a money move that cannot be sent at once", () => {
  const untracked: Event = { _tag: "NotSent", why: "untracked" }
  const otherTab: Event = { _tag: "NotSent", why: "otherTab" }

  it.each(["untracked", "equal"] as const)(
    "a money move that is %s is sent only after the player confirms again",
    (why) => {
      const notSent: Event = { _tag: "NotSent", why }
      const asked = to(...sending, notSent)
      assert.deepInclude(asked.state, { _tag: "Confirming", obstacle: why })
      assert.strictEqual(count(asked.commands, "Send"), 1)
      const again = to(...sending, notSent, confirmed)
      assert.strictEqual(again.state._tag, "Sending")
      assert.deepStrictEqual(again.commands.at(-1), {
        _tag: "Send",
        request: { form: good, requestId: "a" },
        isRepeat: false,
        accepted: why,
      })
      assert.strictEqual(to(...sending, notSent, { _tag: "Cancelled" }).state._tag, "Editing")
    },
  )

  it("a money move whose page closed before it was sent shows the reason as a toast", () => {
    const { state, commands } = to(...sending, left, { _tag: "NotSent", why: "pageClosed" })
    assert.deepInclude(state, { _tag: "Editing", requestId: "a" })
    assert.deepStrictEqual(commands.at(-1), { _tag: "ShowToast", message: { key: "move_page_closed" } })
  })

  it("a retry after the gateway may have forgotten the id is sent only if the player accepts a second payment", () => {
    const refused = to(...sending, unsettled, retry, { _tag: "NotSent", why: "forgotten" })
    assert.strictEqual(refused.state._tag, "Unsettled")
    assert.deepStrictEqual(refused.commands.at(-1), {
      _tag: "ShowToast",
      message: { key: "second_payment" },
    })
    const accepted = to(...sending, unsettled, { _tag: "RetryPressed", isSecondAccepted: true })
    assert.deepInclude(accepted.commands.at(-1), { _tag: "Send", isRepeat: true, accepted: "forgotten" })
  })

  it("a money move blocked by another tab sends the same request when the player confirms again", () => {
    assert.deepInclude(to(...sending, otherTab).state, { _tag: "Confirming", obstacle: "otherTab" })
    assert.deepStrictEqual(sent([...sending, otherTab, confirmed]), [
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
    ])
    const second = to(...sending, unsettled, retry, otherTab)
    assert.strictEqual(second.state._tag, "Unsettled")
    assert.deepStrictEqual(second.commands.at(-1), { _tag: "ShowToast", message: { key: "other_tab_busy" } })
  })

  it("a money move that could not be sent shows no confirmation after the player has left the page", () => {
    const { state } = to(...sending, left, untracked)
    assert.deepInclude(state, { _tag: "Editing", requestId: "a", refusal: { key: "move_untracked" } })
    assert.strictEqual(to(...sending, untracked, { _tag: "PageOpened" }).state._tag, "Editing")
  })
})

describe("invariants of a form that moves money", () => {
  const sequences = [...explore(machine, events, 3)]
  /** From where money may have moved, so that the exploration reaches repeats, leaving and reloading. */
  const from = (start: ReturnType<typeof to>) => [
    ...explore({ ...machine, initial: start.state, start: start.commands }, events, 3),
  ]
  const later = [...from(to(...sending)), ...from(to(...sending, unsettled)), ...from(to(stored))]
  const all = [...sequences, ...from(to(issued("a"))), ...later]

  const idOf = (state: State) => {
    if (state._tag === "Editing") return state.requestId
    return "request" in state ? state.request.requestId : undefined
  }

  it("the event sequences for money forms include all sequences of up to three events, from five states", () => {
    const n = events.length
    assert.lengthOf(all, 5 * (1 + n + n ** 2 + n ** 3))
  })

  everyTransitionKeeps(all, {
    "sends only a confirmed request or an identical retry": ({ before, event, commands }) =>
      commands.every(
        (command) =>
          command._tag !== "Send" ||
          (event._tag === "Confirmed" &&
            before._tag === "Confirming" &&
            command.request === before.request &&
            !command.isRepeat) ||
          (event._tag === "RetryPressed" &&
            before._tag === "Unsettled" &&
            command.request.requestId === before.request.requestId &&
            command.request.form.amount === before.request.form.amount &&
            command.isRepeat),
      ),
    "never has two money moves in flight": ({ before, commands }) =>
      before._tag !== "Sending" || count(commands, "Send") === 0,
    "sends nothing without the password": ({ commands }) =>
      commands.every((command) => command._tag !== "Send" || command.request.form.word === "lantern"),
    "keeps no password after the player has left the page": ({ event, state }) =>
      event._tag !== "PageLeft" || !JSON.stringify(state).includes("lantern"),
    "replaces an unsettled money move only when it is settled": ({ before, event, state }) => {
      if (before._tag !== "Unsettled" || state._tag === "Unsettled" || state._tag === "Sending") return true
      return (
        (event._tag === "Settled" && before.isRecordOpened) ||
        (event._tag === "StoredRead" && event.stored === undefined)
      )
    },
    "removes a stored money move only after a visit to the account record": ({ before, event, commands }) =>
      count(commands, "Forget") === 0 ||
      (event._tag === "Settled" && before._tag === "Unsettled" && before.isRecordOpened),
  })

  everySequenceKeeps(all, {
    "never shows the confirmation of an invalid form": ({ state }) =>
      state._tag !== "Confirming" || Object.keys(rules.check(state.request.form)).length === 0,
    "keeps no password in a finished money move": ({ state }) =>
      state._tag !== "Done" || !JSON.stringify(state).includes("lantern"),
  })

  const isOtherForm = (before: State, event: Event) =>
    before._tag === "Editing" &&
    before.sent !== undefined &&
    event._tag === "Submitted" &&
    before.sent.fingerprint !== rules.fingerprint(event.form)

  it("a money form discards its id only after a definite response, on the player's command, or because of another tab", () => {
    const ends = ["Moved", "Refused", "StartedOver", "Settled", "Superseded", "StoredRead"]
    const broken = breakingTransition(all, ({ before, event, state }) => {
      const isEnded = ends.includes(event._tag) || isOtherForm(before, event)
      return isEnded || [undefined, idOf(state)].includes(idOf(before))
    })
    assert.isEmpty(broken)
  })

  everyTransitionKeeps(sequences, {
    "always has an id or has requested an id": ({ before, state, commands }) =>
      state._tag !== "Editing" ||
      state.requestId !== undefined ||
      before._tag === "Editing" ||
      count(commands, "IssueId") === 1,
  })
})
