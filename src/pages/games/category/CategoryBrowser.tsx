import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { categoriesAtom, vendorsAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { type Category, categoryName, opensAtOnce } from "#domain/games/Vendor.ts"
import { CategoryTabs, tabId } from "#ui/games/filter/CategoryTabs.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import { CategoryPanel } from "./CategoryPanel.tsx"
import styles from "#pages/games/Games.module.css"
import { useStars } from "#pages/games/useTiles.ts"

interface Props {
  readonly tabsOf?: ((categories: ReadonlyArray<Category>) => ReadonlyArray<Category>) | undefined
  /** "" selects the first category. */
  readonly gameType: string
  readonly isEmbedded?: boolean | undefined
  readonly onChoose: (category: Category) => void
}

const all = (categories: ReadonlyArray<Category>) => categories

const usePick = (onChoose: Props["onChoose"]) => {
  const launch = useSetAtom(launchAtom)
  return (tab: Category) => {
    const [only] = tab.vendors
    if (only !== undefined && opensAtOnce(tab))
      void launch(Launchable.vendorLobby(only.vassalage, tab.gameType, only.accountTypeName))
    else onChoose(tab)
  }
}

export const CategoryBrowser = ({ tabsOf = all, gameType, isEmbedded = false, onChoose }: Props) => {
  const { t } = useTranslation()
  const panelId = useId()
  const remote = useAtomValue(categoriesAtom)
  const retry = useSetAtom(vendorsAtom.refetchAtom)
  const pick = usePick(onChoose)
  useStars()
  const tabs = tabsOf(valueOf(remote) ?? [])
  const isLoading = remote._tag === "Loading"
  if (remote._tag === "Failed" && tabs.length === 0)
    return <RemoteFailure remote={remote} failed="games_failed" onRetry={() => retry()} />
  const active = gameType === "" ? tabs[0] : tabs.find((tab) => tab.gameType === gameType)
  return (
    <>
      <CategoryTabs
        tabs={tabs.map((tab) => ({ category: tab.gameType, label: t(categoryName(tab.gameType)) }))}
        active={active?.gameType}
        panelId={panelId}
        loading={isLoading}
        onPick={(index) => tabs.slice(index, index + 1).forEach(pick)}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={active && tabId(panelId, active.gameType)}
        className={styles["panel"]}
      >
        <CategoryPanel
          category={active ?? { gameType, vendors: [] }}
          isLoading={isLoading}
          isEmbedded={isEmbedded}
        />
      </div>
    </>
  )
}
