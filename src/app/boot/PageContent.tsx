import type { ReactNode } from "react"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import { usualShape } from "#domain/frame/PageDefinition.ts"
import { EntrySkeleton } from "#pages/entry/EntrySkeleton.tsx"
import { Terms } from "#pages/entry/Terms.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"
import { HelpSkeleton } from "#ui/help/HelpTopics.tsx"
import { MessageListSkeleton } from "#ui/messages/MessageList.tsx"

import { Delayed } from "../Delayed.tsx"

const terms = (path: string) => (
  <Page bottom={64}>
    <Terms path={path} age={limits.ageOfConsent} />
  </Page>
)

const entry = (
  <Page wide>
    <EntrySkeleton />
  </Page>
)

/** The first state of pages, which the app renders too before its data, by address. */
const contents: Readonly<Record<string, ReactNode>> = {
  [paths.login]: entry,
  [paths.register]: entry,
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
