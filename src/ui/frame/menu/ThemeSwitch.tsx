import { Moon, Sun } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Switch } from "#ui/button/Switch.tsx"

export interface ThemeSwitchProps {
  readonly dark: boolean
  readonly onChange: (dark: boolean) => void
}

export const ThemeSwitch = ({ dark, onChange }: ThemeSwitchProps) => {
  const { t } = useTranslation()
  return (
    <Switch label={t("dark_theme")} on={dark} onChange={onChange}>
      {dark ? <Moon /> : <Sun />}
    </Switch>
  )
}
