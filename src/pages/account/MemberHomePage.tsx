import { useAtomValue } from "jotai"

import { newMemberCentreAtom } from "#atoms/frame/merchant.ts"

import { MemberCards } from "./MemberCards.tsx"
import { MemberGrid } from "./MemberGrid.tsx"

/** The member centre in the version of the merchant's template (spec §4 "Template"). */
export const MemberHomePage = () => (useAtomValue(newMemberCentreAtom) ? <MemberCards /> : <MemberGrid />)
