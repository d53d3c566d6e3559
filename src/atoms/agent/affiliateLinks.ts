import { timings } from "#config/timings.ts"
import { titleOf } from "#domain/agent/AffiliateLink.ts"
import type { Rates } from "#domain/agent/Rebate.ts"
import { found } from "#domain/FieldErrors.ts"
import * as calls from "#gateway/calls/agent/affiliates.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { sentForm } from "#atoms/sentForm.ts"

export const affiliateAtom = queryAtom(() => Backend.read(calls.affiliate, {}), { ofMember: true })

export const affiliateLinksAtom = queryAtom(() => Backend.read(calls.affiliateLinks, {}), { ofMember: true })

export const joinAffiliatesAtom = actionAtom({
  run: () => Backend.change(calls.registerAffiliate, {}),
  waits: timings.loader,
  saved: { message: { key: "affiliate_joined" } },
})

interface NewLink {
  readonly title: string
  readonly rates: Rates
}

export const createLinkForm = sentForm<NewLink, "title">({
  rules: {
    fields: ["title"],
    check: ({ title }) => found({ title: titleOf(title) === "" ? "link_title_wrong" : undefined }),
    fieldOf: () => undefined,
  },
  send: ({ title, rates }) =>
    Backend.change(calls.createAffiliateLink, { title: titleOf(title), rebates: rates }),
  onSent: ({ set }) => {
    set(notifyAtom, { message: { key: "link_created" }, tone: "good" })
    set(affiliateLinksAtom.refetchAtom)
  },
  startsOver: true,
})

export const deleteLinkAtom = actionAtom({
  run: (urlId: string) => Backend.change(calls.deleteAffiliateLink, { urlId }),
  waits: timings.loader,
  saved: { message: { key: "link_deleted" } },
})
