import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react"

import type { MessageKey } from "#i18n/messages.ts"

type Translate = (key: MessageKey, values?: Readonly<Record<string, unknown>>) => string

/** What gives texts; an instance of i18next is one. */
export interface Texts {
  /** Changes whenever texts have to be read again. */
  readonly language: string
  readonly t: (key: MessageKey, values?: Readonly<Record<string, unknown>>) => string
  readonly on: (event: "languageChanged", listener: () => void) => void
  readonly off: (event: "languageChanged", listener: () => void) => void
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

/** The texts of the language of the moment; whoever reads them is drawn again when it changes. */
export const useTranslation = (): { readonly t: Translate } => {
  const texts = useContext(TextsContext)
  if (texts === undefined) throw new Error("There are no texts above this component.")
  const subscribe = (listener: () => void) => {
    texts.on("languageChanged", listener)
    return () => texts.off("languageChanged", listener)
  }
  useSyncExternalStore(subscribe, () => texts.language)
  return { t: (key, values) => texts.t(key, { ...values }) }
}
