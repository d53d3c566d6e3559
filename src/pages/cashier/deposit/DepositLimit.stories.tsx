import type { StoryDefault } from "@ladle/react"

import { hasProtectionTextsAtom } from "#atoms/protection/limitOffer.ts"
import { limitOffersItem } from "#services/protection/limitOffers.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositLimit } from "./DepositLimit.tsx"

export default { title: "Cashier / Question for a deposit limit" } satisfies StoryDefault

/** An offer to the persona who registered on this device; its date is after all deposits of the account. */
const offer = { owner: JSON.stringify(["lantern", "100000"]), date: "2099-01-01" }

export const Asked = storiesOf(<DepositLimit />)({
  persona: "0",
  settings: { modulesOn: ["RGLIMIT3"] },
  stored: { [limitOffersItem.key]: JSON.stringify([offer]) },
  before: (store) => store.set(hasProtectionTextsAtom, true),
})
