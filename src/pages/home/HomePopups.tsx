import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { askContractsAtom, askLoginPopupsAtom, contractsAtom, loginPopupsAtom } from "#atoms/homePopups.ts"
import { offerDownloadAtom } from "#atoms/menus.ts"

/** Asks for what comes up on a member's home: contract prompts, the popups of a login, the app. */
export const HomePopups = () => {
  const contracts = useAtomValue(contractsAtom)
  const popups = useAtomValue(loginPopupsAtom)
  const askContracts = useSetAtom(askContractsAtom)
  const offerDownload = useSetAtom(offerDownloadAtom)
  const askPopups = useSetAtom(askLoginPopupsAtom)
  useEffect(() => askContracts(contracts), [askContracts, contracts])
  useEffect(() => askPopups(popups), [askPopups, popups])
  useEffect(() => offerDownload(), [offerDownload])
  return null
}
