import { useRef } from "react"

// The `value` of these input types is not typed text.
const untyped: ReadonlyArray<string> = ["radio", "checkbox", "file"]

const textIn = (input: HTMLElement): string | undefined => {
  if (input instanceof HTMLTextAreaElement) return input.value
  return input instanceof HTMLInputElement && !untyped.includes(input.type) ? input.value : undefined
}

export const useInputs = <Field extends string>() => {
  const inputs = useRef(new Map<Field, HTMLElement>())
  return {
    inputs,
    fieldRef: (field: Field) => (input: HTMLElement | null) => {
      if (input === null) inputs.current.delete(field)
      else inputs.current.set(field, input)
    },
    // A password manager may fill a field without an event, so only the DOM has the text.
    shownTexts: (): ReadonlyMap<string, string> =>
      new Map(
        [...inputs.current].flatMap(([field, input]) => {
          const text = textIn(input)
          return text === undefined ? [] : [[field, text] as const]
        }),
      ),
  }
}
