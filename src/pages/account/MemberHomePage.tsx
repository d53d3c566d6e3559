import { useAtomValue } from "jotai"

import { newMemberCentreAtom } from "#atoms/merchant.ts"

import { MemberCards } from "./MemberCards.tsx"
import { MemberGrid } from "./MemberGrid.tsx"

/** The member centre in the version the merchant's template names (spec §4 "Template"). */
export const MemberHomePage = () => (useAtomValue(newMemberCentreAtom) ? <MemberCards /> : <MemberGrid />)
