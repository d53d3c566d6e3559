import { Search, X } from "lucide-react"
import { type KeyboardEvent, useRef } from "react"
import { useTranslation } from "react-i18next"

import { classes } from "../basic/classes.ts"
import { IconButton } from "../basic/IconButton.tsx"
import box from "./Box.module.css"
import styles from "./SearchField.module.css"

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: (text: string) => void
  readonly onClear: () => void
  /** The search request is in flight. */
  readonly busy?: boolean | undefined
  /** Accessible name; defaults to 'Search games'. */
  readonly label?: string | undefined
  /** Defaults to the accessible name. */
  readonly placeholder?: string | undefined
}

/** The on-screen keyboard would cover the results. */
const hideKeyboard = (input: HTMLInputElement | null): void => {
  if (window.matchMedia("(pointer: coarse)").matches) input?.blur()
}

export const SearchField = (props: SearchFieldProps) => {
  const { value, onChange, onSubmit, onClear, busy = false, placeholder } = props
  const { t } = useTranslation()
  const label = props.label ?? t("search_games")
  const input = useRef<HTMLInputElement>(null)
  const clearByKey = (event: KeyboardEvent) => {
    // During input-method composition Escape cancels the word, not the text.
    if (event.key !== "Escape" || value === "" || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClear()
  }
  return (
    <form
      role="search"
      className={classes(box["box"], styles["form"])}
      onSubmit={(event) => {
        event.preventDefault()
        hideKeyboard(input.current)
        onSubmit(value)
      }}
    >
      <span className={box["lead"]} aria-hidden>
        <Search />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-busy={busy}
        placeholder={placeholder ?? label}
        value={value}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={classes(box["control"], styles["control"])}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearByKey}
      />
      <span className={box["trail"]}>
        {busy && <span className={styles["busy"]} aria-hidden />}
        {value !== "" && (
          <IconButton
            label={t("clear_search")}
            onPress={() => {
              onClear()
              input.current?.focus()
            }}
          >
            <X />
          </IconButton>
        )}
      </span>
    </form>
  )
}
