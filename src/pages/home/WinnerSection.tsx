import { useAtomValue } from "jotai"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import { WinnerBoardPlaceholder } from "#ui/home/WinnerBoardPlaceholder.tsx"

import { HomeFailure } from "./HomeFailure.tsx"
import { Winners } from "./Winners.tsx"

export const WinnerSection = () => {
  const remote = useAtomValue(winnersAtom)
  const count = valueOf(remote)?.length ?? 0
  if (remote._tag === "Failed" && count === 0) return <HomeFailure what="winners_failed" />
  if (remote._tag === "Loading") return <WinnerBoardPlaceholder />
  return count > 0 && <Winners />
}
