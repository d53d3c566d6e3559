import * as Application from "#domain/promo/Application.ts"
import type { Image } from "#domain/promo/PromotionRules.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export type State =
  | {
      readonly _tag: "Editing"
      readonly errors: Application.Errors
      /** Why the last attempt was rejected. */
      readonly refusal: Message | undefined
    }
  | { readonly _tag: "Sending"; readonly promoId: string }

/** `Picture` is a selected picture with its file content. */
export type Event<Picture extends Image> =
  | {
      readonly _tag: "Submitted"
      readonly promoId: string
      readonly typed: Application.Typed<Picture>
    }
  /** A field changed; its error is cleared. */
  | { readonly _tag: "Edited"; readonly field: Application.Field }
  | { readonly _tag: "Refused"; readonly message: Message }
  | { readonly _tag: "Accepted" }

export type Command<Picture extends Image> =
  | { readonly _tag: "Send"; readonly promoId: string; readonly typed: Application.Typed<Picture> }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Application.Field> }
  /** The application was accepted: closes the form and refetches the promotions. */
  | { readonly _tag: "Finish"; readonly promoId: string }

const blank: State = { _tag: "Editing", errors: {}, refusal: undefined }

type Step<Picture extends Image> = Machine.Step<State, Command<Picture>>

const whileEditing = <Picture extends Image>(
  state: State & { readonly _tag: "Editing" },
  event: Event<Picture>,
): Step<Picture> => {
  switch (event._tag) {
    case "Submitted": {
      const { promoId, typed } = event
      const errors = Application.check(typed)
      const fields = Application.wrongFields(errors)
      return fields.length > 0
        ? Machine.go({ _tag: "Editing", errors, refusal: undefined }, { _tag: "FocusFirst", fields })
        : Machine.go({ _tag: "Sending", promoId }, { _tag: "Send", promoId, typed })
    }
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return Machine.go({ ...state, errors })
    }
    default:
      return Machine.go(state)
  }
}

const whileSending = <Picture extends Image>(
  state: State & { readonly _tag: "Sending" },
  event: Event<Picture>,
): Step<Picture> => {
  switch (event._tag) {
    case "Refused":
      return Machine.go({ ...blank, refusal: event.message })
    case "Accepted":
      return Machine.go(blank, { _tag: "Finish", promoId: state.promoId })
    default:
      return Machine.go(state)
  }
}

/** The application form of a promotion. It sends once per attempt and keeps its values until accepted. */
export const machineFor = <Picture extends Image>(): Machine.Machine<
  State,
  Event<Picture>,
  Command<Picture>
> => ({
  initial: blank,
  start: [],
  step: (state, event) =>
    state._tag === "Editing" ? whileEditing(state, event) : whileSending(state, event),
})
