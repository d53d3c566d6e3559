import type en from "./locales/en.json"

/** Name of a text: a key of the English dictionary, which holds every one. */
export type MessageKey = keyof typeof en

/** A text and what is put into its `{{places}}`. */
export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}
