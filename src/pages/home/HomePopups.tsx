import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import {
  queueContractPromptsAtom,
  queueLoginPopupsAtom,
  contractsAtom,
  loginPopupsAtom,
} from "#atoms/home/homePopups.ts"

export const HomePopups = () => {
  const contracts = useAtomValue(contractsAtom)
  const popups = useAtomValue(loginPopupsAtom)
  const queueContractPrompts = useSetAtom(queueContractPromptsAtom)
  const queueLoginPopups = useSetAtom(queueLoginPopupsAtom)
  useEffect(() => queueContractPrompts(contracts), [queueContractPrompts, contracts])
  useEffect(() => queueLoginPopups(popups), [queueLoginPopups, popups])
  return null
}
