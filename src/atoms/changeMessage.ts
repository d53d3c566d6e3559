import * as Failure from "#domain/Failure.ts"
import { outcomeOf } from "#domain/cashier/MoneyMove.ts"
import type { Message } from "#i18n/messages.ts"

/**
 * The text for a failed change that has no request id. An unknown outcome is not called a failure (gateway §4). An
 * unreachable gateway has a text that fits both outcomes.
 */
export const changeMessage = (failure: Failure.Failure): Message =>
  outcomeOf(failure) === "unsettled" && failure._tag !== "Unreachable"
    ? { key: "move_unsettled" }
    : Failure.message(failure)
