import { useAtomValue } from "jotai"

import { isRegistrationOpenAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import { WelcomeCard } from "#ui/frame/WelcomeCard.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { useOffer } from "../frame/useOffer.ts"

/** What a guest is offered, as long as one can register. */
export const Welcome = () => {
  const isOpen = useAtomValue(isRegistrationOpenAtom)
  const offer = useOffer()
  const enter = useEnter()
  return isOpen ? <WelcomeCard offer={offer} register={enter(paths.register)} /> : null
}
