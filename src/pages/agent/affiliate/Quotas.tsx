import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { quotasAtom } from "#atoms/agent/downlines.ts"
import type { Quota } from "#domain/agent/Rebate.ts"

import { QueryView } from "#pages/view/QueryView.tsx"

export const Quotas = ({ children }: { readonly children: (quotas: ReadonlyArray<Quota>) => ReactNode }) => {
  const remote = useAtomValue(quotasAtom)
  const refetch = useSetAtom(quotasAtom.refetchAtom)
  return (
    <QueryView
      compact
      remote={remote}
      failed="quota_failed"
      onRetry={() => refetch()}
      shape="form"
      isEmpty={() => false}
    >
      {children}
    </QueryView>
  )
}
