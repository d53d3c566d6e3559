import * as Failure from "#domain/Failure.ts"
import { outcomeOf } from "#domain/cashier/MoneyMove.ts"
import type { Message } from "#i18n/messages.ts"

/** Message for a failed change without a request id. An unknown outcome is not reported as a failure (gateway §4). */
export const changeMessage = (failure: Failure.Failure): Message =>
  outcomeOf(failure) === "unsettled" && failure._tag !== "Unreachable"
    ? { key: "move_unsettled" }
    : Failure.message(failure)
