import { useTranslation } from "#ui/texts.tsx"

import { Button } from "../basic/Button.tsx"
import styles from "./CodeField.module.css"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trail" | "inputMode"> {
  /** Until another code may be asked for; the button shows when left out. */
  readonly secondsLeft?: number | undefined
  /** A code is being asked for. */
  readonly fetching?: boolean | undefined
  readonly onFetch: () => void
}

/** A code that comes by SMS or e-mail, with the button that asks for it. */
export const CodeField = ({ secondsLeft, fetching, onFetch, ...input }: CodeFieldProps) => {
  const { t } = useTranslation()
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
          <span role="timer" className={styles["timer"]}>
            {t("seconds_left", { seconds: secondsLeft })}
          </span>
        )
      }
    />
  )
}
