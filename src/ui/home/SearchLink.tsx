import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"

import { PressLink, type PressLinkProps } from "#ui/button/PressLink.tsx"

import styles from "./SearchLink.module.css"

export const SearchLink = ({ href, onPress }: Pick<PressLinkProps, "href" | "onPress">) => {
  const { t } = useTranslation()
  return (
    <PressLink href={href} onPress={onPress} className={styles["search"]}>
      <Search aria-hidden />
      {t("search_games")}
    </PressLink>
  )
}
