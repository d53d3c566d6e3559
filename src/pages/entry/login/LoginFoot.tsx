import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { loginFootAtom, loginGamesAtom } from "#atoms/entry/loginFoot.ts"
import { PressLink } from "#ui/button/PressLink.tsx"
import { GameStrip } from "#ui/games/list/GameStrip.tsx"

import { useTiles } from "#pages/games/useTiles.ts"
import styles from "./LoginFoot.module.css"

export const LoginFoot = () => {
  const { t } = useTranslation()
  const { copyright, speedTest } = useAtomValue(loginFootAtom)
  const remote = useAtomValue(loginGamesAtom)
  const games = useTiles(valueOf(remote) ?? [], { isPlain: true })
  // The line below the games waits for them, because a merchant may have none.
  if (remote._tag === "Loading") return null
  return (
    <footer className={styles["foot"]}>
      <GameStrip title={t("hot_games")} games={games} />
      <p className={styles["line"]}>
        <span className={styles["copyright"]}>{copyright}</span>
        {speedTest !== undefined && (
          <PressLink href={speedTest} elsewhere className={styles["link"]}>
            {t("speed_test")}
          </PressLink>
        )}
      </p>
    </footer>
  )
}
