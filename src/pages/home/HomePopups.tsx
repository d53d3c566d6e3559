import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { askContractsAtom, askLoginPopupsAtom, contractsAtom, loginPopupsAtom } from "#atoms/homePopups.ts"

/** Asks for what comes up on a member's home: contract prompts, then the popups of a login. */
export const HomePopups = () => {
  const contracts = useAtomValue(contractsAtom)
  const popups = useAtomValue(loginPopupsAtom)
  const askContracts = useSetAtom(askContractsAtom)
  const askPopups = useSetAtom(askLoginPopupsAtom)
  useEffect(() => askContracts(contracts), [askContracts, contracts])
  useEffect(() => askPopups(popups), [askPopups, popups])
  return null
}
