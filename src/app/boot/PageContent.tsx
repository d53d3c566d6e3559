import type { ReactNode } from "react"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import type { EntryTab } from "#domain/entry/EntryTab.ts"
import { usualShape } from "#domain/frame/PageDefinition.ts"
import { EntrySkeleton } from "#pages/entry/EntrySkeleton.tsx"
import games from "#pages/games/Games.module.css"
import { Terms } from "#pages/entry/Terms.tsx"
import { PromotionsPlace } from "#pages/promo/promotion/PromotionsPlace.tsx"
import { SearchFieldPlace } from "#ui/form/text/SearchField.tsx"
import { CategoryTabs } from "#ui/games/filter/CategoryTabs.tsx"
import row from "#ui/games/filter/searchRow.module.css"
import { GameGridPlace } from "#ui/games/list/GameGrid.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"
import { HelpSkeleton } from "#ui/help/HelpTopics.tsx"
import { MessageListSkeleton } from "#ui/messages/MessageList.tsx"

import { Delayed } from "../Delayed.tsx"
import { namePlace, vendorPlace } from "./plan.ts"

const nothing = () => {}

const terms = (path: string) => (
  <Page bottom={64}>
    <Terms path={path} age={limits.ageOfConsent} />
  </Page>
)

const entry = (tab: EntryTab) => (
  <Page wide>
    <EntrySkeleton tab={tab} />
  </Page>
)

// The script that shows the first games removes what the list of an address lacks.
const Games = ({ inCategory = false }) => (
  <>
    <div data-unless={inCategory ? undefined : "FAV"} className={row["row"]}>
      <div className={row["search"]}>
        <SearchFieldPlace />
      </div>
      <div data-unless={inCategory ? undefined : ""} className={row["filter"]} />
    </div>
    <GameGridPlace
      tile={{ name: namePlace, vendor: vendorPlace, image: namePlace, eager: false, onPick: nothing }}
    />
  </>
)

/** The first state of pages, which the app renders too before its data, by address. */
const contents: Readonly<Record<string, ReactNode>> = {
  [paths.login]: entry("login"),
  [paths.register]: entry("register"),
  [paths.gameList]: (
    <Page wide safe bottom={32}>
      <Games />
    </Page>
  ),
  [paths.rng]: (
    <Page wide safe bottom={56}>
      <CategoryTabs tabs={[]} active={undefined} panelId="" loading onPick={nothing} />
      {/* The games come late, and must not shift the bottom menu's space. */}
      <div className={games["panel"]} style={{ minHeight: "100vh" }}>
        <Games inCategory />
      </div>
    </Page>
  ),
  [paths.activity]: (
    <Page>
      <PromotionsPlace title={namePlace} />
    </Page>
  ),
  [paths.terms]: terms(paths.terms),
  [paths.agreement]: terms(paths.agreement),
  [paths.help]: (
    <Page wide>
      <Delayed>
        <HelpSkeleton />
      </Delayed>
    </Page>
  ),
  [paths.inbox]: (
    <Page>
      <Delayed>
        <MessageListSkeleton />
      </Delayed>
    </Page>
  ),
  [paths.deposit]: (
    <Page bottom={64}>
      <Delayed>
        <PageSkeleton inPage shape={usualShape} />
      </Delayed>
    </Page>
  ),
}

interface Props {
  /** Undefined in the general document, whose skeleton has another shape at each address. */
  readonly path: string | undefined
}

/** The first state of a page, below its title. */
export const PageContent = ({ path = "" }: Props) =>
  contents[path] ?? (
    <Delayed>
      <PageSkeleton shape={usualShape} />
    </Delayed>
  )
