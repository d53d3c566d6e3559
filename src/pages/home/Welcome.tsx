import { useAtomValue } from "jotai"

import { showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import { WelcomeCard } from "#ui/home/WelcomeCard.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { useOffer } from "../frame/useOffer.ts"

export const Welcome = () => {
  const isOpen = useAtomValue(showsRegisterAtom)
  const offer = useOffer()
  const enter = useEnter()
  return isOpen ? <WelcomeCard offer={offer} register={enter(paths.register)} /> : null
}
