import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { winnersAtom } from "#atoms/winners.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { WinnerPlace } from "#ui/game/WinnerPlace.tsx"

import { Winners } from "./Winners.tsx"

/** The latest winner board, spec §2: nothing at all without winners. */
export const WinnerSection = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(winnersAtom)
  const retry = useSetAtom(winnersAtom)
  const count = valueOf(remote)?.length ?? 0
  if (remote._tag === "Failed" && count === 0) {
    return (
      <FailedState
        compact
        text={`${t("winners_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        onRetry={() => retry()}
      />
    )
  }
  if (remote._tag === "Loading") return <WinnerPlace />
  return count > 0 && <Winners />
}
