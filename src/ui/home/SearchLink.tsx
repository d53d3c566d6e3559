import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"

import { PressLink } from "#ui/button/PressLink.tsx"
import type { Destination } from "#ui/frame/menu/Destination.ts"

import styles from "./SearchLink.module.css"

export const SearchLink = ({ href, onPress }: Destination) => {
  const { t } = useTranslation()
  return (
    <PressLink href={href} onPress={onPress} className={styles["search"]}>
      <Search aria-hidden />
      {t("search_games")}
    </PressLink>
  )
}
