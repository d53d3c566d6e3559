import { useAtomValue } from "jotai"
import { useLocation } from "wouter"

import { footerAtom } from "#atoms/frame/footer.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { ProtectionLink } from "#pages/protection/ProtectionLink.tsx"

import { Terms } from "./Terms.tsx"

export const TermsPage = () => {
  const [path] = useLocation()
  const { age } = useAtomValue(footerAtom)
  return (
    <Page top={32} bottom={64}>
      <Terms path={path} age={age} />
      <ProtectionLink />
    </Page>
  )
}
