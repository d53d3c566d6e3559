import { useAtomValue } from "jotai"
import type { ReactNode } from "react"

import { closureAtom, isAccessAwaitedAtom } from "#atoms/protection/protection.ts"
import { SkeletonList } from "#ui/basic/SkeletonList.tsx"
import { Page } from "#ui/frame/Page.tsx"

import { PlayClosed } from "./PlayClosed.tsx"
import { ProtectionLink } from "./ProtectionLink.tsx"

/** A page, or during a break or a self-exclusion what it leads to instead (gateway §11). */
export const PlayGate = ({ children }: { readonly children?: ReactNode }) => {
  const closure = useAtomValue(closureAtom)
  const isAwaited = useAtomValue(isAccessAwaitedAtom)
  if (closure === undefined && !isAwaited) return children
  return (
    <Page bottom={64}>
      {closure === undefined ? (
        <SkeletonList count={4} />
      ) : (
        <>
          <PlayClosed closure={closure} />
          <ProtectionLink />
        </>
      )}
    </Page>
  )
}
