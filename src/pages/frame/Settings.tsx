import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { languageAtom, reducesMotionAtom, themeAtom } from "#atoms/preferences.ts"
import { offeredLanguagesAtom } from "#atoms/merchant.ts"
import { languageFacts } from "#config/product.ts"
import { Select } from "#ui/form/text/Select.tsx"
import { Switch } from "#ui/button/Switch.tsx"
import { ThemeSwitch } from "#ui/frame/menu/ThemeSwitch.tsx"
import { useReducedMotion } from "#ui/basic/useMedia.ts"

export const useLanguages = () => {
  const [language, choose] = useAtom(languageAtom)
  const offered = useAtomValue(offeredLanguagesAtom)
  const options = offered.map((value) => ({ value, label: languageFacts[value].name }))
  const onLanguage = (value: string) => {
    const chosen = offered.find((each) => each === value)
    if (chosen !== undefined) choose(chosen)
  }
  return { language, languages: options, onLanguage }
}

export const useTheme = () => {
  const [theme, choose] = useAtom(themeAtom)
  return { dark: theme === "dark", onChange: (dark: boolean) => choose(dark ? "dark" : "light") }
}

export const Settings = () => {
  const { t } = useTranslation()
  const { language, languages, onLanguage } = useLanguages()
  return (
    <>
      <Select
        label={t("language")}
        value={language}
        options={languages}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      />
      <ThemeSwitch {...useTheme()} />
      <Switch label={t("reduce_motion")} on={useReducedMotion()} onChange={useSetAtom(reducesMotionAtom)} />
    </>
  )
}
