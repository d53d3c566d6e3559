import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { enterAtom } from "#atoms/entry/access.ts"
import { categoriesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { paths } from "#config/paths.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { type Category, categoryName, opensAtOnce } from "#domain/games/Vendor.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import { GameMenu } from "#ui/games/filter/GameMenu.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { HomeFailure } from "./HomeFailure.tsx"

export const HomeMenu = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(categoriesAtom)
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
    else enter(GamesAddress.pathOf(category.gameType))
  }
  if (remote._tag === "Failed" && categories.length === 0) return <HomeFailure what="games_failed" />
  const entries = categories.map((category) => ({
    category: category.gameType,
    label: t(categoryName(category.gameType)),
    leadsTo: opensAtOnce(category) ? undefined : GamesAddress.pathOf(category.gameType),
    ...(category.gameType === "PROMO" ? enterAt(paths.activity) : {}),
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
