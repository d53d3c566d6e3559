import { Search, X } from "lucide-react"
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/button/IconButton.tsx"
import box from "./Box.module.css"
import styles from "./SearchField.module.css"

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: (text: string) => void
  readonly onClear: () => void
  readonly busy?: boolean | undefined
  readonly label?: string | undefined
}

// Hides the on-screen keyboard, which would cover the results.
const hideKeyboard = (input: HTMLInputElement | null): void => {
  if (window.matchMedia("(pointer: coarse)").matches) input?.blur()
}

// A word shows while an input method composes it, but `onChange` gets only finished words.
const useComposedText = (value: string, onChange: (text: string) => void) => {
  const [composed, setComposed] = useState<string>()
  const finish = (text: string) => {
    setComposed(undefined)
    onChange(text)
  }
  return {
    text: composed ?? value,
    listeners: {
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if ("isComposing" in nativeEvent && nativeEvent.isComposing === true) setComposed(currentTarget.value)
        else finish(currentTarget.value)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        finish(currentTarget.value),
    },
  }
}

/** The box of a search field that cannot be used yet. */
export const SearchFieldPlace = () => <div className={classes(box["box"], styles["form"])} />

export const SearchField = (props: SearchFieldProps) => {
  const { value, onChange, onSubmit, onClear, busy = false } = props
  const { text, listeners } = useComposedText(value, onChange)
  const { t } = useTranslation()
  const label = props.label ?? t("search_games")
  const input = useRef<HTMLInputElement>(null)
  const clearByKey = (event: KeyboardEvent) => {
    // While an input method composes, Escape cancels the word, not the text.
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
        placeholder={label}
        value={text}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={classes(box["control"], styles["control"])}
        {...listeners}
        onKeyDown={clearByKey}
      />
      <span className={box["trail"]}>
        {busy && <span className={styles["busy"]} aria-hidden />}
        {text !== "" && (
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
