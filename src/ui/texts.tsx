import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react"

import type { MessageKey } from "#i18n/messages.ts"

/** What is put into the `{{places}}` of a text. */
export type Values = Readonly<Record<string, string | number>>

/** What gives texts; an instance of i18next is one. */
export interface Texts {
  /** Changes whenever texts have to be read again. */
  readonly language: string
  readonly t: (key: MessageKey, options?: { readonly replace: Values }) => string
  readonly on: (event: "languageChanged", listener: () => void) => void
  readonly off: (event: "languageChanged", listener: () => void) => void
  /** Done once there are more texts than the first screen's, or none will come; left out where all are there. */
  readonly whole?: Promise<void>
}

const TextsContext = createContext<Texts | undefined>(undefined)

/** Gives what is below its texts. */
export const TextsProvider = ({
  texts,
  children,
}: {
  readonly texts: Texts
  readonly children: ReactNode
}) => <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>

/** Waits for the texts of what comes after the first screen. */
export const useWholeTexts = (): Promise<void> | undefined => useContext(TextsContext)?.whole

/** The texts of the language of the moment; whoever reads them is drawn again when it changes. */
export const useTranslation = (): { readonly t: (key: MessageKey, values?: Values) => string } => {
  const texts = useContext(TextsContext)
  if (texts === undefined) throw new Error("There are no texts above this component.")
  const subscribe = (listener: () => void) => {
    texts.on("languageChanged", listener)
    return () => texts.off("languageChanged", listener)
  }
  const language = () => texts.language
  useSyncExternalStore(subscribe, language, language)
  // Values go in by `replace`: outright, a `count` would ask i18next for a plural.
  return { t: (key, values = {}) => texts.t(key, { replace: values }) }
}
