import { Moon, Sun } from "lucide-react"
import { useTranslation } from "#ui/texts.tsx"

import styles from "./ThemeSwitch.module.css"

export interface ThemeSwitchProps {
  readonly dark: boolean
  readonly onChange: (dark: boolean) => void
}

export const ThemeSwitch = ({ dark, onChange }: ThemeSwitchProps) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className={styles["switch"]}
      onClick={() => onChange(!dark)}
    >
      <span className={styles["label"]}>{t("dark_theme")}</span>
      <span className={styles["track"]} aria-hidden>
        <span className={styles["thumb"]}>{dark ? <Moon /> : <Sun />}</span>
      </span>
    </button>
  )
}
