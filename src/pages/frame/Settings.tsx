import { useAtom, useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { offeredLanguagesAtom } from "#atoms/merchant.ts"
import { languageFacts } from "#config/product.ts"
import { Select } from "#ui/form/Select.tsx"
import { ThemeSwitch } from "#ui/basic/ThemeSwitch.tsx"

/** The languages to choose from, each in its own writing. */
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

/** Language and theme, for visitors of every kind. */
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
    </>
  )
}
