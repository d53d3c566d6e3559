import { useAtomValue } from "jotai"
import { type Ref, useEffect, useRef } from "react"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { captchaAtom } from "#atoms/entry/login.ts"
import { CaptchaField } from "#ui/form/verification/CaptchaField.tsx"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly value: string
  readonly error: string
  readonly onChange: (answer: string) => void
  /** Clears the value but keeps the field's error. */
  readonly onEmpty: () => void
  readonly onRefresh: () => void
}

export const FormCaptcha = ({ ref, value, error, onChange, onEmpty, onRefresh }: Props) => {
  const remote = useAtomValue(captchaAtom)
  const image = valueOf(remote)
  const answered = useRef(image)
  useEffect(() => {
    // A new image makes the typed solution invalid.
    if (answered.current !== undefined && answered.current !== image) onEmpty()
    answered.current = image
  })
  const loaded = remote._tag === "Failed" ? "failed" : "ready"
  return (
    <CaptchaField
      ref={ref}
      required
      image={image}
      imageState={isPending(remote) ? "loading" : loaded}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onRefresh={onRefresh}
    />
  )
}
