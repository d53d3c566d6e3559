import { Eye, EyeOff } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { IconButton } from "#ui/button/IconButton.tsx"
import { TextField, type TextFieldProps } from "#ui/form/text/TextField.tsx"

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trail" | "onKeyDown" | "onKeyUp" | "onBlur">

const useCapsLock = () => {
  const [on, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState("CapsLock"))
  return { on, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}

// A prefilled password stays hidden: the player can show a password only after the field was emptied once.
const useMayShow = (value: TextFieldProps["value"]): boolean => {
  const [mayShow, setMayShow] = useState(false)
  if (!mayShow && (value === undefined || value === "")) setMayShow(true)
  return mayShow
}

export const PasswordField = ({ rules, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const capsLock = useCapsLock()
  const mayShow = useMayShow(props.value)
  return (
    <TextField
      autoComplete="current-password"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...capsLock.listeners}
      rules={
        capsLock.on ? (
          <>
            <p>{t("caps_lock")}</p>
            {rules}
          </>
        ) : (
          rules
        )
      }
      type={shown ? "text" : "password"}
      trail={
        mayShow && (
          <IconButton label={t("show_password")} pressed={shown} onPress={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        )
      }
    />
  )
}
