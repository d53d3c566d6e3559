import { useAtomValue, useSetAtom } from "jotai"
import { useDeferredValue, useId } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { categoriesAtom, vendorsAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/launch.ts"
import * as Launchable from "#domain/Launchable.ts"
import { type Category, categoryName, opensAtOnce } from "#domain/Vendor.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { CategoryTabs, tabId } from "#ui/game/CategoryTabs.tsx"

import { CategoryPanel } from "./CategoryPanel.tsx"
import styles from "./Games.module.css"
import { useFailure } from "./useFailure.ts"
import { useStars } from "./useTiles.ts"

interface Props {
  /** Which of the categories have tabs. */
  readonly tabsOf?: ((categories: ReadonlyArray<Category>) => ReadonlyArray<Category>) | undefined
  /** The category that is shown; the first one when it is empty. */
  readonly gameType: string
  readonly isEmbedded?: boolean | undefined
  readonly onChoose: (category: Category) => void
}

const all = (categories: ReadonlyArray<Category>) => categories

/** A press on a tab: shows its category, or opens the lobby of its only vendor. */
const usePick = (onChoose: Props["onChoose"]) => {
  const launch = useSetAtom(launchAtom)
  return (tab: Category) => {
    const [only] = tab.vendors
    if (only !== undefined && opensAtOnce(tab))
      void launch(Launchable.vendorLobby(only.vassalage, tab.gameType, only.accountTypeName))
    else onChoose(tab)
  }
}

/** Categories, and what the chosen one holds. */
export const CategoryBrowser = ({ tabsOf = all, gameType, isEmbedded = false, onChoose }: Props) => {
  const { t } = useTranslation()
  const failure = useFailure()
  const panelId = useId()
  // The tap that opened the page is answered by its tabs; what the chosen one holds is the next piece.
  const areTabsDrawn = useDeferredValue(true, isEmbedded)
  const remote = useAtomValue(categoriesAtom)
  const retry = useSetAtom(vendorsAtom)
  const pick = usePick(onChoose)
  useStars()
  const tabs = tabsOf(valueOf(remote) ?? [])
  const isLoading = remote._tag === "Loading"
  if (remote._tag === "Failed" && tabs.length === 0)
    return <FailedState text={failure(remote.message)} onRetry={() => retry()} />
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
        {areTabsDrawn && (
          <CategoryPanel
            category={active ?? { gameType, vendors: [] }}
            isLoading={isLoading}
            isEmbedded={isEmbedded}
          />
        )}
      </div>
    </>
  )
}
