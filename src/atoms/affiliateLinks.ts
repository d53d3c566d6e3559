import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import type { Rates } from "#domain/Rebate.ts"
import { Affiliates } from "#services/Affiliates.ts"

import { actionAtom } from "./kernel/action.ts"
import { queryAtom } from "./kernel/query.ts"

const withAffiliates = <A, E>(use: (affiliates: Affiliates["Service"]) => Effect.Effect<A, E>) =>
  Affiliates.use(use).pipe(Effect.provide(Affiliates.layer))

/** Whether the agent is an affiliate, and by which code. */
export const affiliateAtom = queryAtom(() => withAffiliates(({ own }) => own), { ofMember: true })

/** The links of the agent. */
export const affiliateLinksAtom = queryAtom(() => withAffiliates(({ links }) => links), { ofMember: true })

/** Makes the agent an affiliate. */
export const joinAffiliatesAtom = actionAtom({
  run: () => withAffiliates(({ join }) => join),
  waits: timings.loader,
  saved: { message: { key: "affiliate_joined" }, shownFor: timings.toastDefault },
})

/** Makes a link, whose visitors get these rebates. */
export const createLinkAtom = actionAtom({
  run: ({ title, rates }: { readonly title: string; readonly rates: Rates }) =>
    withAffiliates(({ create }) => create(title, rates)),
  waits: timings.loader,
  saved: { message: { key: "link_created" }, shownFor: timings.toastDefault },
})

export const deleteLinkAtom = actionAtom({
  run: (urlId: string) => withAffiliates(({ remove }) => remove(urlId)),
  waits: timings.loader,
  saved: { message: { key: "link_deleted" }, shownFor: timings.toastDefault },
})
