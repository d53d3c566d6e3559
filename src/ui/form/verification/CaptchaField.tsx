import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { captchaSource } from "./captchaSource.ts"
import styles from "./CaptchaField.module.css"
import { TextField, type TextFieldProps } from "#ui/form/text/TextField.tsx"

export interface CaptchaFieldProps extends Omit<TextFieldProps, "type" | "trail" | "label"> {
  /** Base64 or a data: address. */
  readonly image: string | undefined
  readonly imageState?: "ready" | "loading" | "failed" | undefined
  readonly onRefresh: () => void
}

export const CaptchaField = ({ image, imageState = "ready", onRefresh, ...input }: CaptchaFieldProps) => {
  const { t } = useTranslation()
  const source = imageState === "ready" ? captchaSource(image ?? "") : undefined
  return (
    <TextField
      label={t("captcha")}
      hint={t("captcha_hint")}
      name="captcha"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      trail={
        <PressButton aria-label={t("refresh_captcha")} className={styles["button"]} onPress={onRefresh}>
          {imageState === "loading" && <Skeleton className={styles["image"]} />}
          {imageState !== "loading" && source !== undefined && (
            <img className={styles["image"]} src={source} alt="" draggable={false} />
          )}
          {imageState !== "loading" && source === undefined && (
            <span className={styles["failed"]}>
              <RefreshCw aria-hidden />
            </span>
          )}
        </PressButton>
      }
    />
  )
}
