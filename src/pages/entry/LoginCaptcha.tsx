import { useAtomValue, useSetAtom } from "jotai"
import { type Ref, useEffect, useRef } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { captchaAtom, loginAtom } from "#atoms/login.ts"
import { CaptchaField } from "#ui/form/CaptchaField.tsx"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly value: string
  readonly error: string
  readonly onChange: (answer: string) => void
}

/** The captcha of the login form; an answer belongs to one image and goes with it. */
export const LoginCaptcha = ({ ref, value, error, onChange }: Props) => {
  const remote = useAtomValue(captchaAtom)
  const send = useSetAtom(loginAtom)
  const image = valueOf(remote)
  const answered = useRef(image)
  useEffect(() => {
    if (answered.current !== undefined && answered.current !== image) onChange("")
    answered.current = image
  })
  const isLoading = remote._tag === "Loading" || (remote._tag === "Loaded" && remote.refreshing)
  const settled = remote._tag === "Failed" ? "failed" : "ready"
  return (
    <CaptchaField
      ref={ref}
      required
      autoComplete="off"
      image={image}
      imageState={isLoading ? "loading" : settled}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onRefresh={() => send({ _tag: "CaptchaPressed" })}
    />
  )
}
