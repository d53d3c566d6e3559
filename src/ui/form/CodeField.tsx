import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "../basic/Button.tsx"
import styles from "./CodeField.module.css"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trail" | "inputMode"> {
  /** Seconds until another code can be requested; without it the button shows. */
  readonly secondsLeft?: number | undefined
  /** A request for a code is in flight. */
  readonly fetching?: boolean | undefined
  readonly onFetch: () => void
}

/** A field for a code from SMS or e-mail, with the button that requests it. */
export const CodeField = ({ secondsLeft, fetching, onFetch, ...input }: CodeFieldProps) => {
  const { t } = useTranslation()
  const isCounting = secondsLeft !== undefined
  const wasFetching = useRef(false)
  const timer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The button that had the focus is gone, and the code comes next.
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
