import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { quotasAtom } from "#atoms/downlines.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import type { Quota } from "#domain/Rebate.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"

interface Props {
  readonly children: (quotas: ReadonlyArray<Quota>) => ReactNode
}

/** What needs to know which rebates the agent may give: shown once that is known. */
export const Quotas = ({ children }: Props) => {
  const { t } = useTranslation()
  const remote = useAtomValue(quotasAtom)
  const ask = useSetAtom(quotasAtom)
  const quotas = valueOf(remote)
  if (quotas !== undefined) return children(quotas)
  return remote._tag === "Failed" ? (
    <FailedState
      compact
      text={`${t("quota_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
      busy={isPending(remote)}
      onRetry={() => ask()}
    />
  ) : (
    <Spinner />
  )
}
