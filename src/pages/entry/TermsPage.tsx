import { useAtomValue } from "jotai"
import type { ComponentProps } from "react"
import { useLocation } from "wouter"

import { footerAtom } from "#atoms/frame/footer.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { Terms } from "./Terms.tsx"

export interface TermsPageProps {
  /** Loads the terms of player protection. */
  readonly loadProtection: ComponentProps<typeof Deferred>["load"]
}

export const TermsPage = ({ loadProtection }: TermsPageProps) => {
  const [path] = useLocation()
  const { age } = useAtomValue(footerAtom)
  const isProtected = useAtomValue(moduleAtom)("RGLIMIT3")
  return (
    <Page bottom={64}>
      <Terms path={path} age={age} />
      {isProtected && <Deferred load={loadProtection} />}
    </Page>
  )
}
