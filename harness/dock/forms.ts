import { Option, Result, Schema } from "effect"
import { createContext, useContext, useState } from "react"

/** The tester's input in the panels, by name. Each name begins with the title of its panel. */
export interface Forms {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  /** Removes the input of a panel. */
  readonly forget: (panel: string) => void
  /** Stores all input again, because the app clears the tab's storage at sign-out. */
  readonly save: () => void
}

const Entries = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown))
const decode = Schema.decodeResult(Entries)
const encode = Schema.encodeSync(Entries)

/** Stores forms under a key. Starts empty if the stored text is invalid. */
export const makeForms = (area: Pick<Storage, "getItem" | "setItem">, key: string): Forms => {
  const stored = Result.getOrElse(decode(area.getItem(key) ?? ""), () => ({}))
  const values = new Map<string, unknown>(Object.entries(stored))
  const save = (): void => {
    try {
      area.setItem(key, encode(Object.fromEntries(values)))
    } catch {
      // Ignored: a long text may exceed the storage of the tab.
    }
  }
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      values.set(name, value)
      save()
    },
    forget: (panel) => {
      for (const name of values.keys()) if (name.startsWith(`${panel} `)) values.delete(name)
      save()
    },
    save,
  }
}

/** Forms without any input, as at the first visit. */
export const untouchedForms = makeForms({ getItem: () => null, setItem: () => {} }, "")

export const FormsContext = createContext(untouchedForms)

/** A React state that survives a reload. If the stored value is invalid, returns the initial value. */
export const useRemembered = <A>(name: string, schema: Schema.ConstraintDecoder<A>, initial: NoInfer<A>) => {
  const forms = useContext(FormsContext)
  const [value, setValue] = useState(() =>
    Option.getOrElse(Schema.decodeUnknownOption(schema)(forms.get(name)), () => initial),
  )
  const change = (next: A): void => {
    forms.set(name, next)
    setValue(next)
  }
  return [value, change] as const
}
