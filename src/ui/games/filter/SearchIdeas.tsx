import { History, X } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"

import styles from "./SearchIdeas.module.css"

export interface SearchIdeasProps {
  readonly recent: ReadonlyArray<string>
  readonly suggestions: ReadonlyArray<string>
  readonly onPick: (text: string) => void
  readonly onForget: (text: string) => void
  readonly onForgetAll: () => void
}

const Recent = ({ recent, onPick, onForget, onForgetAll }: Omit<SearchIdeasProps, "suggestions">) => {
  const { t } = useTranslation()
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles["group"]}>
      <header className={styles["head"]}>
        <h2 id={title} className={styles["title"]}>
          {t("recent_searches")}
        </h2>
        <Button variant="quiet" size="small" onPress={onForgetAll}>
          {t("clear_all")}
        </Button>
      </header>
      <ul>
        {recent.map((text) => (
          <li key={text} className={styles["row"]}>
            <PressButton className={styles["again"]} onPress={() => onPick(text)}>
              <History aria-hidden />
              <span className={styles["text"]}>{text}</span>
            </PressButton>
            <IconButton
              label={t("remove_search", { text })}
              className={styles["forget"]}
              onPress={() => onForget(text)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Suggestions = ({ suggestions, onPick }: Pick<SearchIdeasProps, "suggestions" | "onPick">) => {
  const { t } = useTranslation()
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles["group"]}>
      <header className={styles["head"]}>
        <h2 id={title} className={styles["title"]}>
          {t("suggested_searches")}
        </h2>
      </header>
      <ul className={styles["chips"]}>
        {suggestions.map((text) => (
          <li key={text} className={styles["item"]}>
            <PressButton className={styles["chip"]} onPress={() => onPick(text)}>
              <span className={styles["label"]}>{text}</span>
            </PressButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const SearchIdeas = ({ suggestions, ...props }: SearchIdeasProps) => (
  <>
    {props.recent.length > 0 && <Recent {...props} />}
    {suggestions.length > 0 && <Suggestions suggestions={suggestions} onPick={props.onPick} />}
  </>
)
