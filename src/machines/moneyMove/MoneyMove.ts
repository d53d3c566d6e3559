import type * as Machine from "../Machine.ts"
import { whileConfirming } from "./confirming.ts"
import { whileEditing } from "./editing.ts"
import type { Command, Event, Rules, State } from "./model.ts"
import { type At, type Transition, blank, go, issueId, readStored, reopen, unsettled } from "./transition.ts"
import { whileSending } from "./sending.ts"
import { whileUnsettled } from "./unsettled.ts"

const whileOpening = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Opening">,
  event: Event<Form, Field, Receipt>,
): Transition<Form, Field, Receipt> => {
  if (event._tag !== "StoredRead") return go(state)
  return event.stored === undefined
    ? go(blank(state.formNumber), issueId)
    : go(unsettled(state.formNumber, event.stored))
}

/** The request id stays until a definite response, so that a retry is the same request (gateway §4, open point 51). */
export const machine = <Form, Field extends string, Receipt>(
  rules: Rules<Form, Field>,
): Machine.Machine<State<Form, Receipt>, Event<Form, Field, Receipt>, Command<Form, Field>> => ({
  initial: { _tag: "Opening", formNumber: 0 },
  start: [readStored],
  transition: (state, event) => {
    switch (state._tag) {
      case "Opening":
        return whileOpening(state, event)
      case "Editing":
        return whileEditing(state, event, rules)
      case "Confirming":
        return whileConfirming(state, event)
      case "Sending":
        return whileSending(state, event, rules)
      case "Unsettled":
        return whileUnsettled(state, event, rules)
      case "Done":
        return event._tag === "StartedOver" || event._tag === "PageLeft"
          ? reopen(state.formNumber + 1)
          : go(state)
    }
  },
})
