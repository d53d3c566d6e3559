import { timings } from "#config/timings.ts"
import type { Rates } from "#domain/agent/Rebate.ts"
import * as calls from "#gateway/calls/agent/affiliates.ts"
import { Backend } from "#services/Backend.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

/** Whether the agent is an affiliate, and the affiliate code. */
export const affiliateAtom = queryAtom(() => Backend.read(calls.affiliate, {}), { ofMember: true })

/** The links of the agent. */
export const affiliateLinksAtom = queryAtom(() => Backend.read(calls.affiliateLinks, {}), { ofMember: true })

/** Makes the agent an affiliate. */
export const joinAffiliatesAtom = actionAtom({
  run: () => Backend.change(calls.registerAffiliate, {}),
  waits: timings.loader,
  saved: { message: { key: "affiliate_joined" }, shownFor: timings.toastDefault },
})

/** Creates a link; its visitors get these rebates. */
export const createLinkAtom = actionAtom({
  run: ({ title, rates }: { readonly title: string; readonly rates: Rates }) =>
    Backend.change(calls.createAffiliateLink, { title, rebates: rates }),
  waits: timings.loader,
  saved: { message: { key: "link_created" }, shownFor: timings.toastDefault },
})

export const deleteLinkAtom = actionAtom({
  run: (urlId: string) => Backend.change(calls.deleteAffiliateLink, { urlId }),
  waits: timings.loader,
  saved: { message: { key: "link_deleted" }, shownFor: timings.toastDefault },
})
