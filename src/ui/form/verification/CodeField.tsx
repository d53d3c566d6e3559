import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import styles from "./CodeField.module.css"
import { TextField, type TextFieldProps } from "#ui/form/text/TextField.tsx"

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trail" | "inputMode"> {
  /** Seconds until another verification code can be requested. If undefined, the button to request a code shows. */
  readonly secondsLeft?: number | undefined
  readonly fetching?: boolean | undefined
  readonly onFetch: () => void
}

export const CodeField = ({ secondsLeft, fetching, onFetch, ...input }: CodeFieldProps) => {
  const { t } = useTranslation()
  const isCounting = secondsLeft !== undefined
  const wasFetching = useRef(false)
  const timer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The button with the focus was removed. The player types the verification code next, so the input gets the focus.
    if (wasFetching.current && isCounting) timer.current?.closest("div")?.querySelector("input")?.focus()
    wasFetching.current = fetching ?? false
  }, [fetching, isCounting])
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      inputMode="numeric"
      trail={
        secondsLeft === undefined ? (
          <Button variant="quiet" busy={fetching ?? false} onPress={onFetch}>
            <span className={styles["fetch"]}>{t("fetch_code")}</span>
          </Button>
        ) : (
          <span ref={timer} role="timer" className={styles["timer"]}>
            {t("seconds_left", { seconds: secondsLeft })}
          </span>
        )
      }
    />
  )
}
