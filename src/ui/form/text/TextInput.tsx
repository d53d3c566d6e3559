import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react"

const refTo = <Node,>(ref: Ref<Node> | undefined, node: Node | null): void => {
  if (typeof ref === "function") ref(node)
  else if (ref) ref.current = node
}

export const TextInput = ({ value, onChange, ref, ...props }: ComponentProps<"input">) => {
  const input = useRef<HTMLInputElement>(null)
  const [initial] = useState(value)
  const [edits, edited] = useReducer((count: number) => count + 1, 0)
  // A password manager may fill the input without an event. A controlled `value` would then delete the text.
  useLayoutEffect(() => {
    const text = String(value ?? "")
    if (input.current !== null && input.current.value !== text) input.current.value = text
  }, [value, edits])
  return (
    <input
      {...props}
      ref={(node) => {
        input.current = node
        refTo(ref, node)
      }}
      defaultValue={initial}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event)
        edited()
      }}
    />
  )
}
