import { useRef } from "react"

/** The values of these are not what a player or a password manager types. */
const untyped: ReadonlyArray<string> = ["radio", "checkbox", "file"]

/** The text that an input shows. Undefined for any other control. */
const textIn = (input: HTMLElement): string | undefined => {
  if (input instanceof HTMLTextAreaElement) return input.value
  return input instanceof HTMLInputElement && !untyped.includes(input.type) ? input.value : undefined
}

/**
 * The inputs of a form by field. `shownTexts` reads them: a password manager may fill a field without any event, so
 * what was typed can differ from what the field shows.
 */
export const useInputs = <Field extends string>() => {
  const inputs = useRef(new Map<Field, HTMLElement>())
  return {
    inputs,
    fieldRef: (field: Field) => (input: HTMLElement | null) => {
      if (input === null) inputs.current.delete(field)
      else inputs.current.set(field, input)
    },
    shownTexts: (): ReadonlyMap<string, string> =>
      new Map(
        [...inputs.current].flatMap(([field, input]) => {
          const text = textIn(input)
          return text === undefined ? [] : [[field, text] as const]
        }),
      ),
  }
}
