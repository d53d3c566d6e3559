import { Eye, EyeOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { IconButton } from "../basic/IconButton.tsx"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trail">

export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trail={
        <IconButton label={t("show_password")} pressed={shown} onPress={() => setShown(!shown)}>
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
