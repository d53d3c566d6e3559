import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { quotasAtom } from "#atoms/agent/downlines.ts"
import type { Quota } from "#domain/agent/Rebate.ts"
import { Spinner } from "#ui/basic/Spinner.tsx"

import { RemoteView } from "../RemoteView.tsx"

interface Props {
  readonly children: (quotas: ReadonlyArray<Quota>) => ReactNode
}

/** Renders its children once the agent's rebate limits are loaded. */
export const Quotas = ({ children }: Props) => {
  const remote = useAtomValue(quotasAtom)
  const ask = useSetAtom(quotasAtom)
  return (
    <RemoteView
      compact
      remote={remote}
      failed="quota_failed"
      onRetry={() => ask()}
      skeleton={<Spinner />}
      isEmpty={() => false}
    >
      {children}
    </RemoteView>
  )
}
