import { Search, X } from "lucide-react"
import { type KeyboardEvent, useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { classes } from "../basic/classes.ts"
import { IconButton } from "../basic/IconButton.tsx"
import box from "./Box.module.css"
import styles from "./SearchField.module.css"

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: (text: string) => void
  readonly onClear: () => void
  /** What is searched for is on its way. */
  readonly busy?: boolean | undefined
  /** 'Search games' when left out. */
  readonly placeholder?: string | undefined
}

/** A keyboard on the screen would cover what was found. */
const hideKeyboard = (input: HTMLInputElement | null): void => {
  if (window.matchMedia("(pointer: coarse)").matches) input?.blur()
}

export const SearchField = (props: SearchFieldProps) => {
  const { value, onChange, onSubmit, onClear, busy = false, placeholder } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const clearByKey = (event: KeyboardEvent) => {
    // In an input method Escape gives up a word, not the text.
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
        aria-label={t("search_games")}
        aria-busy={busy}
        placeholder={placeholder ?? t("search_games")}
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
