import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { enterAtom } from "#atoms/access.ts"
import { categoriesAtom, vendorsAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/launch.ts"
import { paths } from "#config/paths.ts"
import * as Launchable from "#domain/Launchable.ts"
import { type Category, categoryName, opensAtOnce, pathOf } from "#domain/Vendor.ts"
import { GameMenu } from "#ui/game/GameMenu.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { HomeFailure } from "./HomeFailure.tsx"

/** The game menu, spec §2. A category of a single vendor opens that vendor's lobby. */
export const HomeMenu = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(categoriesAtom)
  const retry = useSetAtom(vendorsAtom)
  const launch = useSetAtom(launchAtom)
  const enterAt = useEnter()
  const enter = useSetAtom(enterAtom)
  const [active, setActive] = useState<string>()
  const categories = valueOf(remote) ?? []
  const pick = (category: Category) => {
    setActive(category.gameType)
    const [only] = category.vendors
    if (only !== undefined && opensAtOnce(category))
      void launch(Launchable.vendorLobby(only.vassalage, category.gameType))
    else enter({ rule: "anyone", path: pathOf(category) })
  }
  if (remote._tag === "Failed" && categories.length === 0) {
    return <HomeFailure what="games_failed" why={remote.message} onRetry={() => retry()} />
  }
  const entries = categories.map(({ gameType }) => ({
    category: gameType,
    label: t(categoryName(gameType)),
    ...(gameType === "PROMO" ? enterAt(paths.activity) : {}),
  }))
  return (
    <GameMenu
      entries={entries}
      active={active}
      loading={remote._tag === "Loading"}
      onPick={(index) => {
        const category = categories[index]
        if (category !== undefined) pick(category)
      }}
    />
  )
}
