import { useEffect, useLayoutEffect, useRef, useState } from "react"

const inputsIn = (form: HTMLFormElement): ReadonlyArray<HTMLInputElement> => [
  ...form.querySelectorAll("input"),
]

const type = (input: HTMLInputElement, text: string): void => {
  // React overrides the property of the element itself, and ignores an event without a change.
  Reflect.set(HTMLInputElement.prototype, "value", text, input)
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

const takeOver = (from: HTMLInputElement, to: HTMLInputElement): void => {
  if (from.type !== "checkbox") type(to, from.value)
  else if (from.checked !== to.checked) to.click()
}

const focusAs = (from: HTMLInputElement, to: HTMLInputElement): void => {
  to.focus({ preventScroll: true })
  if (from.type !== "checkbox") to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** The shell is in the document until React commits its first render, or until `RegisterSkeleton` takes over its form. */
export const findShellForm = (name: "login" | "register") => {
  const form = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
  return form === null ? undefined : { form, focused: document.activeElement }
}

/** Takes over the values, the focus and a press of the button from the shell's form (src/app/boot/showContent.ts). */
export const useShellForm = (name: "login" | "register") => {
  const form = useRef<HTMLFormElement>(null)
  const [shell] = useState(() => findShellForm(name))
  const [isPressed, setPressed] = useState(false)
  useLayoutEffect(() => {
    const own = form.current
    if (shell === undefined || own === null) return
    const inputs = inputsIn(shell.form)
    const isTouched = inputs.some((input) => input.value !== input.defaultValue || input.checked)
    for (const from of inputs) {
      const to = own.elements.namedItem(from.name)
      if (!(to instanceof HTMLInputElement)) continue
      if (isTouched) takeOver(from, to)
      if (from === shell.focused) focusAs(from, to)
    }
    setPressed(shell.form.querySelector("[aria-busy=true]") !== null)
  }, [shell])
  useEffect(() => {
    if (isPressed) form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.click()
  }, [isPressed])
  return form
}
