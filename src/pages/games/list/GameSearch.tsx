import { useAtomValue, useSetAtom } from "jotai"
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react"

import { forgetSearchAtom, forgetSearchesAtom, searchesAtom } from "#atoms/games/searches.ts"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { SearchIdeas } from "#ui/games/filter/SearchIdeas.tsx"
import rows from "#ui/games/filter/searchRow.module.css"

import styles from "#pages/games/Games.module.css"
import type { ListSearch } from "./useListSearch.ts"

interface IdeasProps {
  readonly suggestions: ReadonlyArray<string>
  readonly onPick: (text: string) => void
  /** Called after searches were deleted from the history, which removes the pressed button. */
  readonly onForgotten?: (() => void) | undefined
}

export const Ideas = ({ suggestions, onPick, onForgotten = () => {} }: IdeasProps) => {
  const recent = useAtomValue(searchesAtom)
  const forget = useSetAtom(forgetSearchAtom)
  const forgetAll = useSetAtom(forgetSearchesAtom)
  return (
    <SearchIdeas
      recent={recent}
      suggestions={suggestions}
      onPick={onPick}
      onForget={(text) => {
        forget(text)
        onForgotten()
      }}
      onForgetAll={() => {
        forgetAll()
        onForgotten()
      }}
    />
  )
}

// `isThere` is true from the field's focus until another element gets the focus or the player presses outside.
const useSearchFocus = (box: RefObject<HTMLElement | null>) => {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isThere) return undefined
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setThere(false)
    }
    document.addEventListener("pointerdown", onPress)
    return () => document.removeEventListener("pointerdown", onPress)
  }, [box, isThere])
  return {
    isThere,
    leave: () => setThere(false),
    onFocus: () => setThere(true),
    // In Safari a pressed button gets no focus: `relatedTarget` is null, so the suggestions must stay open.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setThere(false)
    },
  }
}

interface Props {
  readonly search: ListSearch
  readonly suggestions: ReadonlyArray<string>
}

export const GameSearch = ({ search, suggestions }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const { isThere, leave, onFocus, onBlur } = useSearchFocus(box)
  const hasIdeas = useAtomValue(searchesAtom).length + suggestions.length > 0
  const focusBox = () => {
    // On a touch screen, focusing the field would open the keyboard.
    if (!window.matchMedia("(pointer: coarse)").matches) box.current?.querySelector("input")?.focus()
  }
  return (
    <div
      ref={box}
      className={rows["search"]}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === "Escape" && leave()}
    >
      <SearchField
        value={search.typed}
        busy={search.isPending}
        onChange={search.type}
        onSubmit={search.submit}
        onClear={() => search.submit("")}
      />
      {isThere && hasIdeas && search.typed.trim() === "" && (
        <div className={styles["ideas"]}>
          <Ideas
            suggestions={suggestions}
            onPick={(text) => {
              search.submit(text)
              focusBox()
            }}
            onForgotten={focusBox}
          />
        </div>
      )}
    </div>
  )
}
